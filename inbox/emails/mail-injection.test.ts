import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { requestDetail, requestPage } from '../contract/requests.ts';
import { ANSWER } from '../testing/api-addresses.ts';
import { CV, SENT_FROM, shortForm, upload } from '../testing/applications.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import {
  contactForm,
  openInbox,
  requireReceived,
  SENDING,
  type TestInbox,
} from '../testing/open-inbox.ts';
import { ask, identify } from '../testing/staff.ts';

let folder: string;
let server: MailServer;
let inbox: TestInbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'injection-'));
  server = await startMailServer();
  inbox = await openInbox(
    { kind: 'sqlite', file: join(folder, 'inbox.sqlite') },
    { mail: { via: 'smtp', url: server.url }, identify },
  );
});
afterEach(() => {
  server.received.length = 0;
});
afterAll(async () => {
  await inbox.close();
  await server.close();
  await rm(folder, { recursive: true });
});

/** Releases all requests: much of the hostile text looks like spam, and is to be mailed all the same. */
async function releaseAll() {
  const { items } = await ask(
    inbox,
    'administrator',
    requestPage,
    '/requests?quarantined=true&limit=100',
  );
  for (const { id, version } of items) {
    await ask(inbox, 'administrator', requestDetail, `/requests/${id}/release`, {
      method: 'POST',
      version,
    });
  }
}

/** Texts that turned into headers, recipients, parts or markup in other people's forms. */
const HOSTILE = [
  'Salma\r\nBcc: victim@x.example',
  'Salma\nBcc: victim@x.example',
  'Salma\rBcc: victim@x.example',
  'Salma\r\n\r\n<h1>another body</h1>',
  'Salma\u2028Bcc: victim@x.example',
  'Salma\u0085Bcc: victim@x.example',
  'Salma\u0000\u000b\u000cBcc: victim@x.example',
  'Salma%0D%0ABcc: victim@x.example',
  'Salma\\r\\nBcc: victim@x.example',
  '=?utf-8?Q?Salma=0D=0ABcc:_victim@x.example?=',
  '=?utf-8?B?DQpCY2M6IHZpY3RpbUB4LmV4YW1wbGU=?=',
  '"Salma" <victim@x.example>, other@x.example',
  'Salma" <victim@x.example>, "',
  'victim@x.example, other@x.example;third@x.example',
  'Group: victim@x.example, other@x.example;',
  '\r\n.\r\nMAIL FROM:<a@x.example>\r\nRCPT TO:<victim@x.example>\r\nDATA',
  '----_NmP-part\r\nContent-Type: text/html\r\n\r\n<b>x</b>',
  '\u202emoc.elpmaxe@mitciv\u202c',
  'ｖｉｃｔｉｍ＠x.example，\uff1cvictim@x.example\uff1e',
  '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&',
  '</td></tr></table><a href="javascript:alert(1)">x</a>',
  'file:///etc/passwd http://127.0.0.1/',
  '{{constructor.constructor("x")()}} #{7*7} <%= 7 %>',
];

const KINDS: ['contact-request' | 'contact-message', Record<string, string>][] = [
  ['contact-request', {}],
  ['contact-message', { service: 'Autre' }],
];

/** The only headers our mails have. */
const HEADERS = new Set([
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'received',
  'reply-to',
  'subject',
  'to',
  'x-auto-response-suppress',
]);

test.each(KINDS)(
  'no text sent as %s becomes a header, a recipient or markup',
  { tags: ['slow'] },
  async (kind, extra) => {
    const references = [];
    // Several senders, because a mailbox gets five acknowledgements a day.
    const senders = HOSTILE.map((_, index) => `salma-${index}@${kind}.example`);
    for (const [index, hostile] of HOSTILE.entries()) {
      // The texts are numbered: once cleaned, several of them are the same, which would be kept once.
      const form = contactForm({
        ...extra,
        email: senders[index] ?? '',
        name: hostile,
        company: hostile,
        phone: hostile.slice(0, 40),
        message: `${index} ${hostile}`,
      });
      references.push(requireReceived(await inbox.receive(kind, form, SENDING)).reference);
    }
    await releaseAll();
    expect(await inbox.deliverDue()).toEqual({
      sent: 2 * HOSTILE.length,
      written: 0,
      retried: 0,
      failed: 0,
    });
    expect(new Set(references).size).toBe(HOSTILE.length);

    for (const { mail, recipients, sender } of server.received) {
      const toAgency = recipients[0] === 'bonjour@agence.example';
      expect(sender).toBe('site@agence.example');
      expect(recipients).toEqual([
        expect.toBeOneOf(toAgency ? ['bonjour@agence.example'] : senders),
      ]);
      expect(mail.to?.map(({ address }) => address)).toEqual(recipients);
      expect(mail.cc).toBeUndefined();
      expect(mail.bcc).toBeUndefined();
      expect(mail.from?.address).toBe('site@agence.example');
      expect(mail.replyTo?.map(({ address }) => address)).toEqual([
        expect.toBeOneOf(toAgency ? senders : ['bonjour@agence.example']),
      ]);
      expect(mail.headers.filter(({ key }) => !HEADERS.has(key))).toEqual([]);
      expect(mail.attachments).toEqual([]);
      expect(mail.subject).not.toMatch(/[\u202a-\u202e\r\n]/);
      expect(mail.html).not.toMatch(/<script|<img|<a href="javascript|another body<\/h1>/i);
    }
    expect(addressees().sort()).toEqual(senders.toSorted());
  },
);

test('no text of an application, and no name of its file, becomes a header, a recipient or markup [S15]', async () => {
  const senders = HOSTILE.map((_, index) => `nour-${index}@elfassi.example`);
  for (const [index, hostile] of HOSTILE.entries()) {
    const form = shortForm(
      {
        email: senders[index] ?? '',
        name: hostile,
        position: hostile,
        phone: hostile.slice(0, 40),
        motivation: `${index} ${hostile}`,
      },
      // The parser takes a line separator for the end of a header: such a request comes without a file.
      { name: `${hostile.replace('\u2028', '')}.pdf`, bytes: CV.bytes },
    );
    expect(await inbox.receiveUpload('short-application', upload(form), SENT_FROM)).toMatchObject({
      outcome: 'received',
    });
  }
  await releaseAll();
  expect(await inbox.deliverDue()).toEqual({
    sent: 2 * HOSTILE.length,
    written: 0,
    retried: 0,
    failed: 0,
  });
  for (const { mail, recipients } of server.received) {
    const toAgency = recipients[0] === 'bonjour@agence.example';
    expect(recipients).toEqual([expect.toBeOneOf(toAgency ? ['bonjour@agence.example'] : senders)]);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([
      expect.toBeOneOf(toAgency ? senders : ['bonjour@agence.example']),
    ]);
    expect(mail.headers.filter(({ key }) => !HEADERS.has(key))).toEqual([]);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(
      toAgency ? [expect.stringMatching(/^CV-[A-Z\d-]{11}\.pdf$/)] : [],
    );
    expect(mail.subject).not.toMatch(/[\u202a-\u202e\r\n]/);
    expect(mail.html).not.toMatch(/<script|<img|<a href="javascript|another body<\/h1>/i);
  }
  expect(addressees().sort()).toEqual(senders.toSorted());
});

/** The recipients of mails, the agency apart. */
function addressees(): string[] {
  return server.received
    .flatMap(({ recipients }) => recipients)
    .filter((address) => address !== 'bonjour@agence.example');
}

test('no text of a comment becomes a header, a recipient or markup [S15]', async () => {
  const about = { id: 'post', title: 'Filmer à midi', path: '/blog/filmer-a-midi' };
  for (const [index, hostile] of HOSTILE.entries()) {
    const form = contactForm({ name: hostile, comment: `${index} ${hostile}` });
    requireReceived(await inbox.receive('comment', form, { ...SENDING, about }));
  }
  await releaseAll();
  expect(await inbox.deliverDue()).toEqual({
    sent: HOSTILE.length,
    written: 0,
    retried: 0,
    failed: 0,
  });
  for (const { mail, recipients } of server.received) {
    expect(recipients).toEqual(['bonjour@agence.example']);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['salma@cafe-anfa.ma']);
    expect(mail.headers.filter(({ key }) => !HEADERS.has(key))).toEqual([]);
    expect(mail.attachments).toEqual([]);
    expect(mail.html).not.toMatch(/<script|<img|<a href="javascript|another body<\/h1>/i);
  }
});

test('no text of an answer, and nothing quoted in it, becomes a header, a recipient or markup', async () => {
  const email = 'salma@reponses.example';
  // Braces are fields that were not filled in, and are refused as such.
  const texts = HOSTILE.map((hostile) => hostile.replace(/[{}]/g, ''));
  for (const [index, hostile] of texts.entries()) {
    const message = `${index} ${hostile}`;
    requireReceived(
      await inbox.receive('contact-request', contactForm({ email, message }), SENDING),
    );
  }
  await releaseAll();
  await inbox.deliverDue();
  server.received.length = 0;
  const query = `/requests?q=${email}&limit=100`;
  const { items } = await ask(inbox, 'administrator', requestPage, query);
  expect(items).toHaveLength(texts.length);
  for (const [index, { id, version }] of items.entries()) {
    await ask(inbox, 'administrator', requestDetail, `/requests/${id}/answers`, {
      method: 'POST',
      version,
      body: {
        ...ANSWER,
        id: randomUUID(),
        subject: `${index} ${texts[index]}`,
        body: `${index} ${texts[index]}`,
      },
    });
  }
  expect((await inbox.deliverDue()).sent).toBe(texts.length);
  for (const { mail, recipients } of server.received) {
    expect(recipients).toEqual([email]);
    expect(mail.to?.map(({ address }) => address)).toEqual([email]);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['bonjour@agence.example']);
    expect(mail.headers.map(({ key }) => key).filter((key) => !HEADERS.has(key))).toEqual(
      // Of the first five, which were acknowledged.
      expect.toBeOneOf([[], ['in-reply-to', 'references']]),
    );
    expect(mail.attachments).toEqual([]);
    expect(mail.subject).not.toMatch(/[\u202a-\u202e\r\n]/);
    expect(mail.html).not.toMatch(/<script|<img|<a href="javascript|another body<\/h1>/i);
  }
});

test.each(HOSTILE)('%j is no address to send to', async (hostile) => {
  const receipt = await inbox.receive('contact-request', contactForm({ email: hostile }), SENDING);
  expect(receipt).toMatchObject({ outcome: 'refused', status: 400 });
});
