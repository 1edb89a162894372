import { decimal, drawing, filled, rect } from '../zellige/markup.ts';
import type { CoverChoice, Motif } from '../zellige/motifs.ts';
import { pick, randomFrom } from '../zellige/random.ts';
import { type Country, ISLANDS } from './islands.ts';
import { arcs } from './scenes/arcs.ts';
import type { Canvas, DrawScene } from './scenes/canvas.ts';
import { horizon } from './scenes/horizon.ts';
import { isles } from './scenes/isles.ts';
import { range } from './scenes/range.ts';
import { strait } from './scenes/strait.ts';
import { strata } from './scenes/strata.ts';
import { summit } from './scenes/summit.ts';
import { terraces } from './scenes/terraces.ts';
import type { Shape } from './shape.ts';
import { traced } from './sheet.ts';
import { survey } from './survey.ts';
import { TONES } from './tones.ts';

/** The relief's scene for each pattern or landscape of the zellige family. */
const COUNTRIES: Readonly<Record<Country, DrawScene>> = {
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
  const tones = TONES[palette];
  const canvas = { width, height, tones, random: randomFrom(`${seed} relief`) };
  const land = isCountry(motif) ? COUNTRIES[motif](canvas) : island(canvas, motif);
  return drawing(width, height, rect(0, 0, width, height, tones.ground) + land, 'xMidYMid');
}

function isCountry(motif: Motif): motif is Country {
  return Object.hasOwn(COUNTRIES, motif);
}

/** The distances of an island's lines from its coast, in 400ths of its square: on the water, then on land. */
const SOUNDINGS = [-112, -74, -44, -20];
const CONTOURS = [0, 17, 40];

/** Outlines are whole numbers: its square is drawn four times as large. */
const FINE = 4;

/** An island as a chart has it: soundings around it, its coast, contour lines, and its light. */
function island({ width, height, tones, random }: Canvas, motif: keyof typeof ISLANDS): string {
  const isWide = width > height;
  const side = isWide ? height * 0.8 : Math.min(width * 0.84, height * 0.74);
  const x = width * (isWide ? pick(random, [0.5, 0.4, 0.6]) : 0.5);
  const [, middle, near, front] = tones.planes;
  const fills = pick(random, [
    [front, near, middle],
    [front, near, front],
    [near, front, near],
  ]);
  const { water, land, light } = chartOf(motif);
  return (
    `<g transform="translate(${decimal(x)} ${decimal(height / 2)})scale(${(side / 400 / FINE).toFixed(4)})">` +
    traced(water, middle, 2.6 * FINE) +
    land.map((path, index) => path && filled(path, fills[index] ?? near)).join('') +
    `${filled(light, tones.accent)}</g>`
  );
}

interface Chart {
  readonly water: string;
  /** The colours from the coast to the highest contour. */
  readonly land: readonly string[];
  readonly light: string;
}

/** The outlines of each island, which are the same in every frame. */
const charts = new Map<Motif, Chart>();

function chartOf(motif: keyof typeof ISLANDS): Chart {
  const cached = charts.get(motif);
  if (cached) return cached;
  const { land, light } = ISLANDS[motif];
  const chart = {
    water: SOUNDINGS.map(outlines(land, 336, 12)).join(''),
    land: CONTOURS.map(outlines(land, 224, 4.8)),
    light: outlines(light, 224, 4.8)(0),
  };
  charts.set(motif, chart);
  return chart;
}

/** Returns a function that draws the outline of a shape at a distance from its edge, within a square. */
function outlines(shape: Shape, half: number, step: number): (inland: number) => string {
  const ground = (x: number, y: number) => -shape(x / FINE, y / FINE);
  const [edge, side] = [-half * FINE, 2 * half * FINE];
  const land = survey(ground, { x: edge, y: edge, width: side, height: side }, step * FINE);
  const top = ground(land.summit.x, land.summit.y);
  return (inland) => land.outline(inland / top);
}
