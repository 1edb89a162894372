import { CARD_GROUNDS, type CardGround } from '../zellige/card-wall.ts';
import { circle } from '../zellige/markup.ts';
import type { Frame } from '../zellige/placement.ts';
import { pick, randomFrom } from '../zellige/random.ts';
import { levelsFrom, sheets } from './sheet.ts';
import { hills, survey } from './survey.ts';

/** Orders of a ground's six enamels from the foot to the summit; the last is the point on it. */
const ORDERS = [
  [4, 0, 4, 0, 1, 5, 2],
  [0, 4, 1, 0, 4, 1, 2],
  [4, 0, 3, 4, 0, 3, 2],
  [0, 1, 4, 0, 1, 4, 2],
  [2, 1, 0, 2, 1, 0, 4],
  [0, 4, 0, 1, 2, 0, 4],
] as const;

/** The level at which a round hill of reach 1 is 1.9 wide. */
const FOOT = 0.165;
const WIDTH_AT_FOOT = 1.9;

/**
 * The mountain of a card, from its document's slug. It stands on the right, and does not come nearer to the text than its edge.
 *
 * @param edge where the text may reach, in pixels from the left
 */
export function reliefCardWall(seed: string, frame: Frame, edge: number, on: CardGround): string {
  const random = randomFrom(`${seed} relief carte`);
  const order = pick(random, ORDERS);
  const { ground, enamels } = CARD_GROUNDS[on];
  const x = frame.width - pick(random, [170, 200, 230]);
  const y = frame.height * pick(random, [0.36, 0.5, 0.62]);
  const reach = (x - edge) / WIDTH_AT_FOOT / 1.12;
  const other = random() < 0.5 ? -1 : 1;
  const land = survey(
    hills([
      { x, y, reach, long: 1.45, turn: Math.PI / 2 },
      { x: frame.width + 30, y: y + other * reach * 2, reach: reach * 0.9, height: 0.6 },
      { x: frame.width - 40, y: y - other * reach * 2.3, reach: reach * 0.6, height: 0.4 },
    ]),
    { x: edge - 20, y: -60, width: frame.width - edge + 100, height: frame.height + 120 },
    26,
  );
  const colors = order.map((place) => enamels[place] ?? ground);
  const [top = ground] = colors.slice(-1);
  return (
    sheets(land, levelsFrom(FOOT, 0.93, 6), colors.slice(0, -1), { color: ground, width: 2.5 }) +
    circle(land.summit.x, land.summit.y, 15, top)
  );
}
