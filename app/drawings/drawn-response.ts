import type { Brand } from '../../packages/drawings/brand/brand.ts';
import { drawnBrand } from '../../packages/drawings/brand/drawn-brand.ts';
import { repaint } from '../../packages/drawings/brand/repaint.ts';

/** A drawing follows from its address alone in the default brand; a new release of the generator may change it. */
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** The longest seed, longer than any slug of the studio: the address is anyone's to write. */
const LONGEST_SEED = 120; // characters

/** The seed of a drawing, from the last part of its address: `{seed}.svg`. */
export function seedIn(file: string): string | undefined {
  const [, seed] = /^(.+)\.svg$/.exec(file) ?? [];
  return seed && seed.length <= LONGEST_SEED ? seed : undefined;
}

/**
 * The caching of a drawing in another brand, whose colours may be others tomorrow. Pages ask for it at an address of
 * its own: server/brand/brand-addresses.ts.
 */
const ASK_AGAIN = 'no-cache';

/** @param svg in the default palette */
export function drawnResponse(svg: string, brand: Brand): Response {
  return new Response(repaint(svg, brand.colors), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': drawnBrand(brand) ? ASK_AGAIN : A_DAY,
      // An SVG opened by itself is a document of our origin: this policy gives it no rights there.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
