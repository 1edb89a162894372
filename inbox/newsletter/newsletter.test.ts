import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { openDatabase } from '../database.ts';
import { CONFIRMATION_LIFETIME } from '../forms/lifetimes.ts';
import { CURRENT_CONSENT } from '../forms/newsletter-wording.ts';
import { eachInboxWithMail } from '../testing/each-inbox.ts';
import { linkedPages } from '../testing/linked-pages.ts';
import type { MailServer } from '../testing/mail-server.ts';
import {
  contactForm,
  newsletterForm,
  openInbox,
  requireReceived,
  SENDING,
  type TestInbox,
} from '../testing/open-inbox.ts';
import { createNewsletterLinks } from './links.ts';
import { MAIL_COOLDOWN } from './subscribe.ts';

const SALMA = 'salma@cafe-anfa.ma';
const MINUTE = 60_000; // ms

describeEachEngine('the newsletter on $name', (engine) => {
  let server: MailServer;
  let database: DatabaseOptions;
  let inbox: TestInbox;
  const fresh = eachInboxWithMail(
    engine,
    { webhookUrl: 'http://127.0.0.1:9/' },
    (opened, mailServer, emptied) => {
      inbox = opened;
      server = mailServer;
      database = emptied;
    },
  );

  /** Sends the form as a visitor who opened the page anew. */
  async function subscribe(email = SALMA, changes: Record<string, string> = {}) {
    const form = newsletterForm(email, { submissionKey: randomUUID(), ...changes });
    const receipt = requireReceived(await inbox.receive('newsletter-subscription', form, SENDING));
    await inbox.deliverDue();
    return receipt;
  }

  /** The links of the latest mail. */
  function links() {
    const text = server.received.at(-1)?.mail.text ?? '';
    const token = (page: string) =>
      new RegExp(`^https://agence\\.example/newsletter/${page}\\?jeton=(\\S+)$`, 'm').exec(
        text,
      )?.[1];
    return { confirm: token('confirmer') ?? '', leave: token('desinscription') ?? '' };
  }

  async function subscribeAndConfirm(email = SALMA) {
    await subscribe(email);
    const opened = links();
    expect(await inbox.newsletter.confirm(opened.confirm)).toBe('done');
    return opened;
  }

  const subjects = () => server.received.map(({ mail }) => mail.subject);
  const states = async () => (await inbox.subscriptions()).map(({ state }) => state);

  test('an address waits for its confirmation, with the proof of what it was asked [L05]', async () => {
    await subscribe();

    expect(await inbox.subscriptions()).toMatchObject([
      {
        address: SALMA,
        state: 'pending',
        consent: CURRENT_CONSENT,
        requested_at: inbox.clock.now,
        confirmed_at: null,
      },
    ]);
    expect(await inbox.requests()).toMatchObject([
      { kind: 'newsletter-subscription', status: 'new', fields: { email: SALMA } },
    ]);
    // Neither the agency nor its spreadsheet is told of it.
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[SALMA]]);
    expect((await inbox.deliveries()).map(({ channel }) => channel)).toEqual(['confirmation-mail']);
  });

  test('beyond a thousand a day no confirmation leaves, the request is kept, and the agency is told', async () => {
    const db = await openDatabase(database, () => {});
    const day = new Date(inbox.clock.now).toISOString().slice(0, 10);
    await db
      .insertInto('daily_counts')
      .values({ day, counter: 'confirmations', subject: '', used: 999 })
      .execute();
    await db.destroy();

    await subscribe('a@cafe.ma');
    await subscribe('b@cafe.ma');
    await subscribe('c@cafe.ma');
    await inbox.deliverDue();
    expect(server.received.map(({ recipients }) => recipients)).toEqual([
      ['a@cafe.ma'],
      ['bonjour@agence.example'],
    ]);
    expect(subjects().at(-1)).toBe(
      'Alerte du site\u00a0: Trop d’inscriptions à la newsletter en un jour',
    );
    expect(await states()).toEqual(['pending', 'pending', 'pending']);

    inbox.clock.now += MAIL_COOLDOWN;
    await subscribe('b@cafe.ma');
    expect(server.received.at(-1)?.recipients).toEqual(['b@cafe.ma']);
  });

  test('looking at the link confirms nothing, confirming it does, once [shell-2.137] [S20]', async () => {
    await subscribe();
    const { confirm } = links();
    for (let scans = 0; scans < 3; scans += 1) {
      expect(await inbox.newsletter.lookAtConfirmation(confirm)).toBe('ready');
    }
    expect(await states()).toEqual(['pending']);

    inbox.clock.now += MINUTE;
    const both = await Promise.all([
      inbox.newsletter.confirm(confirm),
      inbox.newsletter.confirm(confirm),
    ]);
    expect(both.sort()).toEqual(['confirmed', 'done']);
    expect(await inbox.newsletter.lookAtConfirmation(confirm)).toBe('confirmed');
    expect(await inbox.subscriptions()).toMatchObject([
      { state: 'confirmed', confirmed_at: inbox.clock.now, address: SALMA },
    ]);
  });

  test('a link opens nothing after seven days, and still says that it was used', async () => {
    await subscribe();
    const { confirm } = links();
    inbox.clock.now += CONFIRMATION_LIFETIME - 1;
    expect(await inbox.newsletter.lookAtConfirmation(confirm)).toBe('ready');
    inbox.clock.now += 1;
    expect(await inbox.newsletter.lookAtConfirmation(confirm)).toBe('expired');
    expect(await inbox.newsletter.confirm(confirm)).toBe('expired');
    expect(await states()).toEqual(['pending']);

    await subscribe();
    const again = links();
    expect(await inbox.newsletter.confirm(again.confirm)).toBe('done');
    inbox.clock.now += 2 * CONFIRMATION_LIFETIME;
    expect(await inbox.newsletter.confirm(again.confirm)).toBe('confirmed');
  });

  test('no token but the one we signed for its purpose does anything [S21]', async () => {
    await subscribe();
    const { confirm, leave } = links();
    const others = createNewsletterLinks(
      'some other secret of thirty-two characters',
      linkedPages(''),
    );
    const [request] = await inbox.requests();
    const forged = [
      '',
      '.',
      'x'.repeat(100_000),
      leave,
      confirm.slice(0, -1),
      `${confirm}A`,
      confirm.replace(/\.\d+\./, '.99999999999999.'),
      confirm.replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a')),
      others
        .confirmation({ id: request?.id ?? '', receivedAt: new Date(inbox.clock.now) })
        .replace(/.*jeton=/, ''),
    ];
    for (const token of forged) {
      expect(await inbox.newsletter.confirm(token)).toBe('forged');
      expect(await inbox.newsletter.lookAtConfirmation(token)).toBe('forged');
    }
    for (const token of ['', confirm, leave.slice(0, -1), leave.replace(/^./, '~')]) {
      expect(await inbox.newsletter.unsubscribe(token)).toBe('forged');
      expect(await inbox.newsletter.lookAtUnsubscription(token)).toBe('forged');
    }
    expect(await states()).toEqual(['pending']);
  });

  test('an address gets one mail a day at most, and whoever typed it the same answer each time [shell-2.137] [S19]', async () => {
    const first = await subscribe();
    const receipts = await Promise.all(
      Array.from({ length: 10 }, (_, spelling) =>
        subscribe(spelling % 2 === 0 ? 'SALMA@Cafe-Anfa.MA' : SALMA),
      ),
    );
    for (const receipt of receipts) {
      expect(Object.keys(receipt)).toEqual(Object.keys(first));
      expect(receipt.repeated).toBe(false);
    }
    expect(server.received).toHaveLength(1);

    inbox.clock.now += MAIL_COOLDOWN - 1;
    await subscribe();
    expect(server.received).toHaveLength(1);
    inbox.clock.now += 1;
    await subscribe();
    expect(subjects()).toEqual(Array(2).fill('Confirmez votre inscription à notre newsletter'));
    expect(await states()).toEqual(['pending']);
  });

  test('ten first requests for one address at once are ten requests, one subscription, one mail', async () => {
    await Promise.all(Array.from({ length: 10 }, () => subscribe()));
    expect(await inbox.requests()).toHaveLength(10);
    expect(await inbox.subscriptions()).toHaveLength(1);
    expect(server.received).toHaveLength(1);
  });

  test('a subscriber who is subscribed again is told so, once a day, and stays one', async () => {
    await subscribeAndConfirm();
    await subscribe();
    expect(server.received).toHaveLength(1);

    inbox.clock.now += MAIL_COOLDOWN;
    await subscribe();
    await subscribe();
    expect(subjects()).toEqual([
      'Confirmez votre inscription à notre newsletter',
      'Vous recevez déjà notre newsletter',
    ]);
    expect(await states()).toEqual(['confirmed']);
    expect(links().confirm).toBe('');
    expect(await inbox.newsletter.unsubscribe(links().leave)).toBe('done');
    expect(await states()).toEqual(['unsubscribed']);
  });

  test('whoever unsubscribes is erased but for a keyed hash, and their links open nothing [shell-2.137]', async () => {
    const { confirm, leave } = await subscribeAndConfirm();
    expect(await inbox.newsletter.lookAtUnsubscription(leave)).toBe('ready');
    expect(await states()).toEqual(['confirmed']);
    expect(await inbox.newsletter.unsubscribe(leave)).toBe('done');

    expect(await inbox.subscriptions()).toMatchObject([
      { state: 'unsubscribed', address: null, unsubscribed_at: inbox.clock.now },
    ]);
    expect(await inbox.requests()).toEqual([]);
    expect(await inbox.deliveries()).toEqual([]);
    expect(JSON.stringify([await inbox.subscriptions(), inbox.logged])).not.toMatch(
      /salma|anfa\.ma/i,
    );
    expect(await inbox.newsletter.confirm(confirm)).toBe('expired');
    expect(await inbox.newsletter.unsubscribe(leave)).toBe('done');
    expect(await inbox.newsletter.lookAtUnsubscription(leave)).toBe('done');
  });

  test('who left may come back at once, and the link they came with before does not do it for them', async () => {
    const before = await subscribeAndConfirm();
    await inbox.newsletter.unsubscribe(before.leave);
    await subscribe();
    expect(server.received).toHaveLength(2);
    expect(await inbox.newsletter.confirm(before.confirm)).toBe('expired');
    expect(await states()).toEqual(['pending']);

    expect(await inbox.newsletter.confirm(links().confirm)).toBe('done');
    expect(await inbox.subscriptions()).toMatchObject([{ state: 'confirmed', address: SALMA }]);
    // The link of a letter from before they left still works.
    expect(await inbox.newsletter.unsubscribe(before.leave)).toBe('done');
    expect(await states()).toEqual(['unsubscribed']);
  });

  test('who erases an address they never subscribed is not mailed again the same day', async () => {
    await subscribe();
    expect(await inbox.newsletter.unsubscribe(links().leave)).toBe('done');
    await subscribe();
    expect(server.received).toHaveLength(1);
  });

  test('unsubscribing takes back a mail that waits for its server', async () => {
    const { leave } = await subscribeAndConfirm();
    inbox.clock.now += MAIL_COOLDOWN;
    server.mood = 'asking to come back';
    await subscribe();
    await inbox.newsletter.unsubscribe(leave);
    server.mood = 'accepting';
    inbox.clock.now += 60 * MINUTE;
    await inbox.deliverDue();
    expect(server.received).toHaveLength(1);
  });

  test('the domain has one spelling, the rest is kept as typed, and a plus is part of the name', async () => {
    await subscribe('Salma.Idrissi@CAFE-Anfa.MA');
    inbox.clock.now += MINUTE;
    await subscribe('salma.idrissi+lettre@cafe-anfa.ma');
    expect((await inbox.subscriptions()).map(({ address }) => address)).toEqual([
      'Salma.Idrissi@cafe-anfa.ma',
      'salma.idrissi+lettre@cafe-anfa.ma',
    ]);
  });

  test('a mailbox gets five confirmations a day, however its address is spelled', async () => {
    const spelled = [
      'vic.time',
      'v.ictime',
      'victime+1',
      'Victime+2',
      'v.i.c.time',
      'vict.ime+3',
      'victime',
    ];
    for (const name of spelled) await subscribe(`${name}@gmail.com`);
    await subscribe('reda@garage.example');
    expect(server.received).toHaveLength(6);
    expect(await inbox.subscriptions()).toHaveLength(spelled.length + 1);
    inbox.clock.now += MAIL_COOLDOWN;
    await subscribe('victime@gmail.com');
    expect(server.received).toHaveLength(7);
  });

  test('a filled honeypot is answered alike, kept aside, and subscribes nobody', async () => {
    const bot = await subscribe(SALMA, { website: 'https://buy.example' });
    const person = await subscribe('reda@garage.example');
    expect(Object.keys(bot)).toEqual(Object.keys(person));
    expect((await inbox.requests()).map((row) => row.quarantine_reason)).toEqual(
      expect.arrayContaining([null, 'honeypot']),
    );
    expect((await inbox.subscriptions()).map(({ address }) => address)).toEqual([
      'reda@garage.example',
    ]);
    expect(server.received).toHaveLength(1);
  });

  test('an address nobody confirmed is erased after seven days, one that had left stays known', async () => {
    const database = await fresh();
    const first = await openInbox(database, { mail: { via: 'smtp', url: server.url } });
    await inbox.close();
    inbox = first;
    const returning = await subscribeAndConfirm('reda@garage.example');
    await inbox.newsletter.unsubscribe(returning.leave);
    await subscribe('reda@garage.example');
    await subscribe();
    await subscribeAndConfirm('nadia@atelier.example');
    await inbox.receive('contact-request', contactForm(), SENDING);

    inbox.clock.now += CONFIRMATION_LIFETIME - 1;
    await inbox.newsletter.removeUnconfirmed();
    expect((await states()).sort()).toEqual(['confirmed', 'pending', 'pending']);
    inbox.clock.now += 1;
    await inbox.newsletter.removeUnconfirmed();

    expect(
      (await inbox.subscriptions()).map(({ state, address }) => [state, address]).sort(),
    ).toEqual([
      ['confirmed', 'nadia@atelier.example'],
      ['unsubscribed', null],
    ]);
    expect((await inbox.requests()).map(({ fields }) => fields.email).sort()).toEqual([
      'nadia@atelier.example',
      SALMA,
    ]);
  });

  test('what has outlived its time is erased when the inbox starts', async () => {
    const database = await fresh();
    const early = await openInbox(database);
    early.clock.now -= CONFIRMATION_LIFETIME;
    await early.receive('newsletter-subscription', newsletterForm(SALMA), SENDING);
    expect(await early.subscriptions()).toHaveLength(1);
    await early.close();
    const later = await openInbox(database);
    expect(await later.subscriptions()).toEqual([]);
    expect(await later.requests()).toEqual([]);
    await later.close();
  });

  test('a refused address says what is wrong with it, and nothing is kept [shell-5.17]', async () => {
    for (const [email, error] of [
      ['', 'Indiquez l’adresse à laquelle envoyer la lettre.'],
      ['salma', 'Il manque le @ dans l’adresse.'],
      [`${SALMA}, reda@garage.example`, 'Une adresse e-mail ne contient pas d’espace.'],
    ] as const) {
      expect(
        await inbox.receive('newsletter-subscription', newsletterForm(email), SENDING),
      ).toMatchObject({ outcome: 'refused', status: 400, errors: { email: error } });
    }
    expect(await inbox.requests()).toEqual([]);
    expect(await inbox.subscriptions()).toEqual([]);
  });

  test('a subscription that cannot be written keeps no request either', async () => {
    const database = await fresh();
    const broken = await openInbox(database);
    const db = await openDatabase(database, () => {});
    await db.schema.alterTable('subscriptions').renameTo('away').execute();
    await db.destroy();
    await expect(
      broken.receive('newsletter-subscription', newsletterForm(SALMA), SENDING),
    ).rejects.toThrow('The request could not be kept.');
    expect(await broken.requests()).toEqual([]);
    expect(JSON.stringify(broken.logged)).not.toMatch(/salma|anfa/i);
    await broken.close();
  });

  test('the mail carries the way out in its headers, unbroken, and nothing a visitor typed but the recipient', async () => {
    await subscribe();
    const [{ raw, mail, recipients } = { raw: '', mail: undefined, recipients: [] }] =
      server.received;
    const { confirm, leave } = links();
    expect(raw).toContain(
      `\r\nList-Unsubscribe: <https://agence.example/newsletter/desinscription?jeton=${leave}>\r\n`,
    );
    expect(raw).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(recipients).toEqual([SALMA]);
    expect(mail?.replyTo).toEqual([{ name: 'Atelier Anfa', address: 'bonjour@agence.example' }]);
    expect(mail?.html).toContain(
      `href="https://agence.example/newsletter/confirmer?jeton=${confirm}"`,
    );
    expect(mail?.html).not.toContain(SALMA);
    expect(mail?.text).not.toContain(SALMA);
    expect(mail?.text).toContain('Ce lien vaut jusqu’au samedi 28\u00a0novembre\u00a02026');
  });

  test('no token is stored: the database does not know the links of its mails', async () => {
    await subscribe();
    const { confirm, leave } = links();
    const stored = JSON.stringify([
      await inbox.requests(),
      await inbox.subscriptions(),
      await inbox.deliveries(),
      inbox.logged,
    ]);
    for (const token of [confirm, leave]) expect(stored).not.toContain(token.split('.').at(-1));
  });
});
