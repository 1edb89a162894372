import { archPath, drawing, filled, starPath } from './markup.ts';
import { INK } from './palettes.ts';

export interface MarkColors {
  /** The arch, and the hole of the star. */
  readonly arch?: string;
  readonly star?: string;
}

/**
 * The agency's mark: an arch (the A of Anfa, a door) with a khatam in it; 40 × 40. It is also the
 * favicon. The defaults are for light grounds; pass chaux as `arch` on night.
 */
export function mark({ arch = INK.encre, star = INK.safran }: MarkColors = {}): string {
  return drawing(
    40,
    40,
    filled(archPath(2, 2, 36, 38), arch) +
      filled(starPath(20, 22, 12.5), star) +
      filled(starPath(20, 22, 5.2, { turn: Math.PI / 8 }), arch),
  );
}

/** The mark with jambs as long as wanted, in chaux, to be stood on the edge of a larger drawing. */
export function markDoor(x: number, y: number, width: number, height: number): string {
  const star = { x: x + width / 2, y: y + width * 0.56, radius: width * 0.35 };
  return (
    filled(archPath(x, y, width, height), INK.chaux) +
    filled(starPath(star.x, star.y, star.radius), INK.safran) +
    filled(starPath(star.x, star.y, star.radius * 0.42, { turn: Math.PI / 8 }), INK.nuit)
  );
}
