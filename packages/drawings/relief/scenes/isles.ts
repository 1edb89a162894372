import { TURN } from '../../zellige/geometry.ts';
import { circle } from '../../zellige/markup.ts';
import { levelsFrom, lines } from '../sheet.ts';
import { hills, survey } from '../survey.ts';
import type { DrawScene } from './canvas.ts';

/** Contour lines of three hills and what joins them, and nothing else; one summit is filled. */
export const isles: DrawScene = ({ width, height, tones, random }) => {
  const side = Math.min(width, height);
  const long = Math.max(width, height);
  const start = random() * TURN;
  const list = [0, 1, 2].map((index) => {
    const angle = start + (index * TURN) / 3 + (random() - 0.5) * 0.6;
    return {
      x: width * (0.5 + 0.31 * Math.cos(angle)),
      y: height * (0.5 + 0.31 * Math.sin(angle)),
      reach: side * (0.13 + 0.08 * random()),
      height: 0.72 + 0.28 * random(),
      long: 1.3,
      turn: angle,
    };
  });
  const land = survey(
    hills(list),
    { x: -60, y: -60, width: width + 120, height: height + 120 },
    long / 40,
  );
  return (
    lines(land, levelsFrom(0.08, 0.97, 12), tones.line, side / 130) +
    circle(land.summit.x, land.summit.y, side * 0.045, tones.accent)
  );
};
