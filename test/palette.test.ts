import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLORS } from '../zellige/colors.ts';

/** Written by `art/`, and checked there. */
const WRITTEN = /\.generated\.|^seed\/archive\/|\.svg$/;

test('a colour of the brand is spelled in one file', () => {
  const files = globSync(
    '{app,art,brand,calendar,content-service,inbox,search,seed,server,studio,zellige}/**/*.{ts,tsx,css,html}',
    { exclude: (name) => name === 'node_modules' || name === 'build' },
  ).filter((file) => !WRITTEN.test(file) && !file.includes('.test.'));
  // White is no brand colour.
  const brand = Object.values(COLORS).filter((color) => color !== '#FFFFFF');
  const spelled = files.filter((file) => {
    const text = readFileSync(file, 'utf8').toUpperCase();
    return brand.some((color) => text.includes(color));
  });
  expect(spelled).toEqual(['zellige/colors.ts']);
});
