import { drawing, filled, rect, star } from './markup.ts';
import { INK } from './palettes.ts';

/** One 112 × 56 repeat of the footer's band of tiles: a chaux khatam, a safran one, terre lozenges between. */
export function plinth(): string {
  const khatam = (x: number, color: string) =>
    star(x, 28, 28, color) + star(x, 28, 13, INK.nuit, { turn: Math.PI / 8 });
  const lozenge = (x: number) =>
    filled(`M${x} 0l8.2 8.2v-8.2zl-8.2 8.2v-8.2z`, INK.terre) +
    filled(`M${x} 56l8.2-8.2v8.2zl-8.2-8.2v8.2z`, INK.terre);
  return drawing(
    112,
    56,
    rect(0, 0, 112, 56, INK.nuit) +
      khatam(0, INK.chaux) +
      khatam(56, INK.safran) +
      khatam(112, INK.chaux) +
      lozenge(28) +
      lozenge(84),
  );
}
