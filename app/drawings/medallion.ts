import { reliefMedallion } from '../../relief/medallion.ts';
import { MEDALLION_COLORS, MEDALLION_KINDS, medallion } from '../../zellige/medallion.ts';
import { brandContext } from '../context.ts';
import type { Route } from './+types/medallion.ts';
import { drawnResponse, seedIn } from './drawn-response.ts';

/** Serves the pieces that `content/closing-art.ts` names: `/medallions/knot-safran/{slug}.svg`. */
export function loader({ params, context }: Route.LoaderArgs) {
  const [kindName, colorName] = params.choice.split('-');
  const kind = MEDALLION_KINDS.find((name) => name === kindName);
  const color = MEDALLION_COLORS.find((name) => name === colorName);
  const seed = seedIn(params.file);
  if (!kind || !color || !seed) return new Response('Not found', { status: 404 });
  const brand = context.get(brandContext);
  const draw = { zellige: medallion, relief: reliefMedallion }[brand.drawings];
  return drawnResponse(draw(seed, kind, color), brand);
}
