import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAheadQueue } from './ahead-queue.ts';

test('nothing begins while visitors wait, and everything is done once they do not, one piece at a time', async () => {
  let isBusy = true;
  const queue = createAheadQueue(() => isBusy);
  let running = 0;
  let most = 0;
  const done: string[] = [];
  const piece = (name: string) =>
    queue.add(name, async () => {
      most = Math.max(most, ++running);
      await pause(1);
      running -= 1;
      done.push(name);
      if (name === 'second') throw new Error('it fails');
    });
  const all = Promise.all([piece('first'), piece('second'), piece('third'), piece('first')]);
  await pause(300);
  expect(done).toEqual([]);
  isBusy = false;
  await all;
  expect(done).toEqual(['first', 'second', 'third']);
  expect(most).toBe(1);
});

test('more than a page of pictures is given up', async () => {
  const queue = createAheadQueue(() => true);
  const many = Array.from({ length: 5_000 }, (_, index) =>
    queue.add(String(index), async () => {}),
  );
  await Promise.all(many.slice(100));
  queue.close();
  await Promise.all(many);
});
