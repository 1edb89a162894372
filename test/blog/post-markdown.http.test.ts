/** Posts as Markdown: at their address with `.md`, or at their own for a reader who would rather have it. */
import { expect } from 'vitest';
import { z } from 'zod';
import { test } from '../support/http.ts';

const Feed = z.object({ items: z.array(z.object({ url: z.string(), title: z.string() })) });

test('each post of the feed is Markdown at its address with .md, and says where its page is', async ({
  site,
}) => {
  const feed = Feed.parse(await (await fetch(`${site.origin}/feed.json`)).json());
  expect(feed.items.length).toBeGreaterThan(2);
  for (const { url, title } of feed.items) {
    const answer = await fetch(`${url}.md`);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
    expect(answer.headers.get('link')).toBe(`<${url}>; rel="canonical"`);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(text.split('\n')[0]?.replaceAll('\\', '')).toBe(`# ${title}`);
    expect(text.trimEnd().split('\n').at(-1)).toBe(`<${url}>`);
    // Code is as it was typed.
    const words = text.replaceAll(/(`+)[\s\S]*?\1/g, '');
    expect(words).not.toMatch(/<\/?[a-z]+>|undefined|\[object/);
  }
});

test('a reader who prefers Markdown has it at the address of the page, and browsers have the page', async ({
  site,
}) => {
  const { items } = Feed.parse(await (await fetch(`${site.origin}/feed.json`)).json());
  const address = items[0]?.url ?? '';
  const typeFor = async (accept: string) => {
    const answer = await fetch(address, { headers: { accept } });
    await answer.arrayBuffer();
    return [
      answer.headers.get('content-type'),
      answer.headers.get('cache-control')?.includes('no-store'),
    ];
  };
  const page = ['text/html; charset=utf-8', false];
  // Twice, so that the page is kept.
  for (let round = 0; round < 2; round += 1) {
    expect(await typeFor('text/html,application/xhtml+xml,*/*;q=0.8')).toEqual(page);
    expect(await typeFor('text/markdown, text/html;q=0.9')).toEqual([
      'text/markdown; charset=utf-8',
      true,
    ]);
    expect(await typeFor('text/html, text/markdown;q=0.5')).toEqual(page);
  }
  const html = await (await fetch(address)).text();
  expect(html).toContain(`href="${new URL(address).pathname}.md"`);
});

test('a post that is not there leads to its page, which says where it has gone', async ({
  site,
}) => {
  const answer = await fetch(`${site.origin}/blog/rien.md`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/blog/rien']);
});
