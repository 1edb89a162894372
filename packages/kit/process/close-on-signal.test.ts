import { expect, test } from 'vitest';
import { closeInOrder } from './close-on-signal.ts';

test('parts are closed one after the other; one that fails or never ends is named, and holds up none [R06]', async () => {
  const done: string[] = [];
  const warned: unknown[] = [];
  const inTime = await closeInOrder(
    [
      { name: 'first', close: () => done.push('first') },
      { name: 'stuck', limit: 10, close: () => new Promise(() => {}) },
      { name: 'broken', close: () => Promise.reject(new Error('the disk is full')) },
      {
        name: 'last',
        close: async () => {
          await Promise.resolve();
          done.push('last');
        },
      },
    ],
    (_message, { step }) => warned.push(step),
  );
  expect(done).toEqual(['first', 'last']);
  expect(warned).toEqual(['stuck', 'broken']);
  expect(inTime).toBe(false);
  expect(await closeInOrder([{ name: 'first', close: () => {} }], () => {})).toBe(true);
});
