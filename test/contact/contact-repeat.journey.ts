/** However often a message is sent, it is kept once. */
import { randomUUID } from 'node:crypto';
import { FAILURE, fillIn, openWithScript, sendButton } from '../support/contact-forms.ts';
import { requestsFrom } from '../support/inbox-file.ts';
import { expect, test } from '../support/site.ts';

test('a double click keeps one message [shell-7.10] [U10]', async ({ page, site }) => {
  await openWithScript(page, '/');
  await fillIn(page, {
    'Nom complet *': 'Leïla Fassi',
    'Email *': 'leila@double-clic.example',
    'Votre projet *': 'Un nouveau logo.',
  });
  await sendButton(page).dblclick();
  await expect(page.getByText('Nous vous recontacterons dans les 24h.')).toBeVisible();
  expect(requestsFrom(site.directory, 'leila@double-clic.example')).toHaveLength(1);
});

test('a message whose answer was lost on the way is tried again and kept once [shell-7.10] [shell-8.01] [R10]', async ({
  page,
  site,
}) => {
  await openWithScript(page, '/');
  await fillIn(page, {
    'Nom complet *': 'Leïla Fassi',
    'Email *': 'leila@reponse-perdue.example',
    'Votre projet *': 'Un nouveau logo.',
  });
  let isLost = false;
  await page.route(`${site.origin}/**`, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    // The server gets the message and answers; the visitor's connection breaks before the answer arrives.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await sendButton(page).click();
  await expect(page.getByRole('alert').getByText(FAILURE)).toBeVisible();
  expect(requestsFrom(site.directory, 'leila@reponse-perdue.example')).toHaveLength(1);

  await sendButton(page).click();
  await expect(page.getByText('Nous vous recontacterons dans les 24h.')).toBeVisible();
  expect(requestsFrom(site.directory, 'leila@reponse-perdue.example')).toHaveLength(1);
});

test('ten sends of one message at once are one record, and all are told it is kept [shell-7.10]', async ({
  request,
  site,
}) => {
  const form = {
    name: 'Mehdi Lahlou',
    email: 'mehdi@en-parallele.example',
    service: 'Autre',
    message: 'Bonjour.',
    submissionKey: randomUUID(),
  };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => request.post('/contact', { form })),
  );
  expect(answers.map((answer) => answer.status())).toEqual(Array(10).fill(200));
  expect(requestsFrom(site.directory, form.email)).toHaveLength(1);
});

test('the same key with another text is refused with 409, and the first text stays [shell-7.10]', async ({
  request,
  site,
}) => {
  const form = {
    name: 'Mehdi Lahlou',
    email: 'mehdi@meme-cle.example',
    service: 'Autre',
    message: 'Le premier texte.',
    submissionKey: randomUUID(),
  };
  expect((await request.post('/contact', { form })).status()).toBe(200);
  const second = await request.post('/contact', { form: { ...form, message: 'Un autre texte.' } });
  expect(second.status()).toBe(409);
  expect(await second.text()).toContain('Un premier message nous est bien parvenu');
  const requests = requestsFrom(site.directory, form.email);
  expect(requests.map(({ fields }) => fields.message)).toEqual(['Le premier texte.']);
});
