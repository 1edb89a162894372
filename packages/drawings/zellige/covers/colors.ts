import type { Piece } from '../field.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { around } from '../ring.ts';

/** A colour for each kind of tile, the sequence begun at a place chosen by chance. */
export function byKind({ accent, second, third, tone }: Palette, random: Random) {
  const sequence = [accent, second, third, tone, accent, second];
  const start = Math.floor(random() * 4);
  // Kinds are numbered outwards from the centre: steps of five through six colours keep neighbouring rings apart.
  return ({ kind }: Piece) => around(sequence, kind * 5 + start);
}
