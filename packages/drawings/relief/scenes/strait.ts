import { circle } from '../../zellige/markup.ts';
import { levelsFrom, sheets } from '../sheet.ts';
import { hills, survey } from '../survey.ts';
import type { DrawScene } from './canvas.ts';

/** Two coasts that face each other, the water between them, and one point on it. */
export const strait: DrawScene = ({ width, height, tones, random }) => {
  const side = Math.min(width, height);
  const long = Math.max(width, height);
  const isUpright = height > width;
  const shift = (random() - 0.5) * 0.3;
  const [one, other] = isUpright
    ? [
        { x: width * (0.1 + shift), y: height * -0.02 },
        { x: width * (0.9 + shift), y: height * 1.02 },
      ]
    : [
        { x: width * -0.02, y: height * (0.2 + shift) },
        { x: width * 1.02, y: height * (0.8 + shift) },
      ];
  const [far, middle, near, front] = tones.planes;
  const edge = { color: tones.ground, width: side / 110 };
  const levels = levelsFrom(0.2, 0.94, 6);
  const area = { x: -60, y: -60, width: width + 120, height: height + 120 };
  const coast = (at: typeof one, fills: readonly string[], turn: number) =>
    sheets(
      survey(
        hills([
          { ...at, reach: long * 0.2, long: 1.5, turn },
          {
            x: at.x + side * 0.34 * Math.cos(turn),
            y: at.y + side * 0.5 * Math.sin(turn),
            reach: side * 0.17,
            height: 0.5,
          },
        ]),
        area,
        long / 34,
      ),
      levels,
      fills,
      edge,
    );
  return (
    coast(one, [far, middle, near, middle, near, front], 0.5 + random()) +
    coast(other, [middle, far, middle, near, front, near], 0.4 + random()) +
    circle(width / 2 + side * shift * 0.5, height / 2, side * 0.05, tones.accent)
  );
};
