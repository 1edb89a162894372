import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('each direct dependency says what it does for us', () => {
  const page = readFileSync('docs/decisions/dependencies.md', 'utf8');
  const names = globSync('{,desk/,model/,studio/,packages/*/}package.json').flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const silent = names.filter((name) => !name.startsWith('@types/') && !page.includes(name));
  expect(silent).toEqual([]);
});

test('the packages have the version of the site they grow with', () => {
  const versionOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')).version;
  const files = globSync('packages/*/package.json');
  expect(files).toHaveLength(4);
  expect(new Set(files.map(versionOf))).toEqual(new Set([versionOf('package.json')]));
});
