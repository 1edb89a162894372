import { INK } from '../../zellige/palettes.ts';
import { dome } from '../sheet.ts';

const GOODS = [INK.chaux, INK.nuit, INK.safran, INK.verveine, INK.terre] as const;

/** Goods in a row: domes of one size, each with a ring of its own. */
export function row(pitch: number, count: number, y: number): string {
  return Array.from({ length: count }, (_, index) => {
    const x = (index + 0.5) * pitch;
    const outer = GOODS[index % 5] ?? INK.chaux;
    const inner = GOODS[(index + 2) % 5] ?? INK.nuit;
    const heart = GOODS[(index + 4) % 5] ?? INK.safran;
    return (
      dome(x, y, pitch * 0.47, outer) +
      dome(x, y, pitch * 0.31, inner) +
      dome(x, y, pitch * 0.15, heart)
    );
  }).join('');
}
