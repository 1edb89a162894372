import { describe, expect, test } from 'vitest';
import { ENGINES } from '../packages/kit/database/testing/engines.ts';
import { openDatabase } from './database.ts';
import { InboxUnavailable } from './index.ts';
import { CONTENT_KEY_LIFETIME } from './keep.ts';
import { MAX_FORM_LENGTH } from './receive.ts';
import { eachInbox } from './testing/each-inbox.ts';
import {
  contactForm,
  openInbox,
  requireReceived,
  requireRefused,
  SENDING,
  type TestInbox,
} from './testing/open-inbox.ts';

const KEY = 'f0e1d2c3b4a5968778695a4b3c2d1e0f';

describe.each(ENGINES)('the inbox on $name', (engine) => {
  let inbox: TestInbox;
  const fresh = eachInbox(engine, { webhookUrl: 'http://127.0.0.1:9/' }, (opened) => {
    inbox = opened;
  });

  test('a contact request is kept as typed, with one delivery per destination', async () => {
    const receipt = requireReceived(await inbox.receive('contact-request', contactForm(), SENDING));

    expect(receipt).toMatchObject({ repeated: false, receivedAt: new Date(inbox.clock.now) });
    expect(await inbox.requests()).toMatchObject([
      {
        kind: 'contact-request',
        status: 'new',
        reference: receipt.reference,
        fields: {
          name: 'Salma Idrissi',
          email: 'salma@cafe-anfa.ma',
          company: 'Café Anfa',
          budget: '50K DH - 150K DH',
          message: 'Nous ouvrons un deuxième café.\nPouvez-vous le filmer\u202f?',
        },
      },
    ]);
    const deliveries = await inbox.deliveries();
    expect(deliveries.map(({ channel, state }) => [channel, state])).toEqual([
      ['agency-mail', 'pending'],
      ['sender-mail', 'pending'],
      ['webhook', 'pending'],
    ]);
  });

  test('the same message sent again gets the same receipt [shell-7.10]', async () => {
    const form = () => contactForm({ submissionKey: KEY });
    const first = requireReceived(await inbox.receive('contact-request', form(), SENDING));
    inbox.clock.now += 3 * 24 * 60 * 60_000;
    const second = requireReceived(await inbox.receive('contact-request', form(), SENDING));

    expect(second).toEqual({ ...first, repeated: true });
    expect(await inbox.requests()).toHaveLength(1);
  });

  test('a hundred sends of one message at once are one request [R09]', async () => {
    const receipts = await Promise.all(
      Array.from({ length: 100 }, () =>
        inbox.receive('contact-request', contactForm({ submissionKey: KEY }), SENDING),
      ),
    );

    expect(new Set(receipts.map((receipt) => requireReceived(receipt).reference)).size).toBe(1);
    expect(receipts.filter((receipt) => !requireReceived(receipt).repeated)).toHaveLength(1);
    expect(await inbox.requests()).toHaveLength(1);
    expect(await inbox.deliveries()).toHaveLength(3);
  });

  test('a form longer than people type is refused as a whole, and comes back with what was typed', async () => {
    const message = 'a'.repeat(66_000);
    const receipt = await inbox.receive('contact-request', contactForm({ message }), SENDING);

    expect(receipt).toMatchObject({ outcome: 'refused', status: 413, errors: {} });
    expect(receipt).toHaveProperty(
      'message',
      'Ce message est trop long pour être envoyé d’ici. Écrivez-nous plutôt par e-mail.',
    );
    expect(receipt).toHaveProperty('values.message', message);
    expect(await inbox.requests()).toEqual([]);
  });

  test('another text under the same key is refused, and the first is kept [R11]', async () => {
    await inbox.receive('contact-request', contactForm({ submissionKey: KEY }), SENDING);
    const other = contactForm({ submissionKey: KEY, message: 'Un autre texte.' });
    const refusal = requireRefused(await inbox.receive('contact-request', other, SENDING));

    expect(refusal.status).toBe(409);
    expect(refusal.values.message).toBe('Un autre texte.');
    expect((await inbox.requests())[0]?.fields.message).toMatch(/^Nous ouvrons/);
  });

  test('without a key, the same text is a repeat for ten minutes', async () => {
    const first = requireReceived(await inbox.receive('contact-request', contactForm(), SENDING));
    inbox.clock.now += CONTENT_KEY_LIFETIME - 1;
    const repeat = requireReceived(await inbox.receive('contact-request', contactForm(), SENDING));
    inbox.clock.now += 1;
    const later = requireReceived(await inbox.receive('contact-request', contactForm(), SENDING));

    expect(repeat).toMatchObject({ reference: first.reference, repeated: true });
    expect(later.repeated).toBe(false);
    expect(later.reference).not.toBe(first.reference);
    expect(await inbox.requests()).toHaveLength(2);
  });

  test('without a key, ten sends at once of one text are one request', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () => inbox.receive('contact-request', contactForm(), SENDING)),
    );
    expect(await inbox.requests()).toHaveLength(1);
  });

  test('a filled honeypot is answered like any success, kept aside and delivered nowhere', async () => {
    const receipt = await inbox.receive(
      'contact-request',
      contactForm({ website: 'https://buy.example' }),
      SENDING,
    );

    expect(Object.keys(receipt).sort()).toEqual([
      'dueAt',
      'outcome',
      'receivedAt',
      'reference',
      'repeated',
    ]);
    expect(requireReceived(receipt)).toMatchObject({ dueAt: expect.any(Date), repeated: false });
    expect(await inbox.requests()).toMatchObject([{ quarantine_reason: 'honeypot' }]);
    expect(await inbox.deliveries()).toEqual([]);
  });

  test('accents, scripts and line breaks are kept; control characters and broken halves are not [U02]', async () => {
    const form = contactForm({
      name: '  Zoe\u0308\r\nمريم\u0000\u0007 ',
      message: 'un\r\ndeux\u2028trois\u0000 \ud800 🙂\u200d👩',
    });
    await inbox.receive('contact-request', form, SENDING);

    expect((await inbox.requests())[0]?.fields).toMatchObject({
      name: 'Zoë مريم',
      message: 'un\ndeux\ntrois \ufffd 🙂\u200d👩',
    });
  });

  test('fields nobody described are not looked at [S24]', async () => {
    const form = contactForm({ __proto__: 'x', status: 'closed' });
    form.append('__proto__', 'polluted');
    form.append('constructor', 'polluted');
    await inbox.receive('contact-request', form, SENDING);

    const [request] = await inbox.requests();
    expect(Object.keys(request?.fields ?? {})).toEqual([
      'name',
      'email',
      'company',
      'budget',
      'message',
    ]);
    expect(request?.status).toBe('new');
    expect({}).not.toHaveProperty('polluted');
  });

  test('SQL in a field is only text [S16]', async () => {
    const message = `'); DROP TABLE requests; -- " \\ $1 ?`;
    await inbox.receive('contact-request', contactForm({ message }), SENDING);
    expect((await inbox.requests())[0]?.fields.message).toBe(message);
  });

  test('a text no person typed is refused whole, and handed back', async () => {
    const message = 'x'.repeat(MAX_FORM_LENGTH);
    const refusal = requireRefused(
      await inbox.receive('contact-request', contactForm({ message }), SENDING),
    );
    expect(refusal.status).toBe(413);
    expect(refusal.values.message).toBe(message);
    expect(await inbox.requests()).toEqual([]);
  });

  test('a refused form says what is wrong beside each field and keeps what was typed [shell-5.12]', async () => {
    const form = contactForm({ name: '', email: 'salma@', message: 'Bonjour' });
    expect(await inbox.receive('contact-request', form, SENDING)).toMatchObject({
      outcome: 'refused',
      status: 400,
      message: 'Il reste 2 champs à corriger.',
      errors: {
        name: 'Dites-nous comment vous vous appelez.',
        email: 'Il manque la fin de l’adresse, après le @.',
      },
      values: { name: '', email: 'salma@', message: 'Bonjour', company: 'Café Anfa' },
    });
    expect(await inbox.requests()).toEqual([]);
  });

  test('storage that fails is an error with a name, and leaves no personal data in the log', async () => {
    const database = await fresh();
    const broken = await openInbox(database);
    const db = await openDatabase(database, () => {});
    await db.schema.alterTable('deliveries').renameTo('deliveries_gone').execute();
    await db.destroy();

    await expect(broken.receive('contact-request', contactForm(), SENDING)).rejects.toBeInstanceOf(
      InboxUnavailable,
    );
    expect(await broken.requests()).toEqual([]);
    expect(broken.logged).toMatchObject([
      { level: 'error', event: 'receive_failed', details: { requestId: 'request-1' } },
    ]);
    expect(JSON.stringify(broken.logged)).not.toMatch(/salma|Idrissi|Café/i);
    await broken.close();
  });

  test('an inbox opened again finds what it kept, and a newer one is refused [R08]', async () => {
    const database = await fresh();
    const first = await openInbox(database);
    const { reference } = requireReceived(
      await first.receive('contact-request', contactForm({ submissionKey: KEY }), SENDING),
    );
    await first.close();

    const again = await openInbox(database);
    const repeat = await again.receive(
      'contact-request',
      contactForm({ submissionKey: KEY }),
      SENDING,
    );
    expect(requireReceived(repeat)).toMatchObject({ reference, repeated: true });
    await again.close();

    const db = await openDatabase(database, () => {});
    await db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '999-from-the-future', timestamp: '2027-01-01' })
      .execute();
    await db.destroy();
    await expect(openInbox(database)).rejects.toThrow(/999-from-the-future/);
  });
});
