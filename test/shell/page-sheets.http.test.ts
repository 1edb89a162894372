/** Each page links the stylesheets of what it shows: what misses one is there, and looks like a list of links. */

import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { EVERY_PAGE } from '../support/public-routes.ts';

const SHEET = /<link rel="stylesheet"[^>]*?href="([^"]+)"/g;
const CLASSES = /\sclass="([^"]*)"/g;
/** The first class of a selector: rules for a class within another one are for that place alone. */
const SELECTOR = /[{},]\.(-?[A-Za-z_][\w-]*)/g;

test('a page links a sheet for each of its classes that some page’s sheet has a rule for', async ({
  site,
}) => {
  const pages = await Promise.all(
    EVERY_PAGE.map(async (path) => {
      const html = await (await fetch(site.origin + path)).text();
      const classes = new Set(all(html, CLASSES).flatMap((value) => value.split(' ')));
      return { path, classes, sheets: all(html, SHEET) };
    }),
  );
  const sheets = new Map<string, Set<string>>();
  for (const address of new Set(pages.flatMap((page) => page.sheets))) {
    const rules = await (await fetch(site.origin + address)).text();
    sheets.set(address, new Set(all(rules, SELECTOR)));
  }
  const ruled = new Set([...sheets.values()].flatMap((rules) => [...rules]));
  expect(ruled.size).toBeGreaterThan(300);
  const missing = pages.map(({ path, classes, sheets: linked }) => ({
    path,
    classes: [...classes].filter(
      (name) => ruled.has(name) && !linked.some((address) => sheets.get(address)?.has(name)),
    ),
  }));
  expect(missing.filter(({ classes }) => classes.length > 0)).toEqual([]);
});

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, value = '']) => value);
}
