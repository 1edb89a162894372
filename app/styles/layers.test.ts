import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** The folders whose layer has another name, and the sheets that have a layer of their own. */
const LAYERS: Readonly<Record<string, string>> = {
  blocks: 'page',
  pages: 'page',
  measure: 'frame',
  'last-piece': 'frame',
  'styles/colors.generated.css': 'tokens',
  'styles/tints.generated.css': 'tokens',
  'styles/tokens.css': 'tokens',
  'styles/fonts.css': 'tokens',
  'styles/typefaces/enseigne.css': 'tokens',
  'styles/typefaces/gazette.css': 'tokens',
  'styles/base.css': 'base',
  'styles/print.css': 'media',
  'styles/forced-colors.css': 'media',
  'styles/relief.css': 'relief',
};

test('every stylesheet stands in the layer of its room, from its first line to its last', async () => {
  const misplaced: string[] = [];
  for await (const file of glob('**/*.css', { cwd: 'app' })) {
    if (file === 'styles/layers.css') continue;
    const [room = ''] = file.split('/');
    const layer = file.endsWith('-print.css') ? 'media' : (LAYERS[file] ?? LAYERS[room] ?? room);
    const text = readFileSync(`app/${file}`, 'utf8');
    // The formatter puts what is in a block two spaces in: an unindented line is outside of the layer.
    const outside = text.split('\n').filter((line) => /^\S/.test(line));
    if (outside.join() !== `@layer ${layer} {,}`) misplaced.push(file);
  }
  expect(misplaced).toEqual([]);
});

test('the layers are named in one order, before anything else is loaded', () => {
  expect(readFileSync('app/styles/layers.css', 'utf8')).toContain(
    '@layer tokens, base, ui, forms, content, frame, search, page, media, relief;',
  );
  expect(readFileSync('app/root.tsx', 'utf8').split('\n')[0]).toBe("import './styles/layers.css';");
});
