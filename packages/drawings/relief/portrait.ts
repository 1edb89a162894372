import { circle, drawing, filled, rect } from '../zellige/markup.ts';
import { pick, randomFrom } from '../zellige/random.ts';
import { ridge } from './ridge.ts';
import { TONES } from './tones.ts';

/** Grounds on which both the disc and the hills are seen. */
const PALETTES = ['nuit', 'ciel', 'aube', 'terre', 'menthe', 'safran', 'chaux'] as const;

/**
 * The place of a person of whom no picture is there, 400 × 520: a disc over a hill, which is read as a head over shoulders
 * and says nothing of anybody. A name has the same one for ever.
 */
export function reliefPortrait(name: string, width = 400, height = 520): string {
  const random = randomFrom(`${name} relief portrait`);
  const tones = TONES[pick(random, PALETTES)];
  const lean = (random() - 0.5) * 0.12;
  const x = width * (0.5 + lean);
  const head = { y: height * 0.42, radius: width * (0.2 + 0.02 * random()) };
  const top = height * (0.62 + 0.02 * random());
  const [far, middle, near, front] = tones.planes;
  const hill = (y: number, half: number, shift = 0) =>
    `M${(x + shift - half).toFixed(1)} ${height}C${(x + shift - half).toFixed(1)} ${(y + half * 0.34).toFixed(1)} ${(x + shift - half * 0.62).toFixed(1)} ${y.toFixed(1)} ${(x + shift).toFixed(1)} ${y.toFixed(1)}S${(x + shift + half).toFixed(1)} ${(y + half * 0.34).toFixed(1)} ${(x + shift + half).toFixed(1)} ${height}z`;
  const rings = 1 + Math.floor(random() * 3);
  const halo = Array.from({ length: rings }, (_, index) =>
    circle(x, head.y, head.radius * (2.5 - index * 0.5), index % 2 ? tones.ground : far),
  ).join('');
  const behind = filled(
    ridge(
      [
        { x: -80, y: height * (0.66 + 0.1 * random()) },
        { x: width * (0.1 + 0.2 * random()), y: height * (0.5 + 0.08 * random()) },
        { x: width * (0.72 + 0.2 * random()), y: height * (0.56 + 0.1 * random()) },
        { x: width + 90, y: height * 0.7 },
      ],
      height,
    ),
    middle,
  );
  return drawing(
    width,
    height,
    rect(0, 0, width, height, tones.ground) +
      halo +
      behind +
      filled(hill(top, width * 0.42), near) +
      filled(
        hill(top + height * 0.15, width * 0.66, width * (random() < 0.5 ? 0.46 : -0.46)),
        front,
      ) +
      circle(x, head.y, head.radius, tones.accent),
    'xMidYMax',
  );
}
