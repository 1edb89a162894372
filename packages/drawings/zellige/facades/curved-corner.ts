import { filled, decimal as n } from '../markup.ts';
import { type Lot, SHADE, WALL } from './building.ts';

const STOREYS = 6;

/** A corner house: a quarter circle for a corner, bands of balconies round it. */
export function curvedCorner({ x, width, top, ground, window }: Lot): string {
  const bend = width * 0.38;
  const wall = filled(
    `M${n(x)} ${n(ground)}V${n(top)}H${n(x + width - bend)}a${n(bend)} ${n(bend)} 0 0 1 ${n(bend)} ${n(bend)}V${n(ground)}z`,
    WALL,
  );
  const storey = (ground - top - width * 0.3) / STOREYS;
  const floors = Array.from({ length: STOREYS }, (_, i) => {
    const y = top + width * 0.2 + i * storey;
    const windows = [0.08, 0.24, 0.5, 0.65, 0.8].map((at) =>
      window({ x: x + width * at, y, width: width * 0.095, height: storey * 0.5 }),
    );
    const r = n(storey * 0.15);
    const balcony = filled(
      `M${n(x + width * 0.44)} ${n(y + storey * 0.5)}H${n(x + width * 1.03)}v${n(storey * 0.3)}H${n(x + width * 0.44 + storey * 0.15)}a${r} ${r} 0 0 1-${r}-${r}z`,
      SHADE,
    );
    return balcony + windows.join('');
  });
  return wall + floors.join('');
}
