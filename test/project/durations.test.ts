/** A duration that a constant rules is said from it: whoever changes the constant changes the sentence. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const NUMBER =
  'une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt(?:-quatre)?|trente|quarante-huit|soixante';
const TYPED = new RegExp(
  `(?:pendant|dans|après|depuis|vaut|valait|plus de|moins de)\\s(?:${NUMBER})\\s(?:minutes?|heures?|jours?|semaines?|mois)\\b`,
  'giu',
);

/** Said of nothing that code measures: a choice with its own name, or a manner of speaking. */
const NO_CONSTANT = new Set<string>(['Dans trois jours', 'dans une heure', 'dans une minute']);

test('no duration is typed by hand on a page, in a mail or in the desk', () => {
  const files = globSync('{app,desk,inbox,server,staff,studio}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|testing|generated|node_modules|studio\/content\/french/.test(file),
  );
  const typed = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const plain = code.replaceAll(/\\u(?:00a0|202f)|\s+/gi, ' ');
    return [...plain.matchAll(TYPED)]
      .map(([duration]) => duration)
      .filter((duration) => !NO_CONSTANT.has(duration));
  });
  expect(typed).toEqual([]);
});
