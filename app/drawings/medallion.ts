import { reliefMedallion } from '../../packages/drawings/relief/medallion.ts';
import { reliefDrawing } from '../../packages/drawings/relief/relief.ts';
import {
  MEDALLION_COLORS,
  MEDALLION_KINDS,
  medallion,
} from '../../packages/drawings/zellige/medallion.ts';
import {
  newsletterPiece,
  newsletterRose,
} from '../../packages/drawings/zellige/newsletter-rose.ts';
import { brandContext } from '../context.ts';
import type { Route } from './+types/medallion.ts';
import { drawnResponse, seedIn } from './drawn-response.ts';

/** The two drawings of `forms/newsletter-art.tsx`; the other family has one of each, by the same name. */
const OF_NEWSLETTER = new Map([
  ['newsletter-rose', newsletterRose],
  ['newsletter-piece', newsletterPiece],
]);

/** Serves the pieces that `content/closing-art.ts` names: `/medallions/knot-safran/{slug}.svg`, and the newsletter's. */
export function loader({ params: { choice, file }, context }: Route.LoaderArgs) {
  const brand = context.get(brandContext);
  const seed = seedIn(file);
  const ofNewsletter = OF_NEWSLETTER.get(choice);
  if (seed && ofNewsletter) {
    const relief = brand.drawings === 'relief' ? reliefDrawing(choice) : undefined;
    return drawnResponse(relief ?? ofNewsletter(seed), brand);
  }
  const [kindName, colorName] = choice.split('-');
  const kind = MEDALLION_KINDS.find((name) => name === kindName);
  const color = MEDALLION_COLORS.find((name) => name === colorName);
  if (!kind || !color || !seed) return new Response('Not found', { status: 404 });
  const draw = { zellige: medallion, relief: reliefMedallion }[brand.drawings];
  return drawnResponse(draw(seed, kind, color), brand);
}
