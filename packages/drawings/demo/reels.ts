import {
  awningsAt,
  blossomAt,
  type Canvas,
  lighthouseAt,
  scalesAt,
  sunriseAt,
} from '../zellige/cover.ts';
import { drawing } from '../zellige/markup.ts';
import { PALETTES, type PaletteName } from '../zellige/palettes.ts';
import { randomFrom } from '../zellige/random.ts';
import { turningTiles } from './turning-tiles.ts';

/** A short seamless loop without sound, and the still that stands for it. */
export interface Reel {
  readonly slug: string;
  readonly seconds: number;
  /** Fewer pixels and a coarser grain: a wall of six loops must not weigh what three did. */
  readonly light?: boolean;
  /** The picture at a moment of the loop, 0 … 1; 0 and 1 look alike, and 0 is the poster. */
  readonly frame: (moment: number) => string;
}

/** The units the frames are drawn in, 9:16. */
export const REEL = { width: 1080, height: 1920 };

export const REELS: readonly Reel[] = [
  {
    slug: 'matin-derb-omar',
    seconds: 6,
    frame: (moment) => scene(awningsAt, 'derb-omar', 'encre', moment),
  },
  {
    slug: 'quarante-secondes-huile',
    seconds: 5,
    frame: (moment) => scene(sunriseAt, 'huile', 'terre', moment),
  },
  {
    slug: 'payer-sans-chercher',
    seconds: 6,
    frame: (moment) => turningTiles(moment, REEL.width, REEL.height),
  },
  {
    slug: 'la-vague-de-six-heures',
    seconds: 5,
    light: true,
    frame: (moment) => scene(scalesAt, 'vague', 'ciel', moment),
  },
  {
    slug: 'fleur-amere',
    seconds: 5,
    light: true,
    frame: (moment) => scene(blossomAt, 'fleur-amere', 'menthe', moment),
  },
  {
    slug: 'rendez-vous-au-phare',
    seconds: 5,
    light: true,
    frame: (moment) => scene(lighthouseAt, 'rendez-vous', 'safran', moment),
  },
];

function scene(
  draw: (canvas: Canvas, moment: number) => string,
  seed: string,
  palette: PaletteName,
  moment: number,
): string {
  const canvas = { ...REEL, palette: PALETTES[palette], random: randomFrom(seed), id: seed };
  return drawing(REEL.width, REEL.height, draw(canvas, moment));
}
