import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { auditPage } from '../contract/access.ts';
import { requestDetail } from '../contract/requests.ts';
import { subscription, subscriptionPage } from '../contract/subscriptions.ts';
import { CV, JOB, SENT_FROM, shortForm, upload } from '../testing/applications.ts';
import { applicationIn } from '../testing/arrivals.ts';
import { writeDoc } from '../testing/documents.ts';
import { eachInbox } from '../testing/each-inbox.ts';
import { contactForm, newsletterForm, SENDING, type TestInbox } from '../testing/open-inbox.ts';
import { ask, call, identify } from '../testing/staff.ts';

describeEachEngine('files and lists to take along on $name', (engine) => {
  let inbox: TestInbox;
  eachInbox(engine, { identify }, (opened) => {
    inbox = opened;
  });

  /**
   * Sends an application.
   * @returns the id of its file
   */
  async function apply(cv = CV): Promise<string> {
    const about = async () => JOB;
    await inbox.receiveUpload('short-application', upload(shortForm({}, cv)), {
      ...SENT_FROM,
      about,
    });
    const files = await inbox.attachments();
    return files.find(({ name }) => name === cv.name)?.id ?? '';
  }

  test('a CV is handed out byte for byte, to be saved and never shown, and who took it is written down [S32]', async () => {
    const name = 'Nour’s CV "été".pdf';
    await apply({ name, bytes: CV.bytes });
    const file = await call(inbox, 'recruiter', `/attachments/${await onlyFile()}`);
    expect(file.status).toBe(200);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(
      createHash('sha256').update(CV.bytes).digest('hex'),
    );
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    const disposition = file.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[\w .()-]+\.pdf"; filename\*=UTF-8''\S+$/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toContain('été');
    await call(inbox, 'administrator', `/attachments/${await onlyFile()}`);
    const { items } = await ask(
      inbox,
      'administrator',
      auditPage,
      '/audit?action=attachment_downloaded',
    );
    expect(items.map(({ actor }) => actor?.name).sort()).toEqual(['Aïcha Bennani', 'Rim Tazi']);
  });

  async function onlyFile(): Promise<string | undefined> {
    return (await inbox.attachments())[0]?.id;
  }

  test('a file to be verified is opened only once somebody has answered for it by name', async () => {
    const id = await apply({ name: 'cv.doc', bytes: writeDoc() });
    const refused = await call(inbox, 'recruiter', `/attachments/${id}`);
    expect(refused.status).toBe(422);
    expect((await refused.json()).error.message).toContain('à vérifier');
    for (let count = 0; count < 2; count += 1) {
      const released = await ask(inbox, 'recruiter', requestDetail, `/attachments/${id}/release`, {
        method: 'POST',
      });
      expect(released.files).toMatchObject([
        { verdict: 'unverified', downloadable: true, releasedBy: { name: 'Rim Tazi' } },
      ]);
      expect(released.history).toMatchObject([
        { action: 'attachment_released', details: { verdict: 'unverified' } },
      ]);
    }
    expect((await call(inbox, 'recruiter', `/attachments/${id}`)).status).toBe(200);
  });

  test('an export computes nothing, whichever sign a spreadsheet takes for the end of a cell', async () => {
    const sent = {
      name: 'Salma ;=1+1',
      company: 'x;=HYPERLINK(A1)',
      message: [
        "Bonjour, un site svp;=cmd|'/c calc'!A1;merci",
        'Deux fois,\t@SUM(A1), "+1", et ;"=1+1"',
        '- un riad',
        ' \uff1dA1 ; à bientôt, Salma',
      ].join('\n'),
    };
    await inbox.receive('contact-request', contactForm(sent), SENDING);
    const text = await (await call(inbox, 'sales', '/requests.csv?area=contact')).text();
    const [header, row] = parseCsv(text);
    const cell = (name: string) => row?.[header?.indexOf(name) ?? -1];
    expect(cell('Nom')).toBe("Salma ;'=1+1");
    expect(cell('Entreprise')).toBe("x;'=HYPERLINK(A1)");
    expect(cell('Projet')).toBe(
      [
        "Bonjour, un site svp;'=cmd|'/c calc'!A1;merci",
        'Deux fois,\t\'@SUM(A1),\' "+1", et ;\'"=1+1"',
        "'- un riad",
        "' \uff1dA1 ; à bientôt, Salma",
      ].join('\n'),
    );
    // As the worst of readers has it: any sign that parts cells does, quoted or not.
    for (const part of text.split(/[;,\t\r\n]/)) {
      expect(part).not.toMatch(/^[\s"]*[=+\-@\uff1d]/);
    }
  });

  test('an export opens in a spreadsheet as it was written, and computes nothing', async () => {
    const attacks = [
      '=HYPERLINK("//evil.example";"clic")',
      '+212 6 00 00 00 00',
      '-1+1',
      '@SUM(A1)',
      ' =1+1',
      '\uff1d1+1',
    ];
    for (const [index, name] of attacks.entries()) {
      inbox.clock.now += 1000;
      const message = index === 0 ? 'Deux lignes\net "des guillemets", voilà' : name;
      const form = contactForm({ submissionKey: randomUUID(), name, message });
      await inbox.receive('contact-request', form, SENDING);
    }
    const answer = await call(inbox, 'sales', '/requests.csv?area=contact&order=oldest');
    expect(answer.headers.get('content-type')).toContain('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename=demandes-contact-2026-11-21.csv',
    );
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    // Excel in French makes columns of semicolons when a file is opened with a double click.
    expect(text.startsWith('\ufeff"Référence";"Reçue le";')).toBe(true);
    const [header, ...rows] = parseCsv(text.slice(1));
    expect(header).toEqual(
      expect.arrayContaining(['Nom', 'E-mail', 'Téléphone', 'Projet', 'Service', 'Entreprise']),
    );
    const column = (name: string) => rows.map((row) => row[header?.indexOf(name) ?? -1]);
    expect(column('Formulaire')).toEqual(attacks.map(() => 'Demande de projet'));
    expect(column('Source')).toEqual(attacks.map(() => 'Page d’accueil'));
    expect(column('Budget')).toEqual(attacks.map(() => '50K DH - 150K DH'));
    // What stands first in a form is trimmed, so the space of the fifth is gone.
    expect(column('Nom')).toEqual(attacks.map((name) => `'${name.trim()}`));
    expect(column('Projet')[0]).toBe('Deux lignes\net "des guillemets", voilà');
    expect(column('Statut')).toEqual(attacks.map(() => 'Nouveau'));
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\uff1d]/);
    const { items } = await ask(inbox, 'administrator', auditPage, '/audit');
    expect(items).toMatchObject([
      { action: 'requests_exported', details: { area: 'contact', rows: 6 } },
    ]);
  });

  test('an application is exported with its stage, the one state it has', async () => {
    const id = await applicationIn(inbox);
    const body = { stage: 'interview' };
    await call(inbox, 'recruiter', `/requests/${id}`, { method: 'PATCH', version: 1, body });
    const answer = await call(inbox, 'recruiter', '/requests.csv?area=applications');
    const [header, row] = parseCsv(await answer.text());
    expect(header).not.toContain('Statut');
    expect(row?.[header?.indexOf('Étape') ?? -1]).toBe('Entretien');
  });

  test('a long list is exported whole, also while it grows', { tags: ['slow'] }, async () => {
    const receive = (index: number) => {
      const form = contactForm({ submissionKey: randomUUID(), name: `Personne ${index}` });
      return inbox.receive('contact-request', form, SENDING);
    };
    await Promise.all(Array.from({ length: 250 }, (_, index) => receive(index)));
    inbox.clock.now += 1;
    const answer = await call(inbox, 'sales', '/requests.csv?area=contact');
    const [text] = await Promise.all([answer.text(), receive(250), receive(251)]);
    const references = parseCsv(text).map(([reference]) => reference);
    expect(new Set(references).size).toBe(references.length);
    expect(references.length).toBeGreaterThanOrEqual(251);
  });

  test('the newsletter’s list is read, exported and left by hand', async () => {
    for (const address of ['reda@garage.example', 'lina@fleurs.example']) {
      inbox.clock.now += 1000;
      await inbox.receive('newsletter-subscription', newsletterForm(address), SENDING);
    }
    const { items } = await ask(inbox, 'editor', subscriptionPage, '/subscriptions?state=pending');
    expect(items.map(({ address }) => address)).toEqual([
      'lina@fleurs.example',
      'reda@garage.example',
    ]);
    expect(items[0]).toMatchObject({
      confirmedAt: null,
      consent: expect.stringContaining('vous envoyer notre lettre'),
    });
    const left = await ask(
      inbox,
      'editor',
      subscription,
      `/subscriptions/${items[0]?.id}/unsubscribe`,
      { method: 'POST' },
    );
    expect(left).toMatchObject({ state: 'unsubscribed', address: null });
    const page = await ask(inbox, 'editor', subscriptionPage, '/subscriptions?q=GARAGE');
    expect(page.items).toHaveLength(1);
    const csv = await (await call(inbox, 'editor', '/subscriptions.csv?state=pending')).text();
    expect(parseCsv(csv).map(([address]) => address)).toEqual(['Adresse', 'reda@garage.example']);
    expect(csv).not.toContain('lina');
  });
});

/** Reads CSV as a spreadsheet in French does. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.matchAll(/"((?:[^"]|"")*)"(;|\r\n)/g)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
