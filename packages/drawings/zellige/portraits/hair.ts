import { type HairStyle, hairTones, type Likeness, type TwoTone } from '../likeness.ts';
import { circle, filled, star } from '../markup.ts';
import { INK } from '../palettes.ts';

type DrawHair = (hair: TwoTone, cloth: TwoTone) => string;

const PINNED: TwoTone = { light: INK.menthe, shade: '#0A5D41' };

/** Hair behind neck and shoulders. */
const BEHIND: Partial<Record<HairStyle, DrawHair>> = {
  long: ({ light }) => filled('M98 200C92 86 150 66 200 66s110 22 104 134l10 170H86z', light),
  curls: ({ light }) =>
    locks(
      [
        [120, 150, 56],
        [156, 104, 60],
        [206, 90, 62],
        [254, 110, 58],
        [284, 156, 54],
        [296, 212, 48],
        [106, 210, 48],
        [104, 262, 42],
        [298, 264, 42],
      ],
      light,
    ),
  bun: ({ light }) => circle(206, 62, 44, light),
  bob: ({ light }) => filled('M100 190C96 96 150 72 200 72s106 24 102 118l4 110H96z', light),
  veil: (_, { shade }) => filled('M86 232C76 106 140 56 202 56s124 50 112 176l30 170H56z', shade),
};

/** Hair on the forehead and around the face. */
const BEFORE: Partial<Record<HairStyle, DrawHair>> = {
  cropped: ({ light }) =>
    filled(
      'M116 192C104 96 148 70 206 70s96 32 80 122c-6-20-12-40-26-56-36 6-84 2-112-14-14 20-26 40-32 70z',
      light,
    ),
  parted: ({ light }) =>
    filled(
      'M116 196c-16-98 40-128 96-126 62 2 84 50 72 126-8-28-14-44-26-58-44 2-78-8-92-28-12 34-40 44-50 86z',
      light,
    ),
  shaved: ({ light }) =>
    filled('M118 186C108 104 150 80 200 80s92 24 82 106c-6-36-24-62-82-62s-76 26-82 62z', light),
  receding: ({ light, shade }) =>
    filled('M113 208c-10-50-2-80 26-102-6 22-8 42-8 66-10 8-14 20-18 36z', light) +
    filled('M287 208c10-50 2-80-26-102 6 22 8 42 8 66 10 8 14 20 18 36z', shade),
  afro: ({ light }) =>
    filled(
      'M112 190C70 60 150 36 204 36s130 30 84 154c-8-30-16-46-34-58-36-12-80-10-108 0-16 14-28 30-34 58z',
      light,
    ),
  long: ({ light, shade }) =>
    filled(
      'M116 206c-8-98 40-116 92-118 54 0 84 36 78 118-20-30-40-58-70-82-22 36-60 48-100 82z',
      light,
    ) +
    filled(
      'M104 196c0 62-18 112-12 178 10 12 26 10 36 2-12-54-14-108-8-172zM298 196c0 62 18 112 12 178-10 12-26 10-36 2 12-54 14-108 8-172z',
      shade,
    ),
  curls: ({ light }) =>
    locks(
      [
        [136, 130, 30],
        [172, 108, 32],
        [214, 104, 32],
        [252, 122, 30],
      ],
      light,
    ),
  bun: ({ light }) =>
    filled(
      'M116 196C104 104 148 76 202 76s98 28 82 120c-12-44-38-72-84-74-46 2-72 30-84 74z',
      light,
    ),
  bob: ({ light, shade }) =>
    filled(
      'M112 196c-6-70 30-112 90-112s94 40 88 112c-6-20-14-36-24-46H142c-12 10-22 24-30 46z',
      light,
    ) +
    filled(
      'M96 200c0 50-2 80-2 106 20 4 30 0 34-10-8-30-12-60-10-100zM306 200c0 50 2 80 2 106-20 4-30 0-34-10 8-30 12-60 10-100z',
      shade,
    ),
  veil: (_, { light, shade }) =>
    `<path fill-rule="evenodd" fill="${light}" d="M92 236C80 112 142 62 202 62s122 50 108 174c-4 46-12 74-40 100l44 60c-60 40-160 44-228 0l40-64c-22-24-30-52-34-96zM200 108c-50 0-76 34-76 84 0 80 36 126 76 126s76-46 76-126c0-50-26-84-76-84z"/>` +
    filled('M270 336l44 60c-60 40-160 44-228 0l14-22c60 30 130 22 170-38z', shade) +
    `<path fill="${shade}" opacity=".55" d="M202 62c60 0 122 50 108 174-4 46-12 74-40 100l-14-14c16-26 22-70 20-130 0-50-26-84-76-84z"/>`,
  braid: ({ light, shade }) =>
    filled(
      'M112 204C98 100 146 72 202 72s104 28 88 132c-8-36-32-72-86-98-54 26-84 62-92 98z',
      light,
    ) +
    filled('M278 196c22 4 34 16 34 40h-36z', light) +
    PLAITS.map(([y, half]) => plait(298, y, half, light, shade)).join('') +
    star(298, 420, 14, INK.terre),
  turban: (_, { light, shade }) =>
    filled('M110 174C72 84 136 26 212 30s116 64 78 144c-40-44-140-44-180 0z', light) +
    filled('M110 174c44-72 136-92 190-52 2 20-2 36-10 52-40-44-140-44-180 0z', shade) +
    `<path fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round" d="M118 118c30-44 76-62 130-58M142 72c22-16 46-22 70-22"/>` +
    filled('M222 92c-20-20-6-50 20-46 6-24 46-24 48 4 24 0 30 32 8 42-22 14-58 16-76 0z', light) +
    `<path fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round" d="M242 48c2 18 14 26 30 26M290 52c-10 4-16 12-18 22"/>`,
};

/** The turns of the braid down over the shoulder: where each begins, and half its width. */
const PLAITS = [
  [222, 22],
  [252, 23],
  [282, 22],
  [311, 21],
  [339, 19],
  [365, 16],
  [388, 13],
] as const;

/** One turn of a braid: two strands that meet in its middle. */
function plait(x: number, y: number, half: number, light: string, shade: string): string {
  const strand = (side: 1 | -1, color: string) =>
    filled(
      `M${x} ${y + half * 0.7}q${side * half * 0.9}-${half * 0.3} ${side * half}-${half * 0.7}q${side * 5} ${half} ${-side * half} ${half * 1.9}z`,
      color,
    );
  return strand(-1, light) + strand(1, shade);
}

export function hairBehind(likeness: Likeness): string {
  return draw(BEHIND, likeness);
}

export function hairBefore(likeness: Likeness): string {
  return draw(BEFORE, likeness);
}

function draw(layer: Partial<Record<HairStyle, DrawHair>>, likeness: Likeness): string {
  return layer[likeness.hair]?.(hairTones(likeness), likeness.cloth ?? PINNED) ?? '';
}

function locks(circles: readonly (readonly [number, number, number])[], color: string): string {
  return circles.map(([x, y, radius]) => circle(x, y, radius, color)).join('');
}
