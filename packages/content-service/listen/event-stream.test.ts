import { expect, it } from 'vitest';
import { hear } from '../testing/listen-events.ts';
import { startTestService } from '../testing/start-test-service.ts';
import { EventStream } from './event-stream.ts';

const EVENT = JSON.stringify({ text: 'x'.repeat(64 * 1024) });

it('a listener that does not read is let go before it costs more than a few megabytes [S04]', async () => {
  const stream = new EventStream();
  let ended = false;
  void stream.ended.then(() => {
    ended = true;
  });
  let sent = 0;
  for (; !ended && sent < 1_000; sent += 1) {
    stream.send('mutation', EVENT);
    await new Promise(setImmediate);
  }
  expect((sent * EVENT.length) / 1024 / 1024).toBeLessThan(9);
  await expect(stream.response.text()).rejects.toThrow('reads too slowly');
  stream.send('mutation', EVENT);
  stream.close();
});

it('a listener is let go where others leave no room for what waits', async () => {
  let room = EVENT.length * 3;
  const stream = new EventStream((bytes) => bytes <= room);
  stream.send('mutation', EVENT);
  expect(stream.gone.aborted).toBe(false);
  room = EVENT.length;
  stream.send('mutation', EVENT);
  expect(stream.gone.aborted).toBe(true);
});

it('one that reads hears everything, however much it is', async () => {
  const stream = new EventStream();
  const text = stream.response.text();
  for (let sent = 0; sent < 400; sent += 1) {
    stream.send('mutation', EVENT, String(sent));
    await new Promise(setImmediate);
  }
  stream.close();
  expect((await text).match(/^id: /gm)).toHaveLength(400);
});

it('while fifty others go on, one on a dead line holds up nobody', {
  tags: ['slow'],
  // Half a minute on two quiet cores.
  timeout: 120_000,
}, async () => {
  const { staff, origin } = await startTestService();
  const editor = staff({ perspective: 'raw' });
  const heard = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const listener = hear(
        editor.listen(
          '*[_type == "big"]',
          {},
          { events: ['welcome', 'mutation'], tag: `t${index}` },
        ),
      );
      await listener.first(1);
      return listener;
    }),
  );
  // A listener that never reads its stream.
  const dead = await fetch(`${origin}/v1/data/listen/production?query=*&includeResult=true`);
  const text = 'x'.repeat(200_000);
  for (let n = 0; n < 10; n += 1)
    await editor.createOrReplace({ _id: 'big', _type: 'big', n, text });
  for (const listener of heard) await listener.first(11);
  await dead.body?.cancel();
});
