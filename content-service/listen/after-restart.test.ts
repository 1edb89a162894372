/** What was handed out before a restart, to the process that comes after: ids of live events, links to originals. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { startAlone } from '../testing/start-alone.ts';
import { startTestService, temporaryDirectory } from '../testing/start-test-service.ts';

type Reader = { origin: string; token?: string | undefined };

/** What a listener is told when it comes, perhaps again: whether to ask everything anew, and the id it is at. */
async function come({ origin, token }: Reader, lastEventId?: string) {
  const controller = new AbortController();
  const drafts = token === undefined ? '' : '?includeDrafts=true';
  const answer = await fetch(`${origin}/vX/data/live/events/production${drafts}`, {
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    signal: controller.signal,
  });
  let text = '';
  for await (const chunk of answer.body ?? []) {
    text += Buffer.from(chunk).toString();
    // Both events are sent at once, where there are two.
    if (text.includes('event: welcome')) break;
  }
  controller.abort();
  const id = /^id: (.*)$/m.exec(text)?.[1] ?? expect.fail();
  return { id, isAnew: text.includes('event: restart') };
}

it('the id of a live event names one state: over a restart, and when older content is put back', async () => {
  const directory = await temporaryDirectory();
  const backup = join(await temporaryDirectory(), 'content');
  const readersOf = ({ origin, token }: { origin: string; token: string }): Reader[] => [
    { origin },
    { origin, token },
  ];
  const write = async ({ client, token }: Awaited<ReturnType<typeof startAlone>>, title: string) =>
    client({ token }).createOrReplace({ _id: 'post', _type: 'post', title });

  const first = await startAlone(directory);
  await write(first, 'Avant');
  await first.stop();
  await cp(directory, backup, { recursive: true });

  const second = await startAlone(directory);
  await write(second, 'Perdu');
  const ids = await Promise.all(readersOf(second).map(async (reader) => (await come(reader)).id));
  await second.stop();

  const third = await startAlone(directory);
  for (const [index, reader] of readersOf(third).entries()) {
    expect(await come(reader, ids[index])).toEqual({ id: ids[index], isAnew: false });
  }
  await third.stop();

  const fourth = await startAlone(backup);
  for (const [index, reader] of readersOf(fourth).entries()) {
    expect(await come(reader, ids[index])).toMatchObject({ isAnew: true });
  }
  await write(fourth, 'Autre');
  for (const [index, reader] of readersOf(fourth).entries()) {
    expect(await come(reader, ids[index])).toMatchObject({ isAnew: true });
  }
}, 60_000);

it('a day that came has its own id, the same after a restart', async () => {
  let now = Date.now();
  const publicRules = [{ type: 'post', from: 'publishDate' }];
  const options = { publicRules, clock: () => new Date(now) };
  const publishDate = new Date(now + 60_000).toISOString();
  const { directory, origin, service } = await startTestService(
    [
      { put: { _id: 'past', _type: 'post', publishDate: '2025-01-01T00:00:00Z' } },
      { put: { _id: 'soon', _type: 'post', publishDate } },
    ],
    options,
  );
  const before = (await come({ origin })).id;
  now += 120_000;
  const { id, isAnew } = await come({ origin }, before);
  expect({ isAnew, isOther: id !== before }).toEqual({ isAnew: true, isOther: true });
  await service.close();
  const again = await startTestService([], { ...options, directory });
  expect(await come({ origin: again.origin }, id)).toEqual({ id, isAnew: false });
});

it('the links to originals in an export are good over a restart', async () => {
  const directory = await temporaryDirectory();
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
    .withExif({ IFD3: { GPSLatitude: '33/1 35/1 0/1' } })
    .jpeg()
    .toBuffer();
  const first = await startAlone(directory);
  await first.client({ token: first.token }).assets.upload('image', bytes);
  const exported = await fetch(`${first.origin}/v1/data/export/production`, {
    headers: { authorization: `Bearer ${first.token}` },
  });
  const { pathname, search } = new URL(JSON.parse(await exported.text()).url);
  first.process.kill('SIGKILL');
  await first.stop();

  const second = await startAlone(directory);
  const original = async (query: string) => {
    const answer = await fetch(second.origin + pathname + query);
    return Buffer.from(await answer.arrayBuffer()).equals(bytes);
  };
  expect(await original(search)).toBe(true);
  expect(await original(`${search}x`)).toBe(false);
}, 60_000);
