import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { bulkOutcome } from '../contract/bulk.ts';
import { requestDetail, requestPage } from '../contract/requests.ts';
import { eachInboxWithMail } from '../testing/each-inbox.ts';
import type { MailServer } from '../testing/mail-server.ts';
import { contactForm, requireReceived, SENDING, type TestInbox } from '../testing/open-inbox.ts';
import { ask, identify, staff } from '../testing/staff.ts';

const HOUR = 60 * 60_000; // ms
const CASINO = 'Best online casino with free spins https://casino-win.example/bonus';

describeEachEngine('what the agency said of messages set apart, on $name', (engine) => {
  let server: MailServer;
  let inbox: TestInbox;
  eachInboxWithMail(engine, { identify, staff }, (opened, mailServer) => {
    inbox = opened;
    server = mailServer;
  });

  /** Sends a message as another moment's visitor, and returns its id. */
  async function send(email: string, message: string, changes: Record<string, string> = {}) {
    inbox.clock.now += 1_000;
    const typed = { email, message, submissionKey: randomUUID(), ...changes };
    const { reference } = requireReceived(
      await inbox.receive('contact-request', contactForm(typed), SENDING),
    );
    return (await inbox.requests()).find((row) => row.reference === reference)?.id ?? '';
  }
  const read = (id: string) => ask(inbox, 'sales', requestDetail, `/requests/${id}`);
  async function act(id: string, what: 'release' | 'quarantine') {
    inbox.clock.now += 1_000;
    const { version } = await read(id);
    await ask(inbox, 'sales', requestDetail, `/requests/${id}/${what}`, {
      method: 'POST',
      version,
    });
  }

  test('whoever was put back is believed from then on, and the history says why', async () => {
    await act(await send('salma@cafe.example', CASINO), 'release');
    const next = await read(await send('Salma@cafe.example', CASINO, { website: 'x' }));
    expect(next.quarantine).toBeNull();
    expect(next.history).toMatchObject([
      { action: 'believed', actor: null, details: { reason: 'sender' } },
    ]);
    const stranger = await read(await send('x@y.example', 'Buy cialis https://pills.example'));
    expect(stranger.quarantine).toMatchObject({ reason: 'content' });
  });

  test('its words and sites are believed of others, until it is set apart again', async () => {
    const first = await send('salma@cafe.example', CASINO);
    expect((await read(first)).quarantine).not.toBeNull();
    await act(first, 'release');
    const other = await read(await send('omar@hotel.example', CASINO));
    expect(other).toMatchObject({
      quarantine: null,
      history: [{ action: 'believed', details: { reason: 'words' } }],
    });
    await act(first, 'quarantine');
    const third = await read(await send('rim@hotel.example', CASINO));
    expect(third.quarantine).toMatchObject({ reason: 'content' });
  });

  test('whoever was set apart by hand is so again, whatever they write', async () => {
    const id = await send('vendeur@demarche.example', 'Bonjour, une idée pour vous.');
    await act(id, 'quarantine');
    const again = await send('vendeur@demarche.example', 'Bonjour, toujours cette idée.');
    expect((await read(again)).quarantine).toMatchObject({ signs: ['unwanted_sender', 'hurry'] });
    await act(again, 'release');
    const last = await read(await send('vendeur@demarche.example', 'Merci, à demain.'));
    expect(last.quarantine).toBeNull();
  });

  test('an erasure takes what was learned', async () => {
    const id = await send('salma@cafe.example', CASINO);
    await act(id, 'release');
    await inbox.erase({ senderOf: id });
    const other = await read(await send('omar@hotel.example', CASINO));
    expect(other.quarantine).toMatchObject({ reason: 'content' });
  });

  test('once a day a mail says what is set apart, until somebody has opened it', async () => {
    const name = 'Visit www.win.example now';
    await send('robot@win.example', CASINO, { name });
    await inbox.deliverDue();
    expect(server.received).toEqual([]);

    inbox.clock.now += HOUR;
    await inbox.deliverDue();
    const [letter] = server.received;
    expect(letter?.recipients).toEqual(['bonjour@agence.example']);
    expect(letter?.mail.subject).toBe(
      'Alerte du site\u00a0: un envoi mis de côté attend votre regard',
    );
    expect(letter?.mail.text).toContain('1\u00a0message');
    for (const text of [letter?.mail.text, letter?.mail.html]) {
      expect(text).toContain('https://agence.example/studio/demandes/indesirables');
      expect(text).not.toMatch(/win\.example|casino/);
    }
    await inbox.deliverDue();
    expect(server.received).toHaveLength(1);

    inbox.clock.now += 24 * HOUR;
    await inbox.deliverDue();
    expect(server.received).toHaveLength(2);

    const { items } = await ask(inbox, 'sales', requestPage, '/requests?quarantined=true');
    const [{ id } = { id: '' }] = items;
    await ask(inbox, 'sales', bulkOutcome, '/requests/together', {
      method: 'POST',
      body: { action: 'mark_read', requests: [{ id, version: 1 }] },
    });
    inbox.clock.now += 24 * HOUR;
    await inbox.deliverDue();
    expect(server.received).toHaveLength(2);
  });

  test('what the agency set apart itself is no news to it', async () => {
    await act(await send('omar@hotel.example', 'Bonjour.'), 'quarantine');
    inbox.clock.now += 25 * HOUR;
    server.received.length = 0;
    await inbox.deliverDue();
    expect(server.received.map(({ mail }) => mail.subject)).toEqual([]);
  });
});
