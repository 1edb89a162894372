import { cover } from '../zellige/cover.ts';
import { FIGURES, isFigure } from '../zellige/figures/figures.ts';
import { type Setting, staged } from '../zellige/figures/stage.ts';
import { drawing, rect } from '../zellige/markup.ts';
import type { CoverChoice, Motif } from '../zellige/motifs.ts';
import { PALETTES } from '../zellige/palettes.ts';
import { randomFrom } from '../zellige/random.ts';
import { arcs } from './scenes/arcs.ts';
import type { DrawScene } from './scenes/canvas.ts';
import { horizon } from './scenes/horizon.ts';
import { isles } from './scenes/isles.ts';
import { range } from './scenes/range.ts';
import { strait } from './scenes/strait.ts';
import { strata } from './scenes/strata.ts';
import { summit } from './scenes/summit.ts';
import { terraces } from './scenes/terraces.ts';
import { levelsFrom, lines } from './sheet.ts';
import { hills, survey } from './survey.ts';
import { TONES } from './tones.ts';

/** What a pattern or a country of the first family is here; the others show a thing, which is the same in both. */
const LAND: Readonly<Partial<Record<Motif, DrawScene>>> = {
  crop: isles,
  dunes: range,
  porch: arcs,
  scales: strait,
  setbacks: terraces,
  shards: strata,
  strapwork: summit,
  sunrise: horizon,
};

/**
 * The cover of a document that has no picture of its own. Motifs and palettes keep their names, which are in addresses and
 * documents.
 */
export function reliefCover(
  seed: string,
  width: number,
  height: number,
  { motif, palette }: CoverChoice,
): string {
  const land = LAND[motif];
  const canvas = { width, height, random: randomFrom(`${seed} relief`) };
  if (land) {
    const tones = TONES[palette];
    const body = rect(0, 0, width, height, tones.ground) + land({ ...canvas, tones });
    return drawing(width, height, body, 'xMidYMid');
  }
  if (!isFigure(motif)) return cover(seed, width, height, { motif, palette });
  const draw = staged({ ...FIGURES[motif], setting: contours });
  return drawing(
    width,
    height,
    draw({ ...canvas, palette: PALETTES[palette], id: seed }),
    'xMidYMid',
  );
}

/** The lines of one hill around what is shown. */
const contours: Setting = ({ width, height, palette, random }, { x, y, side }) => {
  const long = Math.max(width, height);
  const land = survey(
    hills([
      { x, y, reach: side * 0.42, long: 1.25, turn: random() * Math.PI },
      { x: x + side * 1.1, y: height * random(), reach: side * 0.3, height: 0.6 },
      { x: x - side * 1.1, y: height * random(), reach: side * 0.3, height: 0.6 },
    ]),
    { x: -60, y: -60, width: width + 120, height: height + 120 },
    long / 40,
  );
  return lines(land, levelsFrom(0.04, 0.7, 8), palette.tone, side / 60);
};
