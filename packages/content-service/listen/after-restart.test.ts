/** What was handed out before a restart, to the process that comes after: ids of live events, links to originals. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { startAlone } from '../testing/start-alone.ts';
import { startTestService, temporaryDirectory } from '../testing/start-test-service.ts';

type Reader = { origin: string; token?: string | undefined };

/** A listener that comes, perhaps again: the id it is at, and whether it is told to ask everything anew. */
async function come({ origin, token }: Reader, lastEventId?: string) {
  const drafts = token === undefined ? '' : '?includeDrafts=true';
  const { body } = await fetch(`${origin}/vX/data/live/events/production${drafts}`, {
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
  });
  const chunks = (body ?? expect.fail()).pipeThrough(new TextDecoderStream()).values();
  let text = '';
  while (!/^id: .*\n/m.test(text)) text += (await chunks.next()).value ?? expect.fail();
  return {
    id: /^id: (.*)$/m.exec(text)?.[1] ?? expect.fail(),
    /** To be asked once the service has hung up: until then more may come. */
    async isAnew(): Promise<boolean> {
      for await (const chunk of chunks) text += chunk;
      return text.includes('event: restart');
    },
  };
}

it('the id of a live event names one state: over a restart, and when older content is put back', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const directory = await temporaryDirectory();
  const backup = join(await temporaryDirectory(), 'content');
  type Alone = Awaited<ReturnType<typeof startAlone>>;
  const comeAll = ({ origin, token }: Alone, ids: readonly string[] = []) =>
    Promise.all([come({ origin }, ids[0]), come({ origin, token }, ids[1])]);
  const areAnew = (listeners: Awaited<ReturnType<typeof comeAll>>) =>
    Promise.all(listeners.map(({ isAnew }) => isAnew()));
  const write = async ({ client, token }: Alone, title: string) =>
    client({ token }).createOrReplace({ _id: 'post', _type: 'post', title });

  const first = await startAlone(directory);
  await write(first, 'Avant');
  await first.stop();
  await cp(directory, backup, { recursive: true });

  const second = await startAlone(directory);
  await write(second, 'Perdu');
  const ids = (await comeAll(second)).map(({ id }) => id);
  await second.stop();

  const third = await startAlone(directory);
  const again = await comeAll(third, ids);
  await third.stop();
  expect(again.map(({ id }) => id)).toEqual(ids);
  expect(await areAnew(again)).toEqual([false, false]);

  const fourth = await startAlone(backup);
  const before = await comeAll(fourth, ids);
  await write(fourth, 'Autre');
  const after = await comeAll(fourth, ids);
  await fourth.stop();
  expect([await areAnew(before), await areAnew(after)]).toEqual([
    [true, true],
    [true, true],
  ]);
});

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
  const before = await come({ origin });
  now += 120_000;
  const after = await come({ origin }, before.id);
  await service.close();
  expect(after.id).not.toBe(before.id);
  expect(await after.isAnew()).toBe(true);
  const next = await startTestService([], { ...options, directory });
  const again = await come({ origin: next.origin }, after.id);
  await next.service.close();
  expect({ id: again.id, isAnew: await again.isAnew() }).toEqual({ id: after.id, isAnew: false });
});

it('the links to originals in an export are good over a restart', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
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
});
