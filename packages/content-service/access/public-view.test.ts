import { join } from 'node:path';
import type { MutationEvent } from '@sanity/client';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../store.ts';
import { hear } from '../testing/listen-events.ts';
import { MIGRATIONS, startTestService, temporaryDirectory } from '../testing/start-test-service.ts';

const RULES = [
  { type: 'post', from: 'publishDate' },
  { type: 'job', condition: 'isActive == true' },
];
const SECRET = 'canari-41c9';
const DAY = 86_400_000;

/** A moment late enough for what is written before it to be on disk, also on a busy machine. */
const soon = () => new Date(Date.now() + 3_000).toISOString();
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

async function start(options: { clock?: () => Date } = {}) {
  const test = await startTestService([], { publicRules: RULES, ...options });
  const editor = test.staff({ perspective: 'raw' });
  const posts = (): Promise<string[]> => test.client().fetch('*[_type == "post"]._id');
  return { ...test, editor, posts };
}

/** Collects what visitors are told of the posts and jobs, from now on. */
async function listening(from: Awaited<ReturnType<typeof start>>) {
  const heard = hear(
    from.client().listen('*[_type in ["post", "job"]]', {}, { events: ['welcome', 'mutation'] }),
  );
  await heard.first(1);
  return {
    events: heard.events,
    async mutations(count: number): Promise<MutationEvent[]> {
      const all = await heard.first(count + 1);
      return all.flatMap((event) => (event.type === 'mutation' ? [event] : []));
    },
  };
}

it('a post appears at its moment to those who ask, listen and keep answers: one move, however many appear', {
  tags: ['slow'],
}, async () => {
  const test = await start();
  const { editor, service, posts, client, origin } = test;
  const publishDate = soon();
  const listener = await listening(test);
  const live = hear(client().live.events());
  await live.first(1);
  await editor
    .transaction()
    .create({ _id: 'one', _type: 'post', publishDate, title: SECRET })
    .create({ _id: 'two', _type: 'post', publishDate })
    .create({ _id: 'list', _type: 'page', first: { _type: 'reference', _ref: 'one' } })
    .commit();
  const revision = service.publishedRevision();
  const stateBefore = service.publishedState();
  const query = '*[_type == "page"][0].first->title';
  const { result, syncTags = [] } = await client().fetch(query, {}, { filterResponse: false });
  expect([result, await posts()]).toEqual([null, []]);
  expect(await client().getDocument('one')).toBeUndefined();

  const [first, second] = await listener.mutations(2);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishDate));
  expect(service.publishedRevision()).toBe(revision + 1);
  expect([first, second]).toMatchObject([
    { documentId: 'one', transition: 'appear', result: { title: SECRET }, mutations: [] },
    { documentId: 'two', transition: 'appear' },
  ]);
  expect(first).not.toHaveProperty('previousRev');
  expect(await posts()).toEqual(['one', 'two']);
  expect(await client().fetch(query)).toBe(SECRET);
  expect(await client().getDocument('one')).toMatchObject({ title: SECRET });
  const exported = await fetch(`${origin}/v1/data/export/production`);
  expect(await exported.text()).toContain(SECRET);
  // The first is of the transaction, which wrote a page.
  const [, written, appeared] = await live.first(3);
  expect(written).toMatchObject({ type: 'message', id: stateBefore });
  expect(service.publishedState()).not.toBe(stateBefore);
  expect(appeared).toMatchObject({ type: 'message', id: service.publishedState() });
  if (appeared?.type !== 'message') throw new Error('not a message');
  expect(appeared.tags.some((tag) => syncTags.includes(tag))).toBe(true);
});

it('what is hidden is edited in silence, and what is withdrawn disappears without a word of why', {
  tags: ['slow'],
}, async () => {
  const test = await start();
  const { editor, service } = test;
  const { mutations } = await listening(test);
  const revision = service.publishedRevision();
  await editor.create({ _id: 'job', _type: 'job', isActive: false, title: SECRET });
  await editor
    .patch('job')
    .set({ title: `${SECRET} bis` })
    .commit();
  await editor.create({ _id: 'post', _type: 'post', publishDate: inDays(1), title: SECRET });
  await editor.create({ _id: 'drafts.job', _type: 'job', isActive: true, title: SECRET });
  expect(service.publishedRevision()).toBe(revision);
  await editor.patch('job').set({ isActive: true, title: 'Graphiste' }).commit();
  expect(service.publishedRevision()).toBe(revision + 1);
  await editor.patch('job').set({ isActive: false, title: SECRET }).commit();
  expect(service.publishedRevision()).toBe(revision + 2);
  await editor.delete('job');
  await editor.create({ _id: 'last', _type: 'post', title: 'Sans date' });
  const heard = await mutations(3);
  expect(heard.map(({ documentId, transition }) => [documentId, transition])).toEqual([
    ['job', 'appear'],
    ['job', 'disappear'],
    ['last', 'appear'],
  ]);
  expect(JSON.stringify(heard)).not.toContain(SECRET);
});

it('visitors who were cut off look anew when something appeared meanwhile', {
  tags: ['slow'],
}, async () => {
  const test = await start();
  const { editor, origin, service } = test;
  const { _rev } = await editor.create({ _id: 'old', _type: 'post' });
  const hidden = await editor.create({ _id: 'new', _type: 'post', publishDate: soon() });
  const names = async (lastEventId: string) => {
    const controller = new AbortController();
    onTestFinished(() => controller.abort());
    const query = encodeURIComponent('*[_type == "post"]');
    const address = `${origin}/v1/data/listen/production?query=${query}&enableResume=true`;
    const headers = { 'last-event-id': lastEventId };
    const answer = await fetch(address, { headers, signal: controller.signal });
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString();
      if (/event: welcome/.test(text)) break;
    }
    return [...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
  };
  expect(await names(`${_rev}#old`)).toEqual(['welcomeback']);
  const revision = service.publishedRevision();
  await expect.poll(() => service.publishedRevision(), { timeout: 10_000 }).toBe(revision + 1);
  expect(await names(`${_rev}#old`)).toEqual(['reset', 'welcome']);
  expect(await names(`${hidden._rev}#new`)).toEqual(['reset', 'welcome']);
});

it('the clock may be set, and a day may be far away', async () => {
  let offset = 0;
  const { editor, posts, service } = await start({ clock: () => new Date(Date.now() + offset) });
  await editor.create({ _id: 'near', _type: 'post', publishDate: inDays(1) });
  await editor.create({ _id: 'far', _type: 'post', publishDate: inDays(400) });
  await editor.create({ _id: 'never', _type: 'post', publishDate: 'demain' });
  const revision = service.publishedRevision();
  expect(await posts()).toEqual(['never']);
  offset = 2 * DAY;
  expect(await posts()).toEqual(['near', 'never']);
  expect(service.publishedRevision()).toBe(revision + 1);
  offset = 401 * DAY;
  expect(await posts()).toEqual(['far', 'near', 'never']);
  offset = 0;
  expect(await posts()).toEqual(['never']);
  expect(service.publishedRevision()).toBe(revision + 3);
});

it('a document that appears while no process runs moves the revision at the next start', async () => {
  const file = join(await temporaryDirectory(), 'content.sqlite');
  const open = (now: number) =>
    openStore({
      file,
      migrations: MIGRATIONS,
      publicRules: RULES,
      clock: () => new Date(now),
    });
  const put = { _id: 'post', _type: 'post', publishDate: inDays(1) };
  const before = open(Date.now());
  await before.commit({ author: 'marie', changes: [{ put }] });
  const revision = before.publishedRevision();
  before.close();
  const same = open(Date.now());
  expect(same.publishedRevision()).toBe(revision);
  same.close();
  const after = open(Date.now() + 2 * DAY);
  expect(after.publishedRevision()).toBeGreaterThan(revision);
  after.close();
});
