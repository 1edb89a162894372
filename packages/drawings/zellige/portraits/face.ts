import { hairTones, type Likeness } from '../likeness.ts';
import { circle, filled, star } from '../markup.ts';
import { BLACK_HAIR, DARK, LIPS, SKINS } from '../people-colors.ts';

/** The whole head in the light; chin at y 326 in all. */
const HEADS = {
  oval: 'M120 176c0-110 160-110 160 0v44c0 66-44 106-80 106s-80-40-80-106z',
  square: 'M120 176c0-110 160-110 160 0v56c0 50-26 94-62 94h-36c-36 0-62-44-62-94z',
  round: 'M118 178c0-112 164-112 164 0v40c6 70-34 108-82 108s-88-38-82-108z',
};

/** The half in the shade. Its border is the profile, from the chin upwards: lips, nose, brow; it models the face. */
const SHADES = {
  oval: 'M204 94c46 4 76 32 76 82v44c0 66-44 106-80 106-4 0 6-8 6-18 0-8-8-10-8-16 0-5 8-6 8-12 0-5-8-7-8-12 0-4 6-6 5-11-1-6-21-3-20-11 1-7 17-28 19-42 2-12-6-18-4-32 3-24 6-50 6-78z',
  square:
    'M204 94c46 4 76 32 76 82v56c0 50-26 94-62 94h-18c-5-2 8-8 8-20 0-8-10-8-10-14 0-5 8-6 8-12 0-5-8-7-8-12 0-4 5-5 4-10-2-7-27-1-26-11 1-9 13-13 16-23 2-8 9-12 10-20 2-12-6-18-4-32 3-24 6-50 6-78z',
  round:
    'M204 94c46 4 78 34 78 84v40c6 70-34 108-82 108-4 0 6-8 6-18 0-8-8-10-8-16 0-5 8-6 8-12 0-5-8-7-8-12 0-4 6-6 5-11-1-6-17-4-17-12 0-6 13-26 16-41 2-12-6-18-4-32 3-24 6-50 6-78z',
};

const SHORT_BEARDS = {
  oval: 'M120 204c6 34 18 52 40 54 14-14 66-14 80 0 22-2 34-20 40-54v16c0 66-44 106-80 106s-80-40-80-106z',
  square:
    'M120 204c6 34 18 52 40 54 14-14 66-14 80 0 22-2 34-20 40-54v28c0 50-26 94-62 94h-36c-36 0-62-44-62-94z',
  round:
    'M118 204c6 34 20 52 42 54 14-14 66-14 80 0 22-2 36-20 42-54v14c6 70-34 108-82 108s-88-38-82-108z',
};

const BEARDS = {
  full: 'M119 200c4 40 16 56 38 56 16-16 70-16 86 0 22 0 34-16 38-56l-2 60c-6 60-50 96-79 96s-73-36-79-96z',
  moustache: 'M162 268c8-12 26-16 38-10 12-6 30-2 38 10-12 4-26 2-38-2-12 4-26 6-38 2z',
};

/** The cloth and the hair that leave no ear to be seen. */
const EARS_HIDDEN = ['veil', 'long', 'bob', 'curls'];

export function neck({ skin, hair }: Likeness): string {
  if (hair === 'veil') return '';
  const { light, shade } = SKINS[skin];
  return (
    filled('M160 270h80v86c0 22-18 40-40 40s-40-18-40-40z', light) +
    filled('M160 304c24 30 60 26 80-10v62c0 22-18 40-40 40s-40-18-40-40z', shade)
  );
}

export function face(likeness: Likeness): string {
  const { skin, face: shape = 'oval', hair, beard } = likeness;
  const { light, shade } = SKINS[skin];
  const ear = (x: number, color: string) =>
    `<ellipse cx="${x}" cy="206" rx="14" ry="22" fill="${color}"/>`;
  const ears = EARS_HIDDEN.includes(hair) ? '' : ear(120, light) + ear(281, shade);
  return (
    ears +
    filled(HEADS[shape], light) +
    filled(SHADES[shape], shade) +
    lines(likeness) +
    (beard === 'moustache' ? '' : beardOf(likeness)) +
    filled(
      'M173 271c9 2 18 1 27 3 9-2 18-1 27-3-5 12-14 18-27 18s-22-6-27-18z',
      beard ? LIPS.bearded : LIPS.bare,
    ) +
    (beard === 'moustache' ? beardOf(likeness) : '') +
    eyes(likeness)
  );
}

function beardOf(likeness: Likeness): string {
  const { beard, face: shape = 'oval' } = likeness;
  if (!beard) return '';
  return filled(beard === 'short' ? SHORT_BEARDS[shape] : BEARDS[beard], hairTones(likeness).light);
}

/** The lines of age, which smiling and squinting leave: folds beside the mouth, then brow and temples. */
function lines({ skin, age, beard, hair }: Likeness): string {
  if (age !== 'mature' && age !== 'elder') return '';
  const folds = beard === 'full' ? '' : 'M164 248q-12 12-12 28M238 248q12 12 12 28';
  const temples = 'M134 206l-9 6M134 201l-10-1M270 206l8 6M270 201l9-1';
  const underEyes = 'M144 214q14 8 30 3M228 217q16 5 28-3';
  const brow = hair === 'veil' || hair === 'turban' ? '' : 'M164 150q36-9 74 0M172 136q28-6 58 0';
  const paths = age === 'mature' ? folds : folds + temples + underEyes + brow;
  return `<path fill="none" stroke="${SKINS[skin].line}" stroke-width="3.5" stroke-linecap="round" d="${paths}"/>`;
}

function eyes(likeness: Likeness): string {
  const brow = likeness.hair === 'bald' ? BLACK_HAIR.light : hairTones(likeness).light;
  return (
    filled('M140 200c10-13 30-13 40 2-12 8-30 8-40-2z', DARK) +
    filled('M222 202c10-15 30-15 40-2-10 10-28 10-40 2z', DARK) +
    circle(158, 197, 3.4, '#fff') +
    circle(240, 197, 3.4, '#fff') +
    `<path fill="none" stroke="${brow}" stroke-width="7" stroke-linecap="round" d="M136 178c12-12 32-13 46-5M220 173c14-8 34-7 46 5"/>`
  );
}

export function ornaments({ glasses, earrings }: Likeness): string {
  const frame = glasses
    ? `<g fill="none" stroke="${glasses}" stroke-width="7"><circle cx="160" cy="200" r="29"/><circle cx="242" cy="200" r="29"/><path d="M189 196q12-8 24 0M131 196l-14-6M271 196l14-6"/></g>`
    : '';
  const jewels = earrings ? star(120, 250, 13, earrings) + star(282, 250, 13, earrings) : '';
  return frame + jewels;
}
