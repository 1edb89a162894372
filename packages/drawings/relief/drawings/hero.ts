import { circle, drawing } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { randomFrom } from '../../zellige/random.ts';
import { rangeOf, ridge, ridgeLine } from '../ridge.ts';
import { traced } from '../sheet.ts';

/** The ranges from the farthest to the shore: the colour of each, and that of the lines on it. */
const RANGES = [
  [INK.aube, INK.terre],
  [INK.ciel, INK.nuit],
  [INK.nuitClaire, INK.ciel],
  [INK.nuit, INK.ciel],
] as const;

/** Lines below a crest. */
const ECHOES = [1, 2, 3];

/**
 * The ranges rise from the farthest to the nearest within 900 ms. Browsers do not tell an image that its visitor wants less
 * motion: the page asks for it at `…#still` then. The other names are those a page with a last piece asks for.
 */
const RISES = `${['still', 'menthe', 'nuit', 'terre', 'encre'].map((id) => `<g id="${id}"/>`).join('')}<style>
g,circle{animation:rise .7s cubic-bezier(.2,.7,.1,1) var(--wait,0s) both}
:target~*{animation:none}
@keyframes rise{from{opacity:0;transform:translateY(18px)}}
</style>`;

/** A country from edge to edge below the words of a page, in the lower half of its picture, and its sun beside them. */
export function hero(): string {
  return country({ width: 1440, height: 900, top: 720, summits: 5, disc: { x: 1226, radius: 82 } });
}

export function mobileHero(): string {
  return country({ width: 390, height: 440, top: 310, summits: 2, disc: { x: 236, radius: 40 } });
}

type Country = {
  width: number;
  height: number;
  /** The height of the valleys of the farthest range. */
  top: number;
  /** The number of summits, from edge to edge. */
  summits: number;
  disc: { x: number; radius: number };
};

function country({ width, height, top, summits, disc }: Country): string {
  const random = randomFrom(`pays ${width}`);
  const deep = (height - top) / RANGES.length;
  const body = RANGES.map(([fill, line], index) => {
    const y = top + deep * index;
    const range = rangeOf(random, { width, y, rise: deep * (2.3 - 0.3 * index), summits });
    const echoes = ECHOES.map((echo) =>
      ridgeLine(range.map((summit) => ({ ...summit, y: summit.y + (echo * deep) / 4.4 }))),
    );
    return `<g style="--wait:${(0.08 * index).toFixed(2)}s"><path fill="${fill}" stroke="${INK.chaux}" stroke-width="3" d="${ridge(range, height + 4)}"/>${traced(echoes.join(''), line, 1.4)}</g>`;
  });
  return drawing(
    width,
    height,
    RISES + circle(disc.x, top - disc.radius * 1.3, disc.radius, INK.safran) + body.join(''),
  );
}
