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
