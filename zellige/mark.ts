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
export function mark(colors: MarkColors = {}): string {
  return drawing(40, 40, markFigure(colors));
}

/** The mark without its `<svg>`, to be set into another drawing. */
export function markFigure({ arch = INK.encre, star = INK.safran }: MarkColors): string {
  return (
    filled(archPath(2, 2, 36, 38), arch) +
    filled(starPath(20, 22, 12.5), star) +
    filled(starPath(20, 22, 5.2, { turn: Math.PI / 8 }), arch)
  );
}
