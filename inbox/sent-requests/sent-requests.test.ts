import { expect, test } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { JOB, jobForm, SENT_FROM, shortForm, upload } from '../testing/applications.ts';
import { eachInboxWithMail } from '../testing/each-inbox.ts';
import { linkedPages } from '../testing/linked-pages.ts';
import type { MailServer } from '../testing/mail-server.ts';
import {
  contactForm,
  newsletterForm,
  requireReceived,
  SENDING,
  type TestInbox,
} from '../testing/open-inbox.ts';
import { createSentRequestLinks } from './links.ts';

const AGENCY = 'bonjour@agence.example';
const SALMA = 'salma@cafe-anfa.ma';
const NOUR = 'nour@elfassi.ma';

describeEachEngine('the private link of a sender on $name', (engine) => {
  let server: MailServer;
  let inbox: TestInbox;
  eachInboxWithMail(engine, {}, (opened, mailServer) => {
    inbox = opened;
    server = mailServer;
  });

  const send = async (changes: Record<string, string> = {}) =>
    requireReceived(await inbox.receive('contact-request', contactForm(changes), SENDING));

  const mailsTo = (address: string) =>
    server.received.flatMap(({ recipients, mail }) => (recipients[0] === address ? [mail] : []));

  /** A token as it stands in a mail to an address. */
  function tokenFor(address: string): string {
    for (const { text } of mailsTo(address)) {
      const [, token] = /\/demande\/[\w-]+\?jeton=(\S+)/.exec(text ?? '') ?? [];
      if (token) return token;
    }
    throw new Error(`no link in a mail to ${address}`);
  }

  test('the acknowledgement holds the link, the agency’s mail does not', async () => {
    const { reference } = await send();
    await inbox.deliverDue();
    const [toSender] = mailsTo(SALMA);
    for (const part of [toSender?.text, toSender?.html]) {
      expect(part).toContain(`https://agence.example/demande/${reference}?jeton=`);
    }
    expect(mailsTo(AGENCY)[0]?.html).not.toContain('/demande/');
  });

  test('it shows what was sent and how far it got, and looking changes nothing', async () => {
    const { reference } = await send();
    await inbox.deliverDue();
    const before = await inbox.requests();
    expect(await inbox.sentRequests.look(tokenFor(SALMA))).toMatchObject({
      reference,
      noun: 'demande',
      state: 'new',
      receivedAt: new Date('2026-11-21T09:00Z'),
      dueAt: new Date('2026-11-22T09:00Z'),
      lines: [
        { noun: 'Nom', value: 'Salma Idrissi' },
        { noun: 'E-mail', value: SALMA },
        { noun: 'Entreprise', value: 'Café Anfa' },
        { noun: 'Budget', value: '50K DH - 150K DH' },
        { noun: 'Projet', long: true },
      ],
      file: undefined,
    });
    expect(await inbox.requests()).toEqual(before);
  });

  test('of an application it also shows the job and the name of the CV', async () => {
    const sending = { ...SENT_FROM, about: async () => JOB };
    await inbox.receiveUpload('job-application', upload(jobForm()), sending);
    await inbox.deliverDue();
    expect(await inbox.sentRequests.look(tokenFor(NOUR))).toMatchObject({
      noun: 'candidature',
      about: { title: JOB.title, path: JOB.path },
      file: { name: 'CV Nour.pdf' },
    });
  });

  test('a request that is taken back is closed, once, and the agency is told', async () => {
    const { reference } = await send();
    await inbox.deliverDue();
    const token = tokenFor(SALMA);
    expect(await inbox.sentRequests.withdraw(token)).toBe('done');
    expect(await inbox.sentRequests.withdraw(token)).toBe('done');
    await inbox.deliverDue();
    expect(await inbox.sentRequests.look(token)).toMatchObject({ state: 'withdrawn' });
    expect(await inbox.requests()).toMatchObject([{ status: 'closed', version: 2 }]);
    const withdrawalMails = mailsTo(AGENCY).slice(1);
    expect(withdrawalMails).toMatchObject([
      { subject: `Demande retirée\u00a0: Salma Idrissi (référence ${reference})` },
    ]);
    // Nothing is owed to it any more: no reminder leaves either.
    inbox.clock.now += 48 * 60 * 60_000;
    expect(await inbox.deliverDue()).toEqual({ sent: 0, written: 0, retried: 0, failed: 0 });
  });

  test('an agency that has not heard of it yet never does', async () => {
    await send();
    server.mood = 'dropping connections';
    await inbox.deliverDue();
    const [request] = await inbox.requests();
    if (!request) throw new Error('nothing was kept');
    // No mail that could hold the link has left yet.
    const links = createSentRequestLinks(
      'a secret of at least thirty-two characters',
      linkedPages('').sentRequest,
    );
    const token = links.sentRequest(request).split('jeton=')[1] ?? '';
    server.mood = 'accepting';
    expect(await inbox.sentRequests.withdraw(token)).toBe('done');
    inbox.clock.now += 60 * 60_000;
    await inbox.deliverDue();
    expect(mailsTo(AGENCY)).toEqual([]);
    expect(mailsTo(SALMA)).toHaveLength(1);
  });

  test('whoever has themselves erased is gone everywhere, and nobody else is', async () => {
    await send();
    await send({ message: 'Un autre projet', email: SALMA.toUpperCase() });
    await send({ email: 'reda@garage-sqalli.ma', message: 'Un garage' });
    await inbox.receive('newsletter-subscription', newsletterForm(SALMA), SENDING);
    await inbox.deliverDue();
    const token = tokenFor(SALMA);
    expect(await inbox.sentRequests.erase(token)).toBe('done');
    expect((await inbox.requests()).map(({ fields }) => fields.email)).toEqual([
      'reda@garage-sqalli.ma',
    ]);
    expect(await inbox.subscriptions()).toEqual([]);
    expect(await inbox.sentRequests.look(token)).toBe('gone');
    expect(await inbox.sentRequests.erase(token)).toBe('gone');
    expect(await inbox.sentRequests.withdraw(token)).toBe('gone');
  });

  test('an application goes with its CV', async () => {
    await inbox.receiveUpload('short-application', upload(shortForm()), SENT_FROM);
    await inbox.deliverDue();
    expect(await inbox.attachments()).toHaveLength(1);
    await inbox.sentRequests.erase(tokenFor(NOUR));
    expect(await inbox.attachments()).toEqual([]);
    expect(await inbox.deliveries()).toEqual([]);
  });

  test('a link we never wrote opens nothing', async () => {
    await send();
    await inbox.deliverDue();
    const token = tokenFor(SALMA);
    const [request] = await inbox.requests();
    for (const forged of [
      '',
      'x',
      String(request?.id),
      `${request?.id}.`,
      token.slice(0, -1),
      `${token.slice(0, -2)}AA`,
      // Signed by us, for something else.
      inbox.fillToken(),
    ]) {
      expect(await inbox.sentRequests.look(forged)).toBe('forged');
      expect(await inbox.sentRequests.withdraw(forged)).toBe('forged');
      expect(await inbox.sentRequests.erase(forged)).toBe('forged');
    }
    expect(await inbox.requests()).toMatchObject([{ status: 'new' }]);
  });
});
