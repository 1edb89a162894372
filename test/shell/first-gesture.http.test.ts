/** What a first visit downloads before its visitor does anything, and what becomes of the first thing they do. */

import { expect } from 'vitest';
import { FORMS } from '../support/empty-forms.ts';
import { test } from '../support/http.ts';
import { EVERY_PAGE, PUBLIC_ROUTES } from '../support/public-routes.ts';
import { readPage } from '../support/served-page.ts';
import { weightOf } from '../support/weight.ts';

/** The most that the script of a first load may weigh, gzip, in bytes; React and its router are 87,600 of them. */
const MOST = 102_500;

/** The most that the document of the home page may weigh, gzip, in bytes. */
const MOST_OF_HOME = 20_000;

/** The script of one page, which its first load does without. */
const PAGE_SCRIPT = /\/assets\/[\w-]+-page-[\w-]+\.js$/;

/** What V8 looks for at the very beginning of a file, to compile each of its functions before the first call. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** Zod gives each of its schemas this property, and a bundler keeps its name. */
const SCHEMA = /~standard/;

/** A format of the browser's own: the first one that a page makes takes a telephone 40 to 110 ms. */
const FORMAT = /\bIntl\.|\.toLocale(?:Date|Time)?String\(/;

test('the script of a first load is what stands around every page, and the page’s own comes later', async ({
  site,
}) => {
  for (const path of EVERY_PAGE) {
    const html = await (await fetch(site.origin + path)).text();
    const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js(?=")/g));
    expect(scripts.size, path).toBeGreaterThan(3);
    expect(
      [...scripts].filter((script) => PAGE_SCRIPT.test(script)),
      path,
    ).toEqual([]);
    let weight = 0;
    for (const script of scripts) {
      weight += await weightOf(site.origin + script);
    }
    expect(weight, path).toBeLessThanOrEqual(MOST);
  }
});

test('what every page calls of its first script is compiled where it is downloaded', async ({
  site,
}) => {
  const html = await (await fetch(site.origin)).text();
  const asking: string[] = [];
  for (const script of new Set(html.match(/\/assets\/[\w.-]+\.js(?=")/g))) {
    const text = await (await fetch(site.origin + script)).text();
    if (text.startsWith(COMPILE_ALL)) asking.push(script);
  }
  expect(asking.sort()).toEqual([
    expect.stringContaining('/react-'),
    expect.stringContaining('/site-'),
  ]);
});

test('no script of a page or dialog brings the library that checks content, or a slow format of the browser’s', async ({
  site,
}) => {
  const read = async (path: string) => (await fetch(site.origin + path)).text();
  const scripts = new Map<string, string>();
  const queue = (await Promise.all(EVERY_PAGE.map(read))).flatMap(scriptsIn);
  for (let script = queue.pop(); script !== undefined; script = queue.pop()) {
    if (scripts.has(script)) continue;
    const text = await read(`/assets/${script}`);
    scripts.set(script, text);
    queue.push(...scriptsIn(text));
  }
  expect(scripts.size).toBeGreaterThan(40);
  const having = (what: RegExp) =>
    [...scripts].filter(([, text]) => what.test(text)).map(([name]) => name);
  expect(having(SCHEMA)).toEqual([]);
  // It asks what time it is in Casablanca, once it is open: time zones are the browser's knowledge.
  expect(having(FORMAT)).toEqual([expect.stringMatching(/^whatsapp-dialog-/)]);
});

/** The names of the files a document or a script may load. */
const scriptsIn = (text: string) => text.match(/(?<=\/)[\w-]+-[\w-]{8}\.js(?=["'`])/g) ?? [];

test('the document of the home page weighs 20 kB at most', async ({ site }) => {
  expect(await weightOf(site.origin)).toBeLessThanOrEqual(MOST_OF_HOME);
});

test('the forms of the public pages are those that are sent below', async ({ site }) => {
  for (const path of PUBLIC_ROUTES) {
    const page = await readPage(site, path);
    const listed = new Map(Object.entries(FORMS)).get(path) ?? [];
    expect(page.locator('form[method=post]').count, path).toBe(listed.length);
    for (const form of listed) expect(page.locator(form).count, path + form).toBe(1);
  }
});
