import { CLOTH, type Likeness } from '../../../packages/drawings/zellige/likeness.ts';
import { circle, filled, rect, star } from '../../../packages/drawings/zellige/markup.ts';
import { INK } from '../../../packages/drawings/zellige/palettes.ts';
import { around } from '../../../packages/drawings/zellige/ring.ts';
import { type Film, FORMATS } from './film.ts';
import { person } from './props.ts';
import { at, camera, eased, mix, sway, thrown, type } from './stage.ts';

const { width, height } = FORMATS.wide;

/** The ground under each of the twelve roofs, three rows of four. */
const PLOT = { x: 420, y: 330 };
const ROOFS = Array.from({ length: 12 }, (_, i) => ({
  x: (i % 4) * PLOT.x,
  y: Math.floor(i / 4) * PLOT.y,
}));
const TOWN = { x: 1.5 * PLOT.x, y: PLOT.y };

/** A roof from above: its shadow, its house, and panels that turn to the sun. */
function roof(index: number, open: number, t: number): string {
  const walls = around([INK.chaux, INK.sable, INK.terre, INK.aube, INK.chaux, INK.verveine], index);
  const rim = around(['#D9D3C6', '#D8CBB0', '#8F2E15', '#EBAE90', '#D9D3C6', '#8CCBA8'], index);
  const wide = 270 + ((index * 37) % 3) * 22;
  const high = 200 + ((index * 53) % 3) * 16;
  const [columns, rows] = [4, 3];
  const panels = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const p = Math.min(1, Math.max(0, open * 2.2 - (column + row) * 0.2));
    const size = { x: (wide - 70) / columns - 8, y: (high - 60) / rows - 8 };
    const x = -wide / 2 + 35 + column * (size.x + 8);
    const y = -high / 2 + 30 + row * (size.y + 8);
    const shine = (t * 0.45 - (column + row) * 0.1 + index * 0.3) % 1;
    const tall = size.y * p;
    return p > 0.02
      ? rect(x, y + (size.y - tall) / 2, size.x, tall, INK.nuit) +
          (p === 1
            ? rect(x, y + size.y / 2 - 1, size.x, 2, INK.nuitClaire) +
              rect(x + size.x / 2 - 1, y, 2, size.y, INK.nuitClaire) +
              (shine > 0 && shine < 0.18
                ? filled(
                    `M${x + size.x * 0.2} ${y + size.y}L${x + size.x * 0.6} ${y}H${x + size.x * 0.8}L${x + size.x * 0.4} ${y + size.y}z`,
                    INK.ciel,
                  )
                : '')
            : '')
      : '';
  });
  const own = [
    circle(wide / 2 - 34, high / 2 + 24, 22, INK.menthe) +
      circle(wide / 2 + 20, high / 2 + 10, 15, '#086445'),
    rect(-wide / 2 - 30, -40, 30, 90, rim),
    star(wide / 2 + 16, -high / 2 - 4, 20, INK.menthe),
  ][index % 3];
  return (
    rect(-wide / 2 + 26, -high / 2 + 26, wide, high, '#DE9200') +
    (own ?? '') +
    rect(-wide / 2, -high / 2, wide, high, rim) +
    rect(-wide / 2 + 9, -high / 2 + 9, wide - 18, high - 18, walls) +
    panels.join('')
  );
}

/** The town seen from a drone, its streets a grid; `lit` says how far each roof has opened. */
function town(t: number, opened: (index: number) => number): string {
  const streets =
    [-0.5, 0.5, 1.5, 2.5, 3.5]
      .map((column) => rect(column * PLOT.x - 17, -700, 34, 2200, INK.sable))
      .join('') +
    [-0.5, 0.5, 1.5, 2.5].map((row) => rect(-900, row * PLOT.y - 13, 3200, 26, INK.sable)).join('');
  const cars = [0, 1, 2, 3].map((i) => {
    const x = ((t * 90 + i * 530) % 2400) - 500;
    return rect(
      x,
      (i - 0.5) * PLOT.y - 9,
      34,
      18,
      around([INK.terre, INK.encre, INK.menthe, INK.nuit], i),
      6,
    );
  });
  const outside = [-1, 4]
    .flatMap((column) =>
      [-1, 0, 1, 2, 3].map((row) =>
        at(column * PLOT.x, row * PLOT.y, roof(Math.abs(column + row * 5) % 12, 0, t)),
      ),
    )
    .concat(
      [0, 1, 2, 3].flatMap((column) =>
        [-1, 3].map((row) => at(column * PLOT.x, row * PLOT.y, roof((column + 4) % 12, 0, t))),
      ),
    );
  return (
    rect(-1200, -900, 3600, 2600, INK.safran) +
    streets +
    cars.join('') +
    outside.join('') +
    ROOFS.map(({ x, y }, i) => at(x, y, roof(i, opened(i), t))).join('')
  );
}

/** What twelve roofs have made since the film began, in watt-hours of a Tuesday at noon. */
const madeAfter = (seconds: number) => Math.round(seconds * 41.7);

function tally(seconds: number): string {
  const made = String(madeAfter(seconds)).replace(/(\d)(?=\d{3}$)/, '$1\u00a0');
  return (
    rect(36, 30, 252, 62, INK.encre, 8) +
    type(0, `${made} Wh`, { x: 54, y: 75, size: 42, color: INK.safran })
  );
}

/** One roof after another: the drone goes to each, and it opens. */
function flight(t: number): string {
  const stops: readonly number[] = [0, 1, 2, 6, 10];
  const each = 2.2;
  const leg = Math.min(stops.length - 1, Math.floor(t / each));
  const [from, to] = [ROOFS[around(stops, Math.max(0, leg - 1))], ROOFS[around(stops, leg)]];
  const p = leg === 0 ? 1 : eased(t - leg * each, 0, 1.1);
  return (
    camera(
      FORMATS.wide,
      {
        x: mix(from?.x ?? 0, to?.x ?? 0, p),
        y: mix(from?.y ?? 0, to?.y ?? 0, p),
        zoom: 1.5 - 0.22 * Math.sin(Math.PI * p),
        turn: -3 + 2 * sway(t, 9),
      },
      town(t, (index) => {
        const place = stops.indexOf(index);
        return place < 0 ? 0 : eased(t, place * each + 0.7, place * each + 1.7);
      }),
    ) + tally(t)
  );
}

const SAYERS: readonly {
  likeness: Likeness;
  who: string;
  before: string;
  after: string;
  ground: string;
}[] = [
  {
    likeness: {
      skin: 'rose',
      face: 'round',
      age: 'mature',
      hair: 'veil',
      cloth: CLOTH.menthe,
      clothes: CLOTH.chaux,
      palette: 'ciel',
    },
    who: 'L’usine',
    before: '84 000 DH',
    after: '31 000 DH',
    ground: INK.ciel,
  },
  {
    likeness: {
      skin: 'amber',
      face: 'square',
      age: 'elder',
      hair: 'receding',
      beard: 'moustache',
      clothes: CLOTH.nuit,
      collar: 'jacket',
      palette: 'aube',
    },
    who: 'La ferme',
    before: '12 500 DH',
    after: '3 900 DH',
    ground: INK.aube,
  },
  {
    likeness: {
      skin: 'ebony',
      hair: 'bun',
      earrings: INK.safran,
      clothes: CLOTH.terre,
      collar: 'jacket',
      palette: 'menthe',
    },
    who: 'L’hôtel',
    before: '46 000 DH',
    after: '17 800 DH',
    ground: INK.verveine,
  },
];

/** A person who pays says what they paid, and what they pay. */
function sayer(index: number) {
  const { likeness, who, before, after, ground } = around(SAYERS, index);
  return (t: number) => {
    const struck = eased(t, 1.6, 2.1);
    return (
      rect(0, 0, width, height, ground) +
      circle(720, 300, mix(230, 250, t / 4), INK.safran) +
      at(720, 560, person(likeness), { size: mix(1.06, 1.1, t / 4) }) +
      type(t, who, { x: 56, y: 176, size: 52, color: INK.encre, from: 0.1 }) +
      type(t, before, { x: 54, y: 296, size: 92, color: INK.encre, from: 0.5 }) +
      rect(50, 258, 420 * struck, 12, INK.terre) +
      type(t, after, { x: 54, y: 416, size: 92, color: INK.terre, from: 2 }) +
      tally(11 + index * 4 + t)
    );
  };
}

/** The twelve roofs at once, and the sum. */
function all(t: number): string {
  return (
    camera(
      FORMATS.wide,
      { ...TOWN, zoom: mix(1.05, 0.54, eased(t, 0, 3)), turn: mix(-5, 0, eased(t, 0, 3)) },
      town(t + 20, (index) => eased(t, 0.3 + index * 0.1, 1 + index * 0.1)),
    ) + tally(23 + t)
  );
}

/** The number of somebody who has done it, and no slogan. */
function number(t: number): string {
  return (
    rect(0, 0, width, height, INK.nuit) +
    star(760, 300, mix(300, 330, thrown(t, 0, 4)), INK.safran, {
      points: 16,
      notch: 0.84,
      turn: t * 0.05,
    }) +
    star(760, 300, 200, INK.nuit, { turn: -t * 0.06 }) +
    star(760, 300, 110, INK.chaux, { turn: t * 0.06 }) +
    type(t, ['N’appelez pas', 'Solmaz.'], {
      x: 56,
      y: 150,
      size: 72,
      color: INK.chaux,
      from: 0.3,
    }) +
    type(t, ['Appelez', 'un client.'], { x: 56, y: 340, size: 72, color: INK.safran, from: 1.5 })
  );
}

/** Twelve roofs open at noon, those who pay for them speak, and the film gives the number of one. */
export const toitsDAvril: Film = {
  slug: 'toits-d-avril',
  format: 'wide',
  poster: 25.8,
  score: {
    tempo: 92,
    root: 146.8,
    mode: 'major',
    voice: 'pan',
    melody: ['1-5-3-5-', '6-5-3-2-', '4-6-5-3-', '2-3-1---'],
    rhythm: 'D-T-D-TT',
    place: 'street',
  },
  shots: [
    {
      seconds: 11,
      draw: flight,
      caption: 'Mardi, midi. [douze toits s’ouvrent]',
      sounds: [0, 1, 2, 3, 4].flatMap((i) => [
        ['whoosh', i * 2.2] as const,
        ['clink', i * 2.2 + 1] as const,
      ]),
    },
    ...[0, 1, 2].map((i) => ({
      seconds: 4,
      draw: sayer(i),
      caption: `${SAYERS[i]?.who}\u00a0: ${SAYERS[i]?.before} avant, ${SAYERS[i]?.after} après.`,
      sounds: [
        ['knock', 1.7],
        ['clink', 2.1],
      ] as const,
    })),
    {
      seconds: 5,
      draw: all,
      caption: '[les douze ensemble]',
      enters: 'star',
      sounds: [['whoosh', 0.2]],
    },
    {
      seconds: 4,
      draw: number,
      caption: 'N’appelez pas Solmaz. Appelez un client.',
      enters: 'slide',
      sounds: [['buzzer', 1.6]],
    },
  ],
};
