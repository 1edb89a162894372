import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { eachInbox } from '../testing/each-inbox.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { contactForm, requireReceived, SENDING, type TestInbox } from '../testing/open-inbox.ts';

const DAY = 24 * 60 * 60_000; // ms

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
beforeEach(() => {
  server.received.length = 0;
});
afterAll(() => server.close());

describeEachEngine('acknowledgements on $name', (engine) => {
  let inbox: TestInbox;
  const drawing = { fails: false };
  const overrides = {
    async rosette(reference: string) {
      if (drawing.fails) throw new Error('no room in the queue');
      return Buffer.from(`rosace ${reference}`);
    },
    get mail() {
      return { via: 'smtp', url: server.url } as const;
    },
  };
  eachInbox(engine, overrides, (opened) => {
    inbox = opened;
  });

  const send = async (email: string, index: number) =>
    requireReceived(
      await inbox.receive('contact-request', contactForm({ email, message: `${index}` }), SENDING),
    );

  const mailTo = (address: string) =>
    server.received.find(({ recipients }) => recipients[0] === address)?.mail;

  const arrivedAt = (address: RegExp) =>
    server.received.filter(({ recipients }) => address.test(recipients[0] ?? '')).length;

  test.each([
    ['Développement Web', 'Votre message (Développement Web) est arrivé chez Atelier Anfa le '],
    ['Autre', 'Votre message est arrivé chez Atelier Anfa le '],
  ])('of a message about “%s” it says: %s', { tags: ['slow'] }, async (service, sentence) => {
    const form = contactForm({ email: 'salma@example.ma', phone: '0661020304', service });
    requireReceived(await inbox.receive('contact-message', form, SENDING));
    await inbox.deliverDue();
    const mail = server.received.find(({ recipients }) => recipients[0] === 'salma@example.ma');
    expect(mail?.mail.text).toContain(sentence);
  });

  test('it carries the rosette of its reference within its text, and says so where pictures are not shown', async () => {
    const { reference } = await send('salma@example.ma', 1);
    await inbox.deliverDue();
    const mail = mailTo('salma@example.ma');
    const [rosette, ...others] = mail?.attachments ?? [];
    expect(others).toEqual([]);
    expect(rosette).toMatchObject({ mimeType: 'image/png', disposition: 'inline' });
    expect(textOf(rosette?.content)).toBe(`rosace ${reference}`);
    expect(mail?.html).toContain(`src="cid:${rosette?.contentId?.replace(/[<>]/g, '')}"`);
    expect(mail?.text).toContain('Votre pièce est posée. Cette rosace n’appartient qu’à vous');
  });

  test('one that cannot be drawn, or takes too long, holds no acknowledgement back', async () => {
    drawing.fails = true;
    await send('salma@example.ma', 1);
    await inbox.deliverDue();
    drawing.fails = false;
    const mail = mailTo('salma@example.ma');
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain('Votre pièce est posée');
    expect(mail?.html).not.toContain('<img');
  });

  test('a mailbox gets five in a day, however it is spelled, and the agency each request [S19]', {
    tags: ['slow'],
  }, async () => {
    const spellings = ['victime@example.ma', 'Victime@example.ma', 'victime+1@example.ma'];
    for (let index = 0; index < 12; index += 1) {
      await send(spellings[index % spellings.length] ?? '', index);
    }
    await send('autre@example.ma', 99);
    await inbox.deliverDue();

    expect(arrivedAt(/^victime/i)).toBe(5);
    expect(arrivedAt(/^autre/)).toBe(1);
    expect(arrivedAt(/^bonjour@agence/)).toBe(13);
    expect(await inbox.requests()).toHaveLength(13);

    inbox.clock.now += DAY;
    await send('victime@example.ma', 13);
    await inbox.deliverDue();
    expect(arrivedAt(/^victime/i)).toBe(6);
  });
});

function textOf(content: string | ArrayBuffer | Uint8Array | undefined): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
