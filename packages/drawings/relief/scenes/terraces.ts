import { circle, decimal, filled } from '../../zellige/markup.ts';
import type { DrawScene } from './canvas.ts';

/** Fields cut into a slope: steps with one slow corner each, the accent on the highest. */
export const terraces: DrawScene = ({ width, height, tones, random }) => {
  const side = Math.min(width, height);
  const steps = 6;
  const isMirrored = random() < 0.5;
  const [far, middle, near, front] = tones.planes;
  const fills = [far, middle, far, near, middle, front];
  const run = width / (steps + 0.6);
  const rise = (height * 0.74) / steps;
  const body = fills
    .map((fill, index) => {
      const top = height * 0.26 + index * rise;
      const right = width - index * run * 0.92;
      const bend = Math.min(rise, run) * 0.98;
      const left = Math.max(-20, right - run * (steps - index * 0.4));
      return filled(
        `M${decimal(left - width)} ${decimal(height)}V${decimal(top)}H${decimal(right - bend - run * 0.5)}a${decimal(bend)} ${decimal(bend)} 0 0 1 ${decimal(bend)} ${decimal(bend)}V${decimal(height)}z`,
        fill,
      );
    })
    .join('');
  const disc = circle(width - run * 1.1, height * 0.26, side * 0.1, tones.accent);
  return isMirrored
    ? `<g transform="matrix(-1 0 0 1 ${decimal(width)} 0)">${disc}${body}</g>`
    : disc + body;
};
