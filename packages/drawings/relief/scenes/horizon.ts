import { decimal, filled, rect } from '../../zellige/markup.ts';
import { dome } from '../sheet.ts';
import type { DrawScene } from './canvas.ts';

/** A half disc on the sea, and its image in the water, which has slipped a little way along the horizon. */
export const horizon: DrawScene = ({ width, height, tones, random }) => {
  const side = Math.min(width, height);
  const way = random() < 0.5 ? 1 : -1;
  const level = height * (width > height ? 0.6 : 0.52);
  const radius = side * 0.3;
  const x = width * 0.5 - way * radius * 0.5;
  const [far, middle, near, front] = tones.planes;
  const bowl = (at: number, r: number, fill: string) =>
    filled(
      `M${decimal(at - r)} ${decimal(level)}a${decimal(r)} ${decimal(r)} 0 0 0 ${decimal(2 * r)} 0z`,
      fill,
    );
  return (
    dome(x, level, radius * 1.7, far) +
    dome(x, level, radius * 1.34, middle) +
    dome(x, level, radius, tones.accent) +
    rect(0, level, width, height - level, near) +
    bowl(x + way * radius, radius, front) +
    bowl(x + way * radius, radius * 0.66, near) +
    bowl(x + way * radius, radius * 0.33, front)
  );
};
