import { reliefCover } from '../../packages/drawings/relief/cover.ts';
import { cover } from '../../packages/drawings/zellige/cover.ts';
import { COVER_PALETTES, MOTIFS } from '../../packages/drawings/zellige/motifs.ts';
import { COVER_FRAMES } from '../content/cover-picture.ts';
import { brandContext } from '../context.ts';
import type { Route } from './+types/cover.ts';
import { drawnResponse, seedIn } from './drawn-response.ts';

/** Serves the covers that `content/cover-picture.ts` names: `/covers/9x16/porch-nuit/{slug}.svg`. */
export function loader({ params, context }: Route.LoaderArgs) {
  const frame = Object.entries(COVER_FRAMES).find(([name]) => name === params.frame)?.[1];
  const [motifName, paletteName] = params.choice.split('-');
  const motif = MOTIFS.find((name) => name === motifName);
  const palette = COVER_PALETTES.find((name) => name === paletteName);
  const seed = seedIn(params.file);
  if (!frame || !motif || !palette || !seed) return new Response('Not found', { status: 404 });
  const brand = context.get(brandContext);
  const draw = { zellige: cover, relief: reliefCover }[brand.drawings];
  return drawnResponse(draw(seed, frame.width, frame.height, { motif, palette }), brand);
}
