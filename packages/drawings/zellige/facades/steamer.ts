import { circle, filled, decimal as n, rect } from '../markup.ts';
import { DARK, LIGHT, type Lot, SHADE, WALL } from './building.ts';

const DECKS = 6;

/** The "paquebot" style: decks like a liner's, round at both ends, a bridge with a lamp on top. */
export function steamer({ x, width, top, ground, window }: Lot): string {
  const height = ground - top;
  const hull = filled(
    `M${n(x + width * 0.1)} ${n(ground)}V${n(top + height * 0.12)}h${n(width * 0.18)}V${n(top)}h${n(width * 0.44)}v${n(height * 0.12)}h${n(width * 0.18)}V${n(ground)}z`,
    WALL,
  );
  const deck = (height * 0.84) / DECKS;
  const decks = Array.from({ length: DECKS }, (_, i) => {
    const y = top + height * 0.16 + i * deck;
    const windows = Array.from({ length: 7 }, (_w, k) =>
      window({
        x: x + width * (0.155 + k * 0.104),
        y,
        width: width * 0.058,
        height: deck * 0.5,
      }),
    );
    const rail = rect(x, y + deck * 0.5, width, deck * 0.36, i % 2 ? SHADE : WALL, deck * 0.18);
    const line = rect(x + deck * 0.2, y + deck * 0.66, width - deck * 0.4, deck * 0.05, DARK);
    return windows.join('') + rail + line;
  });
  return hull + decks.join('') + circle(x + width / 2, top + height * 0.07, width * 0.045, LIGHT);
}
