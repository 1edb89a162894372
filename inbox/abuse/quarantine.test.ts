import { expect, test } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { SENT_FROM, shortForm, upload } from '../testing/applications.ts';
import { eachInbox } from '../testing/each-inbox.ts';
import { contactForm, requireReceived, SENDING, type TestInbox } from '../testing/open-inbox.ts';

const SPAM = 'Best online casino with free spins https://casino-win.example/bonus';

describeEachEngine('what looks like spam, on $name', (engine) => {
  let inbox: TestInbox;
  eachInbox(engine, { webhookUrl: 'http://127.0.0.1:9/' }, (opened) => {
    inbox = opened;
  });

  test('is kept and delivered nowhere, and its sender gets the same thanks as anybody [S18]', async () => {
    const believed = requireReceived(
      await inbox.receive('contact-request', contactForm(), SENDING),
    );
    const spam = contactForm({ message: SPAM });
    const apart = requireReceived(await inbox.receive('contact-request', spam, SENDING));
    expect(Object.keys(apart)).toEqual(Object.keys(believed));
    expect(apart).toMatchObject({ outcome: 'received', repeated: false });
    const requests = await inbox.requests();
    const idOf = (wanted: string) => requests.find(({ reference }) => reference === wanted)?.id;
    expect(requests.find(({ id }) => id === idOf(apart.reference))).toMatchObject({
      quarantine_reason: 'content',
      fields: { message: SPAM },
    });
    const deliveries = await inbox.deliveries();
    expect(deliveries).toHaveLength(3);
    for (const delivery of deliveries) {
      expect(delivery).toMatchObject({ request_id: idOf(believed.reference) });
    }
  });

  test('sent again it is the same message', async () => {
    const spam = () => contactForm({ message: SPAM, submissionKey: 'k'.repeat(32) });
    const first = requireReceived(await inbox.receive('contact-request', spam(), SENDING));
    const again = requireReceived(await inbox.receive('contact-request', spam(), SENDING));
    expect(again).toMatchObject({ reference: first.reference, repeated: true });
    expect(await inbox.requests()).toHaveLength(1);
  });

  test('an application is kept with its CV', async () => {
    const form = shortForm({ motivation: `${SPAM}\n${SPAM}` });
    expect(await inbox.receiveUpload('short-application', upload(form), SENT_FROM)).toMatchObject({
      outcome: 'received',
    });
    expect(await inbox.requests()).toMatchObject([{ quarantine_reason: 'content' }]);
    expect(await inbox.attachments()).toHaveLength(1);
    expect(await inbox.deliveries()).toEqual([]);
  });
});
