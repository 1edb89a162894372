/**
 * What the forms say when something is wrong, each text for its real cause, in a browser. Their states, toasts, alerts
 * and modals are seen in the journeys of each form; here are the sentences beside the fields, and the rare ones.
 */

import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { comment } from '../../inbox/forms/comment.ts';
import { contactMessage } from '../../inbox/forms/contact-message.ts';
import { contactRequest } from '../../inbox/forms/contact-request.ts';
import type { FormDescription, FormField } from '../../inbox/forms/form-description.ts';
import { jobApplication } from '../../inbox/forms/job-application.ts';
import { newsletterSubscription } from '../../inbox/forms/newsletter-subscription.ts';
import { shortApplication } from '../../inbox/forms/short-application.ts';
import { DOCX_PARTS, writeDocx, writePdf, writeZip } from '../../inbox/testing/documents.ts';
import { hydrated } from '../support/hydrated.ts';
import { requestsFrom } from '../support/inbox-file.ts';
import { CV, SHORT_ANSWERS, test } from '../support/jobs.ts';
import { expect, startSite, temporaryDirectory } from '../support/site.ts';

type Place = {
  form: FormDescription;
  address: string;
  /** The form's element. */
  selector: string;
  /** Opens the form when it does not stand in the page. */
  open?: (page: Page) => Promise<void>;
};

const CONTACT_FORM = 'form.contact-form';

const PLACES: readonly Place[] = [
  { form: contactRequest, address: '/', selector: CONTACT_FORM },
  { form: contactMessage, address: '/contact', selector: CONTACT_FORM },
  { form: shortApplication, address: '/careers', selector: CONTACT_FORM },
  {
    form: jobApplication,
    address: '/careers/ebeniste',
    selector: CONTACT_FORM,
    open: (page) => page.getByRole('link', { name: 'Postuler' }).first().click(),
  },
  { form: newsletterSubscription, address: '/newsletter', selector: 'form.newsletter-form' },
];

for (const place of PLACES) {
  test(`an empty ${place.form.kind} is told beside each field what it misses`, {
    tag: '@slow',
  }, async ({ page, jobs }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await openForm(page, jobs.origin, place);
    await page.locator(place.selector).locator('button[type=submit]').click();
    const required = Object.entries<FormField>(place.form.fields).filter(
      ([, { attributes }]) => attributes.required,
    );
    expect(required.length).toBeGreaterThan(0);
    for (const [name, field] of required) {
      const control = page.locator(`${place.selector} [name="${name}"]`);
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveAccessibleDescription(containing(field.missing ?? ''));
      await expect(page.locator(place.selector).getByText(field.missing ?? '')).toBeVisible();
    }
    await expect(page.locator(`${place.selector} [aria-invalid]`)).toHaveCount(required.length);
    await expect(page.locator(`${place.selector} [aria-invalid]`).first()).toBeFocused();
  });
}

test('an empty comment is told beside each field what it misses', { tag: '@slow' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/blog`);
  await page.locator('main a[href^="/blog/"]').first().click();
  const form = page.locator('form', { has: page.getByLabel('Commentaire *') });
  await hydrated(form);
  await form.locator('button[type=submit]').click();
  for (const [name, { missing = '' }] of Object.entries<FormField>(comment.fields)) {
    await expect(form.locator(`[name="${name}"]`)).toHaveAccessibleDescription(containing(missing));
  }
});

/** What people type for an address, and the piece that is missing from it. */
const ADDRESSES = {
  'salma idrissi@cafe.ma': 'Une adresse e-mail ne contient pas d’espace.',
  'salma.cafe.ma': 'Il manque le @ dans l’adresse.',
  '@cafe.ma': 'Il manque le début de l’adresse, avant le @.',
  'salma@': 'Il manque la fin de l’adresse, après le @.',
  'salma@cafe..ma': 'Un caractère de trop s’est glissé dans l’adresse.',
  'salma@localhost': 'Il manque la fin de l’adresse, après «\u00a0localhost\u00a0»',
};

test('a form says which piece of an address is missing, which choice is not on the list and which text is too long', {
  tag: '@slow',
}, async ({ page, jobs }) => {
  await openForm(page, jobs.origin, { address: '/contact', selector: CONTACT_FORM });
  const send = page.locator(`${CONTACT_FORM} button[type=submit]`);
  const email = page.locator(`${CONTACT_FORM} [name="email"]`);
  for (const [typed, message] of Object.entries(ADDRESSES)) {
    // The browser's own field of addresses would not even let some of them be typed.
    await email.evaluate((input: HTMLInputElement) => {
      input.type = 'text';
    });
    await email.fill(typed);
    await send.click();
    await expect(email).toHaveAccessibleDescription(containing(message));
  }

  const service = page.locator(`${CONTACT_FORM} [name="service"]`);
  const message = page.locator(`${CONTACT_FORM} [name="message"]`);
  // Longer than any subject an agency may write. A text that is pasted is not cut.
  await service.evaluate((select: HTMLSelectElement) => {
    const subject = 'Pigeons voyageurs. '.repeat(9);
    select.add(new Option(subject, subject));
    select.value = subject;
  });
  await message.fill('é'.repeat(5_001));
  await send.click();
  await expect(service).toHaveAccessibleDescription(
    containing('Choisissez une réponse de la liste.'),
  );
  await expect(message).toHaveAccessibleDescription(
    /5\s000 caractères au maximum\s: il y en a 5\s001\./,
  );
  await expect(message).toHaveValue(/^é{5001}$/);
});

test('years that are none are told what is expected', async ({ page, jobs }) => {
  const place = PLACES.find(({ form }) => form.kind === 'job-application');
  if (!place) throw new Error('no form of a job');
  await openForm(page, jobs.origin, place);
  const send = page.locator(`${CONTACT_FORM} button[type=submit]`);
  const years = page.locator(`${CONTACT_FORM} [name="experience"]`);
  for (const typed of ['-1', '400']) {
    await years.fill(typed);
    await send.click();
    await expect(years).toHaveAccessibleDescription(/Indiquez un nombre, de 0 à \d+\./);
  }
});

/** Files that only a look inside can tell from a CV. */
const FILES = {
  'Le contenu de ce fichier ne correspond pas à son extension.': {
    name: 'cv.pdf',
    buffer: writeZip(DOCX_PARTS),
  },
  'Ce fichier est abîmé ou incomplet.': { name: 'cv.pdf', buffer: writePdf().subarray(0, 120) },
  'Ce fichier est protégé par un mot de passe ou des restrictions.': {
    name: 'cv.pdf',
    buffer: writePdf({ trailer: '/Encrypt 5 0 R' }),
  },
  'Ce fichier contient beaucoup plus qu’un CV.': {
    name: 'cv.docx',
    buffer: writeDocx([{ name: 'a.bin', content: Buffer.alloc(30e6) }]),
  },
};

test('a file that cannot be read as a CV is told why, and texts stay', async ({ page, jobs }) => {
  const email = 'nour@fichiers.example';
  await openForm(page, jobs.origin, { address: '/careers', selector: CONTACT_FORM });
  const form = page.locator(CONTACT_FORM);
  for (const [label, answer] of Object.entries({ ...SHORT_ANSWERS, 'Email *': email })) {
    await form.getByLabel(label, { exact: true }).fill(answer);
  }
  const cv = form.getByLabel('CV *', { exact: true });
  for (const [message, { name, buffer }] of Object.entries(FILES)) {
    await cv.setInputFiles({ name, mimeType: CV.mimeType, buffer });
    await form.locator('button[type=submit]').click();
    await expect(cv).toHaveAccessibleDescription(containing(message));
    await expect(form.getByLabel('Motivation *', { exact: true })).toHaveValue(
      SHORT_ANSWERS['Motivation *'],
    );
  }
  expect(requestsFrom(jobs.directory, email)).toEqual([]);
});

test('whoever sends without pause is asked for some, text in hand; what was sent before is not counted again', {
  tag: '@slow',
}, async ({ browser, request }) => {
  const directory = await temporaryDirectory();
  const site = await startSite({ directory });
  const send = (message: string) =>
    request.post(`${site.origin}/?index`, {
      form: { name: 'Amal', email: 'amal@pressee.example', company: '', budget: '', message },
      headers: { origin: site.origin },
      maxRedirects: 0,
    });
  const statuses = [];
  for (let count = 0; count < 30; count += 1) statuses.push((await send(`N° ${count}`)).status());
  expect(new Set(statuses)).toEqual(new Set([303]));

  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.origin);
  const form = page.locator(CONTACT_FORM);
  const answers = {
    'Nom complet *': 'Amal',
    'Email *': 'amal@pressee.example',
    'Votre projet *': 'Encore un.',
  };
  for (const [label, answer] of Object.entries(answers)) await form.getByLabel(label).fill(answer);
  await form.locator('button[type=submit]').click();
  await expect(
    page.getByRole('alert').getByText('Beaucoup de messages sont partis de votre réseau'),
  ).toBeVisible();
  await expect(form.getByLabel('Votre projet *')).toHaveValue('Encore un.');
  expect((await send('N° 1')).status()).toBe(303);
  await context.close();
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});

for (const [address, question] of [
  ['/', 'Votre projet *'],
  ['/contact', 'Votre message *'],
] as const) {
  test(`what is being written on ${address} survives a reload, and is gone once it is sent`, {
    tag: '@slow',
  }, async ({ page, jobs }) => {
    const place = { address, selector: CONTACT_FORM };
    await openForm(page, jobs.origin, place);
    const form = page.locator(CONTACT_FORM);
    const field = (label: string) => form.getByLabel(label, { exact: true });
    await field('Nom complet *').fill('Amal');
    await field('Email *').fill('amal@brouillon.example');
    await field(question).fill('Un film\nsur la mer.');
    await field('Budget').selectOption('À discuter');
    await openForm(page, jobs.origin, place);
    await expect(field(question)).toHaveValue('Un film\nsur la mer.');
    await expect(field('Budget')).toHaveValue('À discuter');
    if (address === '/contact') await field('Service *').selectOption('Autre');
    await form.locator('button[type=submit]').click();
    await expect(page.getByText('Nous vous recontacterons dans les 24h.')).toBeVisible();
    await openForm(page, jobs.origin, place);
    await expect(field(question)).toHaveValue('');
    await expect(field('Nom complet *')).toHaveValue('');
  });
}

async function openForm(
  page: Page,
  origin: string,
  { address, selector, open }: Omit<Place, 'form'>,
): Promise<void> {
  await page.goto(origin + address);
  await hydrated(
    page.locator(`${selector} input, ${selector} textarea`).first().locator('xpath=ancestor::form'),
  );
  await open?.(page);
}

function containing(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
