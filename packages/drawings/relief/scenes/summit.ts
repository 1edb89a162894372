import { circle } from '../../zellige/markup.ts';
import { levelsFrom, sheets } from '../sheet.ts';
import { hills, survey } from '../survey.ts';
import type { DrawScene } from './canvas.ts';

/** One mountain from above, larger than its picture, with the accent on its summit. */
export const summit: DrawScene = ({ width, height, tones, random }) => {
  const side = Math.min(width, height);
  const long = Math.max(width, height);
  const at = { x: width * (0.36 + 0.3 * random()), y: height * (0.38 + 0.22 * random()) };
  const turn = random() * Math.PI;
  const far = random() * 2 * Math.PI;
  const land = survey(
    hills([
      { ...at, reach: side * 0.36, long: 1.35, turn },
      {
        x: at.x + Math.cos(far) * side * 0.62,
        y: at.y + Math.sin(far) * side * 0.62,
        reach: side * 0.22,
        height: 0.5,
      },
      {
        x: at.x - Math.cos(far + 0.7) * long * 0.55,
        y: at.y - Math.sin(far + 0.7) * long * 0.55,
        reach: side * 0.3,
        height: 0.42,
      },
    ]),
    { x: -60, y: -60, width: width + 120, height: height + 120 },
    long / 34,
  );
  const [far1, middle, near, front] = tones.planes;
  return (
    sheets(land, levelsFrom(0.1, 0.93, 8), [far1, middle, far1, near, middle, front, near, front], {
      color: tones.ground,
      width: side / 90,
    }) + circle(land.summit.x, land.summit.y, side * 0.035, tones.accent)
  );
};
