import { type CoverChoice, type CoverKind, coverChoice } from '../zellige/cover.ts';
import { drawing, rect } from '../zellige/markup.ts';
import { randomFrom } from '../zellige/random.ts';
import { arcs } from './scenes/arcs.ts';
import type { DrawScene } from './scenes/canvas.ts';
import { horizon } from './scenes/horizon.ts';
import { isles } from './scenes/isles.ts';
import { peak } from './scenes/peak.ts';
import { range } from './scenes/range.ts';
import { skyline } from './scenes/skyline.ts';
import { strait } from './scenes/strait.ts';
import { strata } from './scenes/strata.ts';
import { summit } from './scenes/summit.ts';
import { terraces } from './scenes/terraces.ts';
import { TONES } from './tones.ts';

/**
 * What a kind of the first family is here, in the order in which a list goes through them. Five scenes serve two kinds: six in a
 * row are of six scenes wherever the row begins.
 */
const SCENES: Record<CoverKind, DrawScene> = {
  carpet: summit,
  lighthouse: range,
  crop: isles,
  porch: arcs,
  blossom: strata,
  scales: strait,
  balconies: peak,
  dunes: skyline,
  strapwork: horizon,
  sails: terraces,
  awnings: isles,
  shards: strata,
  palms: strait,
  setbacks: peak,
  sunrise: horizon,
};

/**
 * The cover of a document that has no picture of its own. Kinds and palettes keep their names, which are in addresses and
 * documents: each kind is a scene here, and kinds that are near in a list are of unlike scenes.
 */
export function reliefCover(
  seed: string,
  width: number,
  height: number,
  choice: Partial<CoverChoice> = {},
): string {
  const hashed = coverChoice(seed);
  const { kind = hashed.kind, palette = hashed.palette } = choice;
  const tones = TONES[palette];
  const random = randomFrom(`${seed} relief`);
  const scene = sceneOf(kind);
  const body = scene({ width, height, tones, random });
  return drawing(width, height, rect(0, 0, width, height, tones.ground) + body, 'xMidYMid');
}

/** The scene that a kind is drawn as. */
export function sceneOf(kind: CoverKind): DrawScene {
  return SCENES[kind];
}
