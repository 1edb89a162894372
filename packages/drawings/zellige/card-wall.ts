import { blast } from './blast.ts';
import type { Family } from './families.ts';
import { type Flight, field, type Piece } from './field.ts';
import { INK } from './palettes.ts';
import type { Frame, Placement } from './placement.ts';
import { pick, randomFrom } from './random.ts';
import { around } from './ring.ts';
import { familyTiling, type Tile } from './tiling.ts';

/** The grounds of cards, whether text on them is light, and the enamels of their walls: the ground is none of them. */
export const CARD_GROUNDS = {
  chaux: {
    ground: INK.chaux,
    night: false,
    enamels: [INK.nuit, INK.terre, INK.safran, INK.menthe, INK.ciel, INK.encre],
  },
  sable: {
    ground: INK.sable,
    night: false,
    enamels: [INK.nuit, INK.terre, INK.safran, INK.menthe, INK.blanc, INK.encre],
  },
  encre: {
    ground: INK.encre,
    night: true,
    enamels: [INK.nuitClaire, INK.terre, INK.safran, INK.menthe, INK.ciel, INK.chaux],
  },
  nuit: {
    ground: INK.nuit,
    night: true,
    enamels: [INK.nuitClaire, INK.terre, INK.safran, INK.menthe, INK.ciel, INK.chaux],
  },
} as const;

export type CardGround = keyof typeof CARD_GROUNDS;

/** Families whose pieces are still told apart when the card is shown 300 px wide, and the pitch that suits each. */
const FAMILIES: readonly (readonly [Family, number])[] = [
  ['khatam', 300],
  ['eight', 340],
  ['twelve', 430],
  ['twelveBroad', 400],
  ['sixteen', 460],
  ['sixteenSharp', 500],
];

/** Orders of the six enamels: heart, rays around it, darts, broad arms, what is between rosettes, splinters. */
const ORDERS = [
  [0, 2, 1, 4, 3, 5],
  [1, 2, 0, 5, 3, 4],
  [3, 2, 4, 0, 1, 5],
  [2, 0, 5, 4, 1, 3],
  [1, 4, 2, 0, 5, 3],
  [0, 5, 3, 2, 4, 1],
  [3, 4, 1, 5, 0, 2],
  [2, 1, 4, 0, 3, 5],
] as const;

/**
 * The wall of a card, from its document's slug: family, colours and the place of its rosette follow from the seed. It
 * stands on the right; on the left its pieces are in the air, and none comes nearer to the text than its edge.
 *
 * @param edge where the text may reach, in pixels from the left
 */
export function cardWall(seed: string, frame: Frame, edge: number, on: CardGround): string {
  const random = randomFrom(`${seed} carte`);
  const [family, pitch] = FAMILIES[Math.floor(random() * FAMILIES.length)] ?? ['sixteen', 460];
  const order = pick(random, ORDERS);
  const { ground, enamels } = CARD_GROUNDS[on];
  const color = (place: number) => enamels[order[place] ?? 0] ?? ground;
  const scale = pitch * (0.92 + random() * 0.2);
  const placement = {
    scale,
    x: frame.width - pick(random, [150, 190, 230]),
    y: frame.height * pick(random, [0.36, 0.5, 0.64]),
  };
  return field({
    tiling: familyTiling(family),
    frame,
    placement,
    seed,
    joint: { width: 2.5, color: ground },
    margin: 120,
    fly: landing(placement, frame, edge),
    paint: (piece) => color(placeOf(piece)),
  });
}

const SMALLEST_IN_THE_AIR = 34; // px

function landing(placement: Placement, frame: Frame, edge: number) {
  const { scale } = placement;
  const origin = { x: frame.width + 60, y: placement.y };
  const explode = blast({
    origin,
    calm: 330,
    reach: origin.x - edge + 160,
    carry: 0.36 * scale,
    spread: 0.26 * scale,
  });
  return (piece: Piece): Flight | undefined => {
    const flight = explode(piece);
    if (!flight) return undefined;
    const side = scale * Math.sqrt(piece.area);
    // A small piece alone in the air looks like dirt.
    if (side < SMALLEST_IN_THE_AIR && flight.size < 0.97) return undefined;
    return piece.spot.x + flight.x - 0.6 * side < edge ? undefined : flight;
  };
}

/** The place of a piece in a rosette, from the middle outwards, as the orders count. */
function placeOf({ heart, radius, outline }: Tile): number {
  if (heart !== undefined) return around([0, 2, 1], heart);
  if (outline.length === 3 && radius > 0.3) return 5;
  if (radius < 0.28) return 1;
  if (radius < 0.44) return 2;
  return radius > 0.64 ? 4 : 3;
}
