import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { PAGED_TYPES, TYPES } from '../model/document-types.ts';
import { sourceProblem } from '../model/redirects/redirect-rules.ts';
import routes from './routes.ts';

function addressesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => [
    ...(path ? [`/${path}`] : []),
    ...addressesOf(children),
  ]);
}

test('no address that the site answers itself is redirected: it would be in vain', () => {
  const ofDocuments = [
    ...PAGED_TYPES.map((type) => `${TYPES[type].folder}:slug`),
    // Whoever signs posts comes and goes with them, and what they are about.
    '/blog/auteurs/:slug',
    '/blog/etiquettes/:slug',
  ];
  const files = readdirSync(join(import.meta.dirname, '../public')).map((name) => `/${name}`);
  const addresses = [...addressesOf(routes), ...files].filter(
    (address) => address !== '/*' && !ofDocuments.includes(address),
  );
  expect(addresses.length).toBeGreaterThan(30);
  for (const address of addresses) {
    expect(sourceProblem(address.replace(/:\w+/g, 'un-nom')), address).toMatch(/^Le site répond/);
  }
});
