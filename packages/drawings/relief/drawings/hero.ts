import { circle, drawing } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { levelsFrom } from '../sheet.ts';
import { type Hill, hills, survey } from '../survey.ts';

/** From the foot of the mountain to its summit. */
const SHEETS = [
  INK.ciel,
  INK.nuit,
  INK.nuitClaire,
  INK.ciel,
  INK.nuit,
  INK.aube,
  INK.terre,
  INK.nuit,
] as const;

/**
 * The sheets are laid from the foot upwards within 900 ms. Browsers do not tell an image that its visitor wants less motion:
 * the page asks for it at `…#still` then. The other names are those a page with a last piece asks for.
 */
const LAID = `${['still', 'menthe', 'nuit', 'terre', 'encre'].map((id) => `<g id="${id}"/>`).join('')}<style>
path,circle{animation:laid .7s cubic-bezier(.2,.7,.1,1) var(--wait,0s) both}
:target~*{animation:none}
@keyframes laid{from{opacity:0;transform:translateY(18px)}}
</style>`;

/** A mountain from above that comes in from the right, for a page whose words stand on the left. */
export function hero(): string {
  return mountain(1440, 900, 30, [
    { x: 1190, y: 490, reach: 176, long: 1.28, turn: 1.2 },
    { x: 1440, y: 800, reach: 190, height: 0.62 },
    { x: 1290, y: 760, reach: 110, height: 0.3 },
    { x: 1430, y: 320, reach: 110, height: 0.36 },
  ]);
}

export function mobileHero(): string {
  return mountain(390, 440, 13, [
    { x: 226, y: 226, reach: 80, long: 1.25, turn: 0.7 },
    { x: 390, y: 420, reach: 96, height: 0.6 },
    { x: 370, y: 120, reach: 40, height: 0.3 },
  ]);
}

function mountain(width: number, height: number, step: number, list: readonly Hill[]): string {
  const land = survey(
    hills(list),
    { x: -step * 2, y: -step * 2, width: width + step * 5, height: height + step * 5 },
    step,
  );
  const side = Math.min(width, height);
  const edge = (side / 300).toFixed(1);
  const body = levelsFrom(0.17, 0.94, SHEETS.length)
    .map(
      (level, index) =>
        `<path style="--wait:${(index * 0.05).toFixed(2)}s" fill="${SHEETS[index]}" stroke="${INK.chaux}" stroke-width="${edge}" d="${land.outline(level)}"/>`,
    )
    .join('');
  const { x, y } = land.summit;
  return drawing(width, height, LAID + body + circle(x, y, side / 45, INK.safran));
}
