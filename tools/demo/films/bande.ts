import { field } from '../../../packages/drawings/zellige/field.ts';
import { polar } from '../../../packages/drawings/zellige/geometry.ts';
import { rect, star } from '../../../packages/drawings/zellige/markup.ts';
import { INK } from '../../../packages/drawings/zellige/palettes.ts';
import { around } from '../../../packages/drawings/zellige/ring.ts';
import { familyTiling } from '../../../packages/drawings/zellige/tiling.ts';
import { auQuatriemeGauche } from './au-quatrieme-gauche.ts';
import { corporateIdentity } from './corporate-identity.ts';
import { ecommerceModern } from './ecommerce-modern.ts';
import { type Film, FORMATS, pictureAt } from './film.ts';
import { fleurAmere } from './fleur-amere.ts';
import { laVagueDeSixHeures } from './la-vague-de-six-heures.ts';
import { matinDerbOmar } from './matin-derb-omar.ts';
import { payerSansChercher } from './payer-sans-chercher.ts';
import { at, camera, eased, linear, mix, sprung, thrown, type } from './stage.ts';
import { toitsDAvril } from './toits-d-avril.ts';

const { width, height } = FORMATS.wide;
const COLUMN = width / 3;

/** Shows another film from a second of it on. */
const quote = (film: Film, from: number) => (t: number) => pictureAt(film, from + t);

/** Three upright films side by side, which come up one after another. */
function triptych(films: readonly (readonly [film: Film, from: number])[]) {
  return (t: number) =>
    rect(0, 0, width, height, INK.encre) +
    films
      .map(([film, from], i) => {
        const id = `column-${i}`;
        // Ids of the three must differ.
        const body = pictureAt(film, from + t).replaceAll(/(id="|url\(#)/g, `$1${id}-`);
        const y = mix(height, 0, thrown(t, 0.12 * i, 0.7 + 0.12 * i));
        const scale = COLUMN / FORMATS.upright.width;
        const high = FORMATS.upright.height * scale;
        return `<clipPath id="${id}"><rect x="${i * COLUMN + 4}" y="0" width="${COLUMN - 8}" height="${height}"/></clipPath><g clip-path="url(#${id})">${at(i * COLUMN, y - (high - height) * 0.5, body, { size: scale })}</g>`;
      })
      .join('');
}

function wall(t: number, scale: number): string {
  return field({
    tiling: familyTiling('sixteen'),
    frame: { width, height },
    placement: { scale, x: width / 2, y: height / 2 },
    seed: 'bande',
    joint: { width: Math.max(1, scale / 220), color: INK.nuit },
    keep: ({ heart, node }) => heart === undefined || node.x !== 0 || node.y !== 0,
    paint: ({ kind }) =>
      around(
        [INK.safran, INK.chaux, INK.terre, INK.nuitClaire, INK.ciel],
        kind * 3 + Math.floor(t),
      ),
  });
}

/** A piece is missing in the wall, and comes. */
function piece(t: number): string {
  const landed = sprung(t, 0.5, 1.7);
  const from = polar(620, -0.9, { x: width / 2, y: height / 2 });
  const place = { x: mix(from.x, width / 2, landed), y: mix(from.y, height / 2, landed) };
  const zoom = mix(1, 1.5, eased(t, 1.6, 3));
  return camera(
    FORMATS.wide,
    { x: width / 2, y: height / 2, zoom },
    rect(-200, -200, width + 400, height + 400, INK.nuit) +
      wall(0, 520) +
      star(width / 2, height / 2, 88, INK.encre) +
      at(
        place.x,
        place.y,
        star(0, 0, 84, INK.safran, { points: 8 }) +
          star(0, 0, 50, INK.nuit, { turn: Math.PI / 8 }) +
          star(0, 0, 22, INK.chaux),
        { turn: mix(200, 0, landed), size: mix(1.5, 1, landed) },
      ),
  );
}

function last(t: number): string {
  return (
    rect(0, 0, width, height, INK.nuit) +
    at(
      width / 2,
      196,
      star(0, 0, 120, INK.safran, { turn: t * 0.1 }) +
        star(0, 0, 72, INK.nuit, { turn: Math.PI / 8 - t * 0.1 }) +
        star(0, 0, 32, INK.chaux, { turn: t * 0.1 }),
      { size: sprung(t, 0, 0.8) },
    ) +
    type(t, ['Un plan après l’autre.'], {
      x: width / 2,
      y: 420,
      size: 72,
      color: INK.chaux,
      align: 'middle',
      from: 0.5,
    })
  );
}

/** Words over pictures stand on a plate. */
const titled = (draw: (t: number) => string, word: string) => (t: number) =>
  draw(t) +
  rect(0, 404, mix(0, 330, thrown(t, 0, 0.5)) * (1 - linear(t, 3.4, 3.7)), 84, INK.encre) +
  type(t, word, { x: 40, y: 464, size: 52, color: INK.chaux, from: 0.2, until: 3.1 });

/** A piece is set, and through it one sees what the agency has filmed. */
export const bande: Film = {
  slug: 'bande-de-l-annee',
  format: 'wide',
  poster: 5,
  score: {
    tempo: 104,
    root: 146.8,
    mode: 'hijaz',
    voice: 'oud',
    begins: 1.7,
    melody: ['1-1231-3', '4543-2-1', '5-5654-3', '4321--1-'],
    rhythm: 'D-TTD-T-',
    place: 'street',
  },
  shots: [
    {
      seconds: 3,
      draw: piece,
      caption: '[une pièce se pose]',
      sounds: [
        ['whoosh', 0.6],
        ['knock', 1.6],
        ['clink', 1.62],
      ],
    },
    {
      seconds: 4,
      draw: titled(
        triptych([
          [matinDerbOmar, 9.4],
          [payerSansChercher, 14.6],
          [matinDerbOmar, 14.4],
        ]),
        'Des gens.',
      ),
      enters: 'star',
      caption: 'Des gens.',
      sounds: [['paid', 2.4]],
    },
    {
      seconds: 2,
      draw: titled(quote(corporateIdentity, 27.3), 'Des gestes.'),
      caption: 'Des gestes.',
      sounds: [
        ['clink', 0.2],
        ['clink', 0.8],
        ['clink', 1.4],
      ],
    },
    { seconds: 2, draw: quote(corporateIdentity, 30.3), sounds: [['knock', 1]] },
    {
      seconds: 2.5,
      draw: quote(ecommerceModern, 19.2),
      sounds: [
        ['step', 0.3],
        ['step', 0.9],
      ],
    },
    {
      seconds: 4,
      draw: titled(
        triptych([
          [laVagueDeSixHeures, 28.4],
          [fleurAmere, 2.4],
          [laVagueDeSixHeures, 18.5],
        ]),
        'Des heures.',
      ),
      enters: 'rise',
      caption: 'Des heures. [la mer]',
      sounds: [['wave', 0]],
    },
    { seconds: 2.5, draw: quote(toitsDAvril, 23.8), sounds: [['whoosh', 0]] },
    {
      seconds: 2.5,
      draw: titled(quote(auQuatriemeGauche, 26), 'Des lieux.'),
      caption: 'Des lieux.',
      sounds: [
        ['step', 0.2],
        ['step', 0.9],
        ['step', 1.6],
      ],
    },
    {
      seconds: 3.5,
      draw: last,
      enters: 'star',
      caption: 'Un plan après l’autre.',
      sounds: [['clink', 0.5]],
    },
  ],
};
