/** Applications at the recruiter's desk: their CV, their stages, and the addresses that refuse other roles. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { z } from 'zod';
import { type RequestDetail, requestDetail } from '../../inbox/contract/requests.ts';
import { writeCv, writeDoc, writePdf } from '../../inbox/testing/documents.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  type Agency,
  askInbox,
  detail,
  expect,
  openDesk,
  requestFrom,
  row,
  sendApplication,
  sendContact,
  test,
} from '../support/requests-desk.ts';

const PDF = writePdf();

const SIZES = [
  { where: 'on a telephone', viewport: { width: 390, height: 900 } },
  { where: 'at a desk', viewport: { width: 1440, height: 900 } },
];

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('a recruiter downloads a CV byte for byte, and the log says so', async ({
    page,
    agency,
  }) => {
    const name = `Imane Rhazi`;
    const email = `imane@mail.example`;
    await sendApplication(agency, { name, email }, { name: 'CV Imane.pdf', bytes: PDF });
    await openDesk(page, agency, 'recruiter');
    await expect(page).toHaveURL(/\/studio\/demandes\/candidatures$/);
    await row(page, name).click();
    const downloading = page.waitForEvent('download');
    await detail(page).getByRole('button', { name: 'Télécharger CV Imane.pdf' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('CV Imane.pdf');
    expect(await readFile(await download.path())).toEqual(PDF);

    const { id } = await requestFrom(agency, email);
    const log = await askInbox(agency, 'administrator', '/audit?action=attachment_downloaded');
    expect(await log.json()).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({
          requestId: id,
          actor: expect.objectContaining({ name: 'Inès Alaoui' }),
        }),
      ]),
    });
  });

  test('an old Word file is marked, opened only once somebody has answered for it, and never without a warning', {
    tag: '@slow',
  }, async ({ page, agency }) => {
    const name = `Sofia Naciri`;
    const doc = writeDoc();
    await sendApplication(
      agency,
      { name, email: `sofia@mail.example` },
      { name: 'cv-sofia.doc', bytes: doc },
    );
    await openDesk(page, agency, 'recruiter', '/candidatures');
    await row(page, name).click();
    const files = detail(page).getByRole('region', { name: 'Pièces jointes' });
    await expect(files.getByText('à vérifier')).toBeVisible();
    await expect(files.getByRole('button', { name: /^Télécharger/ })).toHaveCount(0);
    await files
      .getByRole('button', { name: 'Autoriser le téléchargement de cv-sofia.doc' })
      .click();
    const warning = page.getByRole('dialog', { name: 'Fichier à vérifier' });
    await expect(warning).toContainText('sans activer les macros');
    await warning.getByRole('button', { name: 'Autoriser le téléchargement' }).click();
    await expect(files.getByText(/autorisé par Inès Alaoui/)).toBeVisible();

    await files.getByRole('button', { name: 'Télécharger cv-sofia.doc' }).click();
    const downloading = page.waitForEvent('download');
    await warning.getByRole('button', { name: 'Télécharger quand même' }).click();
    expect(await readFile(await (await downloading).path())).toEqual(doc);
  });
});

for (const { where, viewport } of SIZES) {
  test.describe(where, () => {
    test.use({ viewport, hasTouch: viewport.width < 700 });

    test('a CV is read in the page, in a frame from which nothing reaches the desk', {
      tag: '@slow',
    }, async ({ page, agency }) => {
      const name = `Meryem Alami ${viewport.width}`;
      const email = `meryem-${viewport.width}@mail.example`;
      const cv = writeCv([name, 'Motion designer', 'Casablanca'], 'https://meryem.example/films');
      await sendApplication(agency, { name, email }, { name: 'CV.pdf', bytes: cv });
      await openDesk(page, agency, 'recruiter', '/candidatures');
      await row(page, name).click();
      await detail(page).getByRole('button', { name: 'Lire ici CV.pdf' }).click();
      const frame = detail(page).frameLocator(`iframe[title="CV de ${name}"]`);
      const sheet = frame.getByRole('region', { name: 'Page 1 sur 1' });
      await expect(sheet.getByText('Motion designer')).toBeVisible();
      await expect(sheet).toHaveAttribute('data-drawn');
      // Its decoder is WebAssembly, which the policy of the frame allows and no other page of ours.
      expect(await sheet.locator('canvas').evaluate(isInkedInTheMiddle)).toBe(true);
      await expect(detail(page).getByText('Une page.')).toBeVisible();
      const link = detail(page).getByRole('link', { name: 'https://meryem.example/films' });
      await expect(link).toHaveAttribute('rel', /noreferrer/);
      await expectAccessible(page);

      const within = page.frames().find((one) => one.url().endsWith('/studio/apercu-cv'));
      // What a file could do that took the reader over.
      expect(await within?.evaluate(reachOut)).toEqual({
        origin: 'null',
        cookies: 'SecurityError',
        storage: 'SecurityError',
        desk: 'SecurityError',
        api: 'TypeError',
        elsewhere: 'TypeError',
      });
      const shell = await fetch(`${agency.origin}/studio/apercu-cv`);
      expect(shell.headers.get('content-security-policy')).toContain('sandbox allow-scripts');
      expect(shell.headers.get('x-frame-options')).toBe('SAMEORIGIN');

      // The next CV is drawn unasked, and says so when it cannot be.
      const next = `Otmane Cherkaoui ${viewport.width}`;
      const damaged = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
      await sendApplication(
        agency,
        { name: next, email: `otmane-${viewport.width}@mail.example` },
        { name: 'abime.pdf', bytes: damaged },
      );
      const { id } = await requestFrom(agency, `otmane-${viewport.width}@mail.example`);
      await page.goto(`${agency.origin}/studio/demandes/candidatures/${id}`);
      await expect(detail(page).getByText(/ne se laisse pas dessiner ici/)).toBeVisible();
    });

    test('an application is dragged to another stage, and moved there by keyboard alone', {
      tag: '@slow',
    }, async ({ page, agency }) => {
      const name = `Walid Haddad ${viewport.width}`;
      const email = `walid-${viewport.width}@mail.example`;
      await sendApplication(agency, { name, email }, { name: 'walid.pdf', bytes: PDF });
      await openDesk(page, agency, 'recruiter', '/candidatures?vue=tableau');
      const column = (label: string) => page.getByRole('region', { name: new RegExp(`^${label}`) });
      const card = (label: string) => column(label).getByRole('link', { name });
      await expect(card('Reçue')).toBeVisible();
      await drag(page, card('Reçue'), column('Présélection'), viewport.width < 700);
      await expect(card('Présélection')).toBeVisible();
      await expect(page.getByText(`${name}\u00a0: présélection.`)).toBeVisible();
      await expect(page).toHaveURL(/vue=tableau/);

      const handle = page.getByRole('button', { name: `Déplacer la candidature de ${name}` });
      const announcement = page.locator('[id^="DndLiveRegion"]');
      await handle.focus();
      await pickUp(page, 'Space');
      await expect(announcement).toHaveText(
        `Candidature de ${name} prise, dans «\u00a0Présélection\u00a0».`,
      );
      await page.keyboard.press('ArrowLeft');
      await expect(announcement).toHaveText(`${name}\u00a0: «\u00a0Reçue\u00a0».`);
      await page.keyboard.press('Escape');
      await expect(announcement).toHaveText(
        `Candidature de ${name} laissée dans «\u00a0Présélection\u00a0».`,
      );
      await expect(card('Présélection')).toBeVisible();
      await pickUp(page, 'Enter');
      await page.keyboard.press('ArrowLeft');
      await expect(announcement).toHaveText(`${name}\u00a0: «\u00a0Reçue\u00a0».`);
      await page.keyboard.press('Enter');
      await expect(card('Reçue')).toBeVisible();
      await expect(handle).toBeFocused();
      await expectAccessible(page);
      await page.reload();
      await expect(card('Reçue')).toBeVisible();
    });

    test('a candidate is refused at a chosen hour by keyboard alone, another invited with what calendars read', {
      tag: '@slow',
    }, async ({ page, agency }) => {
      const refused = {
        name: `Adil Berrada ${viewport.width}`,
        email: `adil${viewport.width}@mail.example`,
      };
      const invited = {
        name: `Hind Lamrani ${viewport.width}`,
        email: `hind${viewport.width}@mail.example`,
      };
      for (const answers of [refused, invited]) {
        await sendApplication(agency, answers, {
          name: 'cv.pdf',
          bytes: writeCv([answers.name], 'https://a.example'),
        });
      }
      await openDesk(page, agency, 'recruiter', '/candidatures?vue=tableau');
      const announcement = page.locator('[id^="DndLiveRegion"]');
      await page.getByRole('button', { name: `Déplacer la candidature d’${refused.name}` }).focus();
      await pickUp(page, 'Space');
      for (const stage of ['Présélection', 'Entretien', 'Offre', 'Embauche', 'Refus']) {
        await page.keyboard.press('ArrowRight');
        await expect(announcement).toHaveText(`${refused.name}\u00a0: «\u00a0${stage}\u00a0».`);
      }
      await page.keyboard.press('Space');
      const refusal = page.getByRole('dialog', { name: `Refuser ${refused.name}` });
      await expect(refusal.getByLabel('Votre e-mail')).toHaveValue(/^Bonjour Adil,[^{]+$/);
      await expect(refusal.getByRole('button', { name: 'Refuser et envoyer' })).toBeFocused();
      await expectAccessible(page);
      const departure = refusal.getByLabel('Départ');
      await departure.focus();
      await page.keyboard.press('ArrowDown');
      await expect(refusal.getByLabel('Heure de départ, au Maroc')).toHaveValue(/T09:00$/);
      const button = refusal.getByRole('button', { name: 'Refuser et prévoir l’e-mail' });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(refusal).toBeHidden();
      const column = page.getByRole('region', { name: /^Refus/ });
      await expect(column.getByRole('link', { name: refused.name })).toBeVisible();
      await expect(
        column.getByRole('button', { name: `Déplacer la candidature d’${refused.name}` }),
      ).toBeFocused();
      expect(await applicationOf(agency, refused.email)).toMatchObject({
        stage: 'rejected',
        status: 'closed',
        answers: [
          { deliveryId: null, cancelledAt: null, sendAt: expect.stringMatching(/T0[89]:00/) },
        ],
      });

      const { id } = await requestFrom(agency, invited.email);
      await page.goto(`${agency.origin}/studio/demandes/candidatures/${id}`);
      await detail(page).getByRole('button', { name: 'Entretien…' }).click();
      const invitation = page.getByRole('dialog', {
        name: `Inviter ${invited.name} à un entretien`,
      });
      await invitation.getByLabel('Jour et heure, au Maroc').fill('2027-03-02T14:30');
      await invitation.getByLabel(/^Lieu/).fill('Studio, 12 rue des Arts');
      await expect(invitation.getByLabel('Votre e-mail')).toHaveValue(
        /entretien mardi 2\u00a0mars à 14h30 \(Studio, 12 rue des Arts\)/,
      );
      await expectAccessible(page);
      await invitation.getByRole('button', { name: 'Inviter', exact: true }).click();
      await expect(invitation).toBeHidden();
      await expect
        .poll(() =>
          agency.mailServer.mails.some(
            (mail) =>
              /^Votre entretien/.test(mail.email.subject ?? '') &&
              mail.recipients.includes(invited.email),
          ),
        )
        .toBe(true);
      const letter = agency.mailServer.mails.find(
        ({ email, recipients }) =>
          recipients.includes(invited.email) && /^Votre entretien/.test(email.subject ?? ''),
      );
      const file = letter?.email.attachments.find(({ filename }) => filename === 'invitation.ics');
      const calendar = new ICAL.Component(
        ICAL.parse(Buffer.from(z.instanceof(Uint8Array).parse(file?.content)).toString()),
      );
      expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
      const event = calendar.getFirstSubcomponent('vevent');
      expect(event?.getFirstPropertyValue('dtstart')?.toString()).toBe('2027-03-02T14:30:00');
      expect(event?.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe(
        'Africa/Casablanca',
      );
      expect(event?.getFirstPropertyValue('location')).toBe('Studio, 12 rue des Arts');
      expect(await applicationOf(agency, invited.email)).toMatchObject({
        stage: 'interview',
        status: 'answered',
      });
    });
  });
}

async function applicationOf(agency: Agency, email: string): Promise<RequestDetail> {
  const { id } = await requestFrom(agency, email);
  return requestDetail.parse(await (await askInbox(agency, 'recruiter', `/requests/${id}`)).json());
}

/** Run in the page: whether the scan in the middle of the page was drawn. */
function isInkedInTheMiddle(canvas: Element): boolean {
  if (!(canvas instanceof HTMLCanvasElement)) return false;
  const [x, y] = [Math.floor(canvas.width / 2), Math.floor(canvas.height / 2)];
  const [red = 255] = canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [];
  return red < 128;
}

/** Run in the frame: what each way out of it answers, or the name of the error that closes it. */
async function reachOut() {
  const attempt = async (way: () => unknown) => {
    try {
      return String(await way());
    } catch (error) {
      return error instanceof Error || error instanceof DOMException ? error.name : 'unknown';
    }
  };
  return {
    origin: window.origin,
    cookies: await attempt(() => document.cookie),
    storage: await attempt(() => localStorage.length),
    desk: await attempt(() => window.parent.document.title),
    api: await attempt(async () => (await fetch('/inbox/v1/me')).status),
    elsewhere: await attempt(async () => (await fetch('https://example.com')).status),
  };
}

/** Picks up the card whose handle has the focus. It can be moved once it is drawn, faster than a person presses. */
async function pickUp(page: Page, key: 'Space' | 'Enter'): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.locator('[id^="DndLiveRegion"]')).toHaveText(/ prise, dans /);
  // The one before may still be flying home.
  await expect(page.locator('.requests-card[data-dragged]').last()).toBeVisible();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))),
  );
}

/** Takes a card to a column as a hand does: with the mouse, or with a finger that rests on it first. */
async function drag(page: Page, card: Locator, column: Locator, byFinger: boolean): Promise<void> {
  const from = await card.boundingBox();
  const to = await column.boundingBox();
  if (!from || !to) throw new Error('not on screen');
  const start = { x: from.x + 40, y: from.y + 12 };
  // On a telephone the next column shows by its edge, where the board begins to scroll by itself.
  const end = { x: to.x + (byFinger ? 8 : 80), y: from.y + 30 };
  if (!byFinger) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 20, start.y, { steps: 3 });
    await page.mouse.move(end.x, end.y, { steps: 6 });
    await page.mouse.up();
    return;
  }
  const devtools = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  await expect(page.locator('.requests-board[data-dragging]')).toBeVisible();
  await touch('touchMove', [{ x: (start.x + end.x) / 2, y: start.y }]);
  await touch('touchMove', [end]);
  await expect(column).toHaveAttribute('data-over');
  await touch('touchEnd', []);
  await devtools.detach();
}

test('five candidates are refused together, each by a mail with their own name', {
  tag: '@slow',
}, async ({ page, agency }) => {
  const names = ['Amina', 'Brahim', 'Chaimae', 'Driss', 'Esma'];
  for (const name of names) {
    const answers = { name: `${name} Ensemble`, email: `${name}@ensemble.example`.toLowerCase() };
    await sendApplication(agency, answers, {
      name: 'cv.pdf',
      bytes: writeCv([name], 'https://a.example'),
    });
  }
  await openDesk(page, agency, 'recruiter', '/candidatures?q=ensemble');
  await expect(row(page, 'Amina Ensemble')).toBeVisible();
  await row(page, 'Esma Ensemble').focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Tout choisir' }).click();
  await page.getByRole('button', { name: 'Refuser…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refuser 5 candidatures' });
  await expect(dialog.getByRole('button', { name: 'Refuser et envoyer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('5\u00a0demandes refusées.')).toBeVisible();
  const letterTo = (name: string) =>
    agency.mailServer.mails.find(
      ({ email, recipients }) =>
        recipients.includes(`${name}@ensemble.example`.toLowerCase()) &&
        email.text?.startsWith(`Bonjour ${name},`),
    );
  await expect.poll(() => names.filter((name) => !letterTo(name))).toEqual([]);
});

test('a recruiter finds no messages: not in the tabs, not by an address, not by the service', {
  tag: '@slow',
}, async ({ page, agency }) => {
  const email = 'secret@maisonlalla.example';
  await sendContact(agency, { name: 'Canari Secret', email, message: 'Pour le commercial seul.' });
  const { id } = await requestFrom(agency, email);
  await openDesk(page, agency, 'recruiter');
  const tabs = page.getByRole('navigation', { name: 'Boîtes de réception' });
  await expect(tabs.getByRole('link', { name: /^Candidatures/ })).toBeVisible();
  for (const tab of ['Messages', 'Commentaires', 'Newsletter', 'Journal']) {
    await expect(tabs.getByRole('link', { name: new RegExp(`^${tab}`) })).toHaveCount(0);
  }
  await page.goto(`${agency.origin}/studio/demandes/messages/${id}`);
  await expect(page).toHaveURL(/\/candidatures$/);
  await page.goto(`${agency.origin}/studio/demandes/candidatures/${id}`);
  await expect(detail(page).getByText('Réservé à d’autres rôles')).toBeVisible();
  await expect(page.getByText('Canari Secret')).toHaveCount(0);
  expect((await askInbox(agency, 'recruiter', `/requests/${id}`)).status).toBe(403);
});
