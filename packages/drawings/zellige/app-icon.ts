import { markDoor } from './mark.ts';
import { drawing, rect } from './markup.ts';
import { INK } from './palettes.ts';

const SIZE = 512;

/** The use of an icon by a launcher: as it is, or cut to a shape of its own. */
export type IconShape = 'whole' | 'maskable';

/** The door and its top, in px. A maskable icon shows only a circle of 80 %: the door's whole head lies in it. */
const DOORS = {
  whole: { x: 86, y: 72, width: 340 },
  maskable: { x: 126, y: 130, width: 260 },
} as const satisfies Record<IconShape, { x: number; y: number; width: number }>;

/**
 * The icon of the site among a telephone's apps, 512 × 512: the mark as a door that stands on the
 * lower edge, on night to all four edges because every launcher rounds them its own way.
 */
export function appIcon(shape: IconShape): string {
  const { x, y, width } = DOORS[shape];
  return drawing(SIZE, SIZE, rect(0, 0, SIZE, SIZE, INK.nuit) + markDoor(x, y, width, SIZE - y));
}
