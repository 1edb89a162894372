import { circle, clipped, drawing, filled, rect } from '../zellige/markup.ts';
import type { MedallionColor, MedallionKind } from '../zellige/medallion.ts';
import { INK } from '../zellige/palettes.ts';
import { type Random, randomFrom } from '../zellige/random.ts';
import type { Canvas, DrawScene } from './scenes/canvas.ts';
import { horizon } from './scenes/horizon.ts';
import { peak } from './scenes/peak.ts';
import { strata } from './scenes/strata.ts';
import { summit } from './scenes/summit.ts';
import { round } from './sheet.ts';
import { TONES, type Tones } from './tones.ts';

const SIZE = 640;
const MIDDLE = SIZE / 2;
const RADIUS = 318;

/** Light ones of the night's: a medallion lies on nuit, and is never of it. */
const COLORS: Record<MedallionColor, Tones> = {
  safran: TONES.safran,
  terre: TONES.terre,
  ciel: TONES.ciel,
  menthe: TONES.menthe,
  aube: TONES.aube,
  chaux: { ...TONES.chaux, ground: INK.chaux },
};

const SCENES: Record<MedallionKind, DrawScene> = {
  window: horizon,
  star: summit,
  knot: strata,
  flower: peak,
  shell: waves,
  sunburst: halo,
};

/** The round piece beside the call at the end of a page, 640 × 640, to lie on nuit: a land seen through a round window. */
export function reliefMedallion(seed: string, kind: MedallionKind, color: MedallionColor): string {
  const tones = COLORS[color];
  const random: Random = randomFrom(`${seed} relief médaillon`);
  const canvas: Canvas = { width: SIZE, height: SIZE, tones, random };
  return drawing(
    SIZE,
    SIZE,
    clipped(
      'medallion',
      round(MIDDLE, MIDDLE, RADIUS),
      rect(0, 0, SIZE, SIZE, tones.ground) + SCENES[kind](canvas),
    ),
  );
}

/** Hanging lines, row behind row, each half a crest further. */
function waves({ tones, random }: Canvas): string {
  const [far, middle, near, front] = tones.planes;
  const fills = [far, middle, near, front, tones.accent, near, middle];
  const pitch = 214;
  const first = random();
  return fills
    .map((fill, row) => {
      const y = 90 + row * 84;
      const start = -pitch * (1 + ((first + row / 2) % 1));
      const spans = Array.from({ length: 6 }, () => `q${pitch / 2} ${pitch * 0.4} ${pitch} 0`);
      return filled(
        `M${start.toFixed(0)} ${y}${spans.join('')}V${SIZE}H${start.toFixed(0)}z`,
        fill,
      );
    })
    .join('');
}

/** Rings about a point that is not their middle, wider the farther they are. */
function halo({ tones, random }: Canvas): string {
  const [far, middle, near, front] = tones.planes;
  const fills = [far, tones.ground, middle, tones.ground, near, front];
  const x = MIDDLE + (random() - 0.5) * 220;
  return (
    fills.map((fill, index) => circle(x, SIZE, 560 * (1 - index / 6.6) ** 1.1, fill)).join('') +
    circle(x, SIZE, 62, tones.accent)
  );
}
