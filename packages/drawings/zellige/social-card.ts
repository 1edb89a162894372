import { field } from './field.ts';
import { distance } from './geometry.ts';
import { enamel } from './hero-field.ts';
import { markDoor } from './mark.ts';
import { drawing, rect } from './markup.ts';
import { INK } from './palettes.ts';
import { familyTiling } from './tiling.ts';

/** The size at which networks show the picture of a link. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const; // px

/** The picture of a link to the site, 1200 × 630: the mark as a door in the night, a rosette on the right. */
export function socialCard(): string {
  const frame = SOCIAL_CARD;
  const onNight = new Map<string, string>([
    [INK.nuit, INK.nuitClaire],
    [INK.encre, INK.chaux],
  ]);
  return drawing(
    frame.width,
    frame.height,
    rect(0, 0, frame.width, frame.height, INK.nuit) +
      field({
        tiling: familyTiling('sixteen'),
        frame,
        placement: { scale: 470, x: 900, y: 315 },
        seed: 'partage',
        joint: { width: 2, color: INK.nuit },
        keep: ({ spot }) => distance(spot, { x: 900, y: 315 }) < 390,
        paint: (piece) => {
          const color = enamel(piece, false);
          return onNight.get(color) ?? color;
        },
      }) +
      markDoor(96, 150, 340, 480),
  );
}
