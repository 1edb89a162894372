import { field } from './field.ts';
import type { Likeness } from './likeness.ts';
import { drawing, rect } from './markup.ts';
import { PALETTES } from './palettes.ts';
import { collar, shoulders } from './portraits/clothes.ts';
import { face, neck, ornaments } from './portraits/face.ts';
import { hairBefore, hairBehind } from './portraits/hair.ts';
import { pick, randomFrom } from './random.ts';
import { around } from './ring.ts';
import { familyTiling } from './tiling.ts';

/**
 * A head and shoulders before a quiet tiled wall, as a poster would print it. The bust is drawn on
 * 400 × 480 and stands on the bottom edge, whatever the frame; the wall behind is of the seed.
 */
export function portrait(seed: string, likeness: Likeness, width = 400, height = 520): string {
  const { ground, tone } = PALETTES[likeness.palette];
  // The pixels per repeat at which the wall reads as a wall, and not as a second subject.
  const [family, scale] = pick(randomFrom(seed), [
    ['eight', 230],
    ['sixteen', 420],
    ['twelveBroad', 330],
    ['khatam', 170],
  ]);
  const wall = field({
    tiling: familyTiling(family),
    frame: { width, height },
    placement: { scale, x: width / 2, y: height * 0.38 },
    seed,
    joint: { width: 2, color: ground },
    paint: ({ kind }) => around([tone, ground, tone, ground, tone], kind),
  });
  return drawing(
    width,
    height,
    `${rect(0, 0, width, height, ground)}${wall}<g transform="translate(${(width - 400) / 2} ${height - 478})">${bust(likeness)}</g>`,
    'xMidYMax',
  );
}

/** Head and shoulders alone, 400 × 480, for a composition that brings its own ground. */
export function bust(likeness: Likeness): string {
  return (
    hairBehind(likeness) +
    shoulders(likeness) +
    neck(likeness) +
    collar(likeness) +
    face(likeness) +
    hairBefore(likeness) +
    ornaments(likeness)
  );
}
