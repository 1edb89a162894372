/**
 * Answers `GET /rosaces/{reference}.svg` with the picture of a message, a rosette or a stamp, drawn from the reference
 * alone: no database is read.
 */
import { isReference } from '../../app/index.ts';
import type { Brand } from '../../packages/drawings/brand/brand.ts';
import { drawnBrand } from '../../packages/drawings/brand/drawn-brand.ts';
import { repaint } from '../../packages/drawings/brand/repaint.ts';
import { stamp } from '../../packages/drawings/relief/stamp.ts';
import { messageRosette } from '../../packages/drawings/zellige/message-rosette.ts';

/** A drawing may change with a release. */
const KEEP_A_DAY = 'public, max-age=86400';
/**
 * The caching in a brand of the agency's own, whose colours may be others tomorrow; pages name an address that changes
 * with it.
 */
const ASK_AGAIN = 'no-cache';

export function rosetteAnswer(name: string, brand: Brand): Response {
  const { colors, drawings } = brand;
  const reference = /^(.+)\.svg$/.exec(name)?.[1] ?? '';
  if (!isReference(reference)) {
    return new Response('Rosace introuvable', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  const draw = { zellige: messageRosette, relief: stamp }[drawings];
  return new Response(repaint(draw(reference), colors), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': drawnBrand(brand) ? ASK_AGAIN : KEEP_A_DAY,
      'x-robots-tag': 'noindex',
    },
  });
}
