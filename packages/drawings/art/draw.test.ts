import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DRAWINGS, PICTURES } from './draw.ts';

test.each(Object.entries(PICTURES))('%s is what the generator draws today', async (path, draw) => {
  const file = await readFile(new URL(path, DRAWINGS), 'utf8');
  expect(file === `${draw()}\n`, 'run: node packages/drawings/art/draw.ts').toBe(true);
});
