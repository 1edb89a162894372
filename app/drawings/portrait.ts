import { reliefPortrait } from '../../relief/portrait.ts';
import { likenessOf } from '../../zellige/likeness-of.ts';
import { portrait } from '../../zellige/portrait.ts';
import { brandContext } from '../context.ts';
import type { Route } from './+types/portrait.ts';

/** A drawing follows from its address; only a new release of the generator may change it. */
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** Longer than anyone's name: the address is anyone's to write. */
const LONGEST_NAME = 120; // characters

/** Serves the portrait of a person without a picture, drawn from the name: `/portraits/{name}.svg`, 400 × 520. */
export function loader({ params, context }: Route.LoaderArgs) {
  const [, name] = /^(.+)\.svg$/s.exec(params.file) ?? [];
  if (!name || name.length > LONGEST_NAME) return new Response('Not found', { status: 404 });
  const isRelief = context.get(brandContext).drawings === 'relief';
  const svg = isRelief ? reliefPortrait(name) : portrait(name, likenessOf(name));
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': A_DAY,
      // An SVG opened by itself is a document of our origin: it gets no rights there.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
