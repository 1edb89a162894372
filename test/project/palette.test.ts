import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLORS } from '../../packages/drawings/zellige/colors.ts';

/** Written by `packages/drawings/art/`, and checked there. */
const WRITTEN = /\.generated\.|^tools\/demo\/archive\/|\.svg$/;

test('a colour of the brand is spelled in one file', () => {
  const files = globSync(
    '{app,desk,inbox,model,packages/{content-service,kit,search,drawings/{art,brand,zellige}},server,studio,tools/demo}/**/*.{ts,tsx,css,html}',
    { exclude: (name) => name === 'node_modules' || name === 'build' },
  ).filter((file) => !WRITTEN.test(file) && !file.includes('.test.'));
  // White is no brand colour.
  const brand = Object.values(COLORS).filter((color) => color !== '#FFFFFF');
  const spelled = files.filter((file) => {
    const text = readFileSync(file, 'utf8').toUpperCase();
    return brand.some((color) => text.includes(color));
  });
  expect(spelled).toEqual(['packages/drawings/zellige/colors.ts']);
});

test('each custom property that a sheet reads, without a value of its own beside it, is set somewhere', () => {
  const files = globSync('{app,desk,model,packages,server,studio}/**/*.{css,ts,tsx,svg,html}', {
    exclude: (name) => name === 'node_modules' || name === 'build',
  }).map((file) => readFileSync(file, 'utf8'));
  const set = new Set(
    files.flatMap((text) =>
      [
        ...text.matchAll(/(--[a-z][\w-]*)(?=['"`]?\]?\s*[:,)] |['"`]?\]?:)|@property (--[\w-]+)/g),
      ].map(([, name, registered]) => name ?? registered),
    ),
  );
  const read = files.flatMap((text) =>
    [...text.matchAll(/var\(\s*(--[a-z][\w-]*)\s*\)/g)].map(([, name]) => name),
  );
  // The Studio's own library sets those of its cards.
  const missing = read.filter((name) => !set.has(name) && !name?.startsWith('--card-'));
  expect([...new Set(missing)]).toEqual([]);
});
