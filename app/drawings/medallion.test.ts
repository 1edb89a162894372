import { createStaticHandler, type LoaderFunction } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import * as route from './medallion.ts';

const loader = z.custom<LoaderFunction>((value) => typeof value === 'function').parse(route.loader);
const drawings = createStaticHandler([{ id: 'n', path: 'medallions/:choice/:file', loader }]);

async function open(address: string): Promise<Response> {
  const answer: unknown = await drawings.queryRoute(
    new Request(`https://a.example/medallions/newsletter-${address}`),
  );
  if (answer instanceof Response) return answer;
  throw new Error('expected a Response');
}

const PAGES = Array.from({ length: 100 }, (_, i) => encodeURIComponent(`blog l’été n° ${i}`));

test('each page’s rose is light, wants one of its twelve rays, and its piece is that ray', async () => {
  const roses = new Set<string>();
  for (const page of PAGES) {
    const rose = await (await open(`rose/${page}.svg`)).text();
    const piece = await (await open(`piece/${page}.svg`)).text();
    roses.add(rose);
    for (const svg of [rose, piece]) {
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 640 640"/);
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(4_000);
    }
    const [, ray = 'none'] = / d="([^"]+)"/.exec(piece) ?? [];
    expect(ray.match(/z/g)).toHaveLength(1);
    expect(rose).not.toContain(ray);
    const steps = (outline: string) => outline.replace(/[-\d. ]+/g, '');
    const alike = [...rose.matchAll(/M[^MzZ]+z/g)].filter(([it]) => steps(it) === steps(ray));
    expect(alike.length).toBeGreaterThanOrEqual(11);
  }
  expect(roses.size).toBeGreaterThan(20);
});

test.each(['heart/blog.svg', 'rose/blog.png', 'rose/.svg'])(
  'nothing is drawn for %s',
  async (address) => {
    expect((await open(address)).status).toBe(404);
  },
);
