import { awnings } from './covers/awnings.ts';
import { balconies } from './covers/balconies.ts';
import { blossom } from './covers/blossom.ts';
import type { DrawCover } from './covers/canvas.ts';
import { carpet } from './covers/carpet.ts';
import { crop } from './covers/crop.ts';
import { dunes } from './covers/dunes.ts';
import { lighthouse } from './covers/lighthouse.ts';
import { palms } from './covers/palms.ts';
import { porch } from './covers/porch.ts';
import { sails } from './covers/sails.ts';
import { scales } from './covers/scales.ts';
import { setbacks } from './covers/setbacks.ts';
import { shards } from './covers/shards.ts';
import { strapwork } from './covers/strapwork.ts';
import { sunrise } from './covers/sunrise.ts';
import { FIGURES, isFigure } from './figures/figures.ts';
import { staged } from './figures/stage.ts';
import { drawing } from './markup.ts';
import type { CoverChoice } from './motifs.ts';
import { PALETTES } from './palettes.ts';
import { hash, randomFrom } from './random.ts';

/** Scenes of covers at a moment of a loop: for films. */
export { awningsAt } from './covers/awnings.ts';
export { scalesAt } from './covers/scales.ts';

const SCENES = {
  awnings,
  balconies,
  blossom,
  carpet,
  crop,
  dunes,
  lighthouse,
  palms,
  porch,
  sails,
  scales,
  setbacks,
  shards,
  strapwork,
  sunrise,
} as const satisfies Record<string, DrawCover>;

/**
 * The cover of a document that has no picture of its own. Draw it for the ratio in which it is shown (9:16, 16:9, 3:2,
 * 1:1, in pixels): a cover composed for one ratio and cropped to another loses its centre.
 *
 * @param seed what its details follow from: the slug of the document
 */
export function cover(
  seed: string,
  width: number,
  height: number,
  { motif, palette }: CoverChoice,
): string {
  // Ids must differ between all drawings inlined in one page, also between two ratios of the same cover.
  const id = `c${hash(`${seed} ${width}×${height} ${motif} ${palette}`).toString(36)}`;
  const random = randomFrom(seed);
  const draw = isFigure(motif) ? staged(FIGURES[motif]) : SCENES[motif];
  const body = draw({ width, height, palette: PALETTES[palette], random, id });
  return drawing(width, height, body, 'xMidYMid');
}
