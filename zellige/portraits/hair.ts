import { circle, filled } from '../markup.ts';
import { type HairStyle, hairTones, type Likeness, type TwoTone } from './likeness.ts';

type DrawHair = (hair: TwoTone, cloth: TwoTone) => string;

const PINNED: TwoTone = { light: '#0B7A55', shade: '#0A5D41' };

/** What lies behind neck and shoulders. */
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

/** What lies on the forehead and frames the face. */
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
      'M92 210c8 70-2 120-6 160h44c-12-40-16-90-14-150zM308 210c-8 70 2 120 6 160h-44c12-40 16-90 14-150z',
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
  turban: (_, { light, shade }) =>
    filled('M108 172C88 86 150 48 206 50s110 44 86 122c-40-40-140-44-184 0z', light) +
    filled('M108 172c60-70 130-86 184-60 4 20 6 38 0 60-40-40-140-44-184 0z', shade) +
    circle(204, 84, 12, '#C04425'),
};

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
