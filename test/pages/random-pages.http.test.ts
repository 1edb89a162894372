/** Whatever an editor makes a page of, and whatever is broken in it, it is a page. */
import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { HtmlValidate } from 'html-validate';
import { expect } from 'vitest';
import { TYPES } from '../../model/document-types.ts';
import { propertyRuns } from '../../packages/kit/testing/property-runs.ts';
import { test } from '../support/http.ts';
import { validDocuments, weakened } from '../support/mutated-documents.ts';
import { randomPages } from '../support/random-pages.ts';
import { ServedPage } from '../support/served-page.ts';
import { startSharedSite } from '../support/site.ts';
import { MARKUP_RULES } from '../support/valid-markup.ts';

/** As many pages as are asked for at once. */
const AT_ONCE = 8;

test('random pages are valid, with one heading of the first level, and ids of their own', {
  tags: ['slow'],
  timeout: 1_800_000,
}, async ({ atEnd }) => {
  const pages = randomPages(propertyRuns(1_000));
  const around = Object.keys(TYPES)
    .filter((type) => type !== 'page')
    .flatMap((type) => validDocuments(type));
  const documents = [...around, ...pages].map(weakened);
  const site = await startSharedSite(atEnd, { content: { documents } });
  const validate = new HtmlValidate(MARKUP_RULES);
  const addresses = pages.flatMap(({ slug }) => addressOf(slug));
  const problems: string[] = [];
  const statuses = new Map<number, number>();

  async function look(address: string) {
    const { status, html } = await ask(`${site.origin}/${address}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status !== 200) return;
    const page = new ServedPage(new Response(html), html);
    const { count } = page.locator('h1');
    if (count !== 1) problems.push(`${address}: ${count} headings of the first level`);
    const { results } = await validate.validateString(html);
    for (const { messages } of results) {
      for (const { ruleId, message } of messages)
        problems.push(`${address}: ${ruleId}, ${message}`);
    }
  }

  const waiting = addresses.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const address of waiting) await look(address);
    }),
  );
  expect(problems).toEqual([]);
  // Where the title or the address itself was hit, there is none.
  expect([...statuses.keys()].toSorted()).toEqual([200, 404]);
  expect(statuses.get(200)).toBeGreaterThan(addresses.length * 0.9);
});

/** By a connection of its own: one that is kept would be closed while pages are validated on a busy machine. */
async function ask(url: string): Promise<{ status: number; html: string }> {
  const request = get(url, { agent: false });
  const [answer] = await once(request, 'response');
  return { status: answer.statusCode, html: await text(answer) };
}

function addressOf(slug: unknown): string[] {
  const isSlug = typeof slug === 'object' && slug !== null && 'current' in slug;
  return isSlug && typeof slug.current === 'string' && /^[a-z]/.test(slug.current)
    ? [slug.current]
    : [];
}
