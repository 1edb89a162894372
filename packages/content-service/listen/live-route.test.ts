import type { LiveEvent } from '@sanity/client';
import { expect, it } from 'vitest';
import { hear } from '../testing/listen-events.ts';
import { startStore } from '../testing/start-store.ts';

const { staff, client, origin } = await startStore([
  { put: { _id: 'post', _type: 'post', author: { _ref: 'author' } } },
  { put: { _id: 'author', _type: 'author', name: 'Nora' } },
]);
const editor = staff({ perspective: 'raw' });

async function live(from = client(), includeDrafts = false) {
  const heard = hear(from.live.events({ includeDrafts }));
  await heard.first(1);
  const messages = async (count: number) =>
    (await heard.first(count + 1)).flatMap((event: LiveEvent) =>
      event.type === 'message' ? [event] : [],
    );
  return { ...heard, messages };
}

it('a page hears that an answer it shows is stale by the tags it was given with it [pages-7.25]', async () => {
  const { events, messages } = await live();
  expect(events).toMatchObject([{ type: 'welcome' }]);
  const query = '*[_type == "post"]{"name": author->name}';
  const { syncTags = [] } = await client().fetch(query, {}, { filterResponse: false });
  expect(syncTags).not.toEqual([]);
  await editor.patch('author').set({ name: 'Nora B.' }).commit();
  const [message] = await messages(1);
  expect(message).toMatchObject({
    type: 'message',
    id: (await editor.getDocument('author'))?._rev,
  });
  expect(message?.tags.some((tag) => syncTags.includes(tag))).toBe(true);
});

it('what nobody published is told to those who may read drafts, and to nobody else', async () => {
  const visitor = await live();
  const writer = await live(staff(), true);
  await editor.create({ _id: 'drafts.post', _type: 'post' });
  await writer.messages(1);
  await editor.patch('post').set({ title: 'Publié' }).commit();
  await visitor.messages(1);
  expect(visitor.events).toHaveLength(2);
  const [draft] = await writer.messages(2);
  const { syncTags = [] } = await staff().fetch(
    '*[_id == "post"][0]',
    {},
    { perspective: 'drafts', filterResponse: false },
  );
  expect(draft?.tags.some((tag) => syncTags.includes(tag))).toBe(true);
  const answer = await fetch(`${origin}/vX/data/live/events/production?includeDrafts=true`);
  expect(answer.status).toBe(401);
});

it('who comes back after something changed is told to ask everything again', async () => {
  const come = (lastEventId: string) =>
    fetch(`${origin}/vX/data/live/events/production`, {
      headers: { 'last-event-id': lastEventId },
    });
  const readUntil = async (event: string, { body }: Response) => {
    let text = '';
    for await (const chunk of body ?? []) {
      text += Buffer.from(chunk).toString();
      if (text.includes(`event: ${event}`)) return text;
    }
    return expect.fail(text);
  };
  const streamText = await readUntil('restart', await come('0'));
  const again = await come(/id: (\S+)/.exec(streamText)?.[1] ?? expect.fail());
  await editor.patch('post').set({ title: 'Ensuite' }).commit();
  expect(await readUntil('message', again)).not.toContain('event: restart');
});

it('live events came with version 2021-03-25 of the API [pages-9.32]', async () => {
  expect(() => client({ apiVersion: '2021-03-24' }).live.events()).toThrow('2021-03-25 or later');
  const heard = hear(client({ apiVersion: '2021-03-25' }).live.events());
  expect(await heard.first(1)).toMatchObject([{ type: 'welcome' }]);
});

it('another dataset has no stream', async () => {
  expect((await fetch(`${origin}/vX/data/live/events/other`)).status).toBe(404);
});
