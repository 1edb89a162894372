import { midway, rangeOf, ridge } from '../ridge.ts';
import type { DrawScene } from './canvas.ts';

/** Lines that rise from the level of the sea to a mountain, each hiding what is behind it; one is the accent's. */
export const skyline: DrawScene = ({ width, height, tones, random }) => {
  const side = Math.min(width, height);
  const many = 13;
  const high = rangeOf(random, {
    width,
    y: height * 0.4,
    rise: height * 0.32,
    summits: width > height ? 4 : 2,
  });
  const low = high.map(({ x }, index) => ({ x, y: height * (index % 2 ? 0.9 : 0.93) }));
  const accent = 3 + Math.floor(random() * 5);
  return Array.from({ length: many }, (_, index) => {
    const part = index / (many - 1);
    const line = midway(high, low, part ** 0.8);
    const color = index === accent ? tones.accent : tones.line;
    const weight = index === accent ? side / 60 : side / 150;
    return `<path fill="${tones.ground}" stroke="${color}" stroke-width="${weight.toFixed(1)}" d="${ridge(line, height + 40, 0.14 * (1 - part))}"/>`;
  }).join('');
};
