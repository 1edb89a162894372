import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SENT_FROM, shortForm, upload } from '../../inbox/testing/applications.ts';
import { contactForm, openInbox, SENDING } from '../../inbox/testing/open-inbox.ts';
import { isFromPreview, NOTHING_IS_SENT, previewInbox } from './preview-inbox.ts';

test('what is sent from a preview is refused in French, and nothing of it is kept', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'preview-inbox-'));
  const inbox = await openInbox({ kind: 'sqlite', file: join(directory, 'inbox.sqlite') });
  onTestFinished(async () => {
    await inbox.close();
    await rm(directory, { recursive: true });
  });
  const preview = previewInbox(inbox);
  const refused = { outcome: 'refused', message: NOTHING_IS_SENT, errors: {} };
  expect(await preview.receive('contact-request', contactForm(), SENDING)).toMatchObject(refused);
  expect(
    await preview.receiveUpload('short-application', upload(shortForm()), SENT_FROM),
  ).toMatchObject({ ...refused, scripted: false });
  expect(await preview.like('post', randomUUID(), true, SENDING.address)).toEqual({ count: 0 });
  await preview.countFruitlessSearch('lanterne', SENDING.address);
  expect(await inbox.likes('post')).toBe(0);
  expect(await inbox.fruitlessSearches()).toEqual([]);
  expect(await inbox.requests()).toEqual([]);
  expect(await inbox.deliveries()).toEqual([]);
});

test.each([
  ['https://site.example/apercu/drafts/contact', true],
  ['https://site.example/apercu/pass.signature?page=2', true],
  ['https://site.example/contact?x=/apercu/drafts', false],
  ['https://site.example/apercus/drafts', false],
  ['nonsense', false],
  ['', false],
])('a form sent by %s is from a preview: %s', (referer, expected) => {
  const headers = { referer };
  const request = new Request('https://site.example/contact/message', { method: 'POST', headers });
  expect(isFromPreview(request)).toBe(expected);
});
