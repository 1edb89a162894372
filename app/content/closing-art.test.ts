import fc from 'fast-check';
import { createStaticHandler, type LoaderFunction } from 'react-router';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { coverOf } from '../../model/motifs.ts';
import { COLORS } from '../../packages/drawings/zellige/colors.ts';
import { MEDALLION_COLORS } from '../../packages/drawings/zellige/medallion.ts';
import { roseOf } from '../../packages/drawings/zellige/newsletter-rose.ts';
import * as route from '../drawings/medallion.ts';
import { closingArt } from './closing-art.ts';

const loader = z.custom<LoaderFunction>((value) => typeof value === 'function').parse(route.loader);
const medallions = createStaticHandler([{ id: 'm', path: 'medallions/:choice/:file', loader }]);

async function open(address: string): Promise<Response> {
  const answer: unknown = await medallions.queryRoute(new Request(`https://a.example${address}`));
  if (answer instanceof Response) return answer;
  throw new Error('expected a Response');
}

const LIKE: Record<string, string[]> = {
  window: ['sunrise'],
  star: ['crop', 'shards'],
  knot: ['strapwork'],
  flower: ['blossom'],
  shell: ['scales'],
  sunburst: ['carpet'],
};

const LIKE_ROSE: Record<string, string[]> = {
  wall: ['window', 'star'],
  petals: ['flower'],
  leaves: ['flower'],
  doors: ['flower', 'shell'],
  kites: ['star', 'sunburst'],
};

const choiceIn = (address: string) => /^\/medallions\/(\w+)-(\w+)\//.exec(address)?.slice(1) ?? [];

it('a hundred random pages end with a piece unlike their own art, in another colour', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (slug, other) => {
      const beside = [slug, other].map((title) => coverOf({ slug: title, title }));
      const [kind = '', color] = choiceIn(
        closingArt(`/blog/${slug}`, beside, { aboveNewsletter: true }),
      );
      for (const { motif: drawn, palette } of beside) {
        expect(LIKE[kind]).not.toContain(drawn);
        expect(color).not.toBe(palette);
      }
      const rose = roseOf(`blog ${slug.replaceAll('/', ' ')}`.trim());
      expect(LIKE_ROSE[rose.kind]).not.toContain(kind);
      expect(color).not.toBe(rose.color);
    }),
    { numRuns: 100 },
  );
});

it('the piece of a page is of another colour than the picture that its editor gave it', () => {
  for (const uploaded of Object.values(COLORS)) {
    for (let i = 0; i < 30; i++) {
      const [, color] = choiceIn(closingArt(`/blog/article-${i}`, [], { uploaded }));
      expect(MEDALLION_COLORS.map((name) => (name === color ? COLORS[name] : ''))).not.toContain(
        uploaded,
      );
    }
  }
});

it('pages do not all end with the same piece, and each always with its own', () => {
  const ends = Array.from({ length: 30 }, (_, i) => closingArt(`/work/projet-${i}`));
  expect(new Set(ends.map((end) => choiceIn(end)[0])).size).toBe(6);
  expect(ends).toEqual(Array.from({ length: 30 }, (_, i) => closingArt(`/work/projet-${i}`)));
});

it('every piece is served at the address the pages write, light, and without rights of its own', async () => {
  for (let i = 0; i < 40; i++) {
    const answer = await open(closingArt(`/work/l’œuvre & ${i}`));
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const svg = await answer.text();
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 640 640"/);
    expect(svg).not.toMatch(/NaN|undefined|#3a2fe0/i);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(26_000);
  }
});

it.each(['/medallions/knot/x.svg', '/medallions/knot-rose/x.svg', '/medallions/knot-terre/x.png'])(
  'none is drawn for %s',
  async (address) => {
    expect((await open(address)).status).toBe(404);
  },
);
