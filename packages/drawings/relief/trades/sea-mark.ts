import { circle, filled } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';

/** Being found: one summit above the sea, and over it the point that is seen from afar. */
export function seaMark(x: number, top: number, foot: number, half: number, lamp: number): string {
  const bend = top + (foot - top) * 0.62;
  return (
    filled(
      `M${x} ${top}Q${x - half * 0.24} ${bend} ${x - half} ${foot}H${x + half}Q${x + half * 0.24} ${bend} ${x} ${top}z`,
      INK.chaux,
    ) +
    filled(
      `M${x} ${top}Q${x + half * 0.06} ${bend} ${x + half * 0.18} ${foot}H${x + half}Q${x + half * 0.24} ${bend} ${x} ${top}z`,
      INK.terre,
    ) +
    circle(x, top - lamp * 1.24, lamp, INK.safran)
  );
}
