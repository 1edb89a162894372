import { COVER_KINDS, COVER_PALETTES, cover } from '../../zellige/cover.ts';
import { COVER_FRAMES } from '../content/drawn-cover.ts';
import type { Route } from './+types/cover.ts';

/** A drawing follows from its address; only a new release of the generator may change it. */
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** Longer than any slug of the studio: the address is anyone's to write. */
const LONGEST_SEED = 120; // characters

/** Serves the covers that `content/drawn-cover.ts` names: `/covers/9x16/porch-nuit/{slug}.svg`. */
export function loader({ params }: Route.LoaderArgs) {
  const frame = Object.entries(COVER_FRAMES).find(([name]) => name === params.frame)?.[1];
  const [kindName, paletteName] = params.choice.split('-');
  const kind = COVER_KINDS.find((name) => name === kindName);
  const palette = COVER_PALETTES.find((name) => name === paletteName);
  const [, seed] = /^(.+)\.svg$/.exec(params.file) ?? [];
  if (!frame || !kind || !palette || !seed || seed.length > LONGEST_SEED) {
    return new Response('Not found', { status: 404 });
  }
  return new Response(cover(seed, frame.width, frame.height, { kind, palette }), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': A_DAY,
      // An SVG opened by itself is a document of our origin: it gets no rights there.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
