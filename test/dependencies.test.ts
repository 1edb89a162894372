import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('each direct dependency says what it does for us', () => {
  const page = readFileSync('decisions/dependencies.md', 'utf8');
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const studio = JSON.parse(readFileSync('studio/package.json', 'utf8'));
  const names = Object.keys({ ...dependencies, ...devDependencies, ...studio.dependencies });
  const silent = names.filter((name) => !name.startsWith('@types/') && !page.includes(name));
  expect(silent).toEqual([]);
});
