import { house } from '../zellige/house.ts';
import { circle, drawing, star } from '../zellige/markup.ts';
import { INK } from '../zellige/palettes.ts';

/** The house of /about as it was after each step of its story: by day, and from the fourth on with its lights on. */
export const HOUSES = {
  'houses/house-1.svg': () => house({ storeys: 1 }),
  'houses/house-2.svg': () => house({ storeys: 2 }),
  'houses/house-3.svg': () => house({ storeys: 3 }),
  'houses/house-4.svg': () => house({ storeys: 4, night: true }),
  'houses/house-5.svg': () => house({ storeys: 5, night: true }),
  'houses/house-6.svg': () => house({ storeys: 6, night: true }),
  'houses/house-planned.svg': () => house({ storeys: 4, planned: true }),
} as const satisfies Record<string, () => string>;

/** A sun of twenty-four points, 480 × 480. */
export function sun(): string {
  return drawing(
    480,
    480,
    star(240, 240, 240, INK.safran, { points: 24, notch: 0.84 }) +
      circle(240, 240, 168, INK.chaux) +
      star(240, 240, 150, INK.safran, { points: 24, notch: 0.84 }),
  );
}
