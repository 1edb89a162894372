import { field } from '../../../packages/drawings/zellige/field.ts';
import { circle, filled, rect, star } from '../../../packages/drawings/zellige/markup.ts';
import { INK } from '../../../packages/drawings/zellige/palettes.ts';
import { SKINS } from '../../../packages/drawings/zellige/people-colors.ts';
import { around } from '../../../packages/drawings/zellige/ring.ts';
import { familyTiling } from '../../../packages/drawings/zellige/tiling.ts';
import { type Film, FORMATS, type Shot } from './film.ts';
import type { SoundName } from './sound.ts';
import { at, camera, eased, faded, line, mix, sprung, sway, thrown, type } from './stage.ts';

const { width, height } = FORMATS.wide;
const CLAY = { light: '#D08A63', shade: '#A9623C' };
/** The time that each of twelve hands has. */
const GESTURE = 3; // s
const [MIDDLE, FLOOR] = [640, 400];

/** A fist or a flat hand that comes from the right, its fingers at zero. */
function hand(skin: keyof typeof SKINS, sleeve: string): string {
  const { light, shade } = SKINS[skin];
  return (
    line('M60-10C130-20 180-26 260-32', light, 84) +
    line('M280-34L620-72', sleeve, 132) +
    [0, 1, 2, 3]
      .map((i) =>
        line(`M${4 + Math.abs(i - 1) * 8} ${-34 + i * 22}H70`, i === 3 ? shade : light, 21),
      )
      .join('') +
    line('M84-44C60-66 34-72 18-66', light, 24)
  );
}

/** The square that was cut from the clay, with its notch: the sign. */
function tile(size: number, face: string, edge: string): string {
  const half = size / 2;
  return (
    filled(`M${-half} ${-half}H${half}V${half}H${-half}z`, edge) +
    filled(`M${-half} ${-half}H${half}V${half * 0.1}L${half * 0.1} ${half}H${-half}z`, face)
  );
}

const wheelOf = (t: number) =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => at(0, 0, rect(-3, 34, 6, 60, CLAY.shade), { turn: t * 60 + i * 60 }))
    .join('');

function flames(t: number, colors: readonly string[]): string {
  return colors
    .map((color, ring) =>
      filled(
        `M-170 0${Array.from({ length: 6 }, (_, i) => {
          const high =
            (150 - ring * 44) * (0.75 + 0.25 * sway(t, 0.5 + 0.07 * i, i / 3 + ring / 2));
          return `Q${-170 + i * 57 + 10} ${(-high * 0.5).toFixed(1)} ${-170 + i * 57 + 28} ${(-high).toFixed(1)}Q${-170 + i * 57 + 50} ${(-high * 0.5).toFixed(1)} ${-170 + (i + 1) * 57} 0`;
        }).join('')}z`,
        color,
      ),
    )
    .join('');
}

type Gesture = {
  word: string;
  ground: string;
  ink: string;
  floor: string;
  sounds: readonly (readonly [SoundName, number])[];
  draw: (t: number) => string;
};

const reach = (t: number, from = 0.2, until = 2.4) =>
  sprung(t, from, from + 0.7) - eased(t, until, until + 0.5);

const GESTURES: readonly Gesture[] = [
  {
    word: 'Extraire',
    ground: INK.aube,
    ink: INK.encre,
    floor: CLAY.shade,
    sounds: [['step', 0.8]],
    draw: (t) =>
      filled('M420 400C470 300 540 250 640 262C740 246 820 320 880 400z', CLAY.light) +
      filled('M640 262C740 246 820 320 880 400H700C760 350 720 290 640 262z', CLAY.shade) +
      at(
        mix(980, 690, reach(t)),
        mix(140, 300, reach(t)),
        hand('honey', INK.menthe) + at(8, 0, filled('M-10-8L-96 60L-60 96L26 20z', INK.encre)),
        { turn: -14 },
      ),
  },
  {
    word: 'Pétrir',
    ground: INK.verveine,
    ink: INK.encre,
    floor: INK.menthe,
    sounds: [
      ['step', 0.7],
      ['step', 1.5],
      ['step', 2.2],
    ],
    draw: (t) => {
      const push = 0.5 + 0.5 * sway(t, 1.1);
      return (
        at(
          MIDDLE - 20,
          FLOOR,
          `<ellipse cy="${-70 + 14 * push}" rx="${150 + 26 * push}" ry="${82 - 18 * push}" fill="${CLAY.light}"/><ellipse cx="34" cy="${-56 + 14 * push}" rx="${104 + 22 * push}" ry="${62 - 16 * push}" fill="${CLAY.shade}"/>`,
        ) + at(700, 250 + 34 * push, hand('ebony', INK.terre), { turn: -18 })
      );
    },
  },
  {
    word: 'Étaler',
    ground: INK.nuit,
    ink: INK.chaux,
    floor: INK.nuitClaire,
    sounds: [
      ['whoosh', 0.5],
      ['whoosh', 1.5],
    ],
    draw: (t) => {
      const roll = mix(470, 790, eased(t, 0.3, 2.6));
      return (
        rect(420, 358, 430, 42, CLAY.shade, 8) +
        rect(420, 340, Math.max(40, roll - 420), 60, CLAY.light, 8) +
        circle(roll, 318, 46, INK.chaux) +
        circle(roll, 318, 30, INK.terre) +
        at(roll, 318, wheelOf(0).replaceAll(CLAY.shade, INK.terre), { size: 0.3, turn: t * 130 }) +
        circle(roll, 318, 9, INK.chaux)
      );
    },
  },
  {
    word: 'Couper',
    ground: INK.terre,
    ink: INK.chaux,
    floor: INK.encre,
    sounds: [['clink', 1.2]],
    draw: (t) => {
      const cut = eased(t, 0.7, 1.5);
      const away = eased(t, 1.7, 2.5);
      return (
        at(MIDDLE, 250, tile(250, CLAY.light, CLAY.light)) +
        at(MIDDLE + 90 * away, 250 + 60 * away, filled('M125 12L12 125H125z', CLAY.shade), {
          turn: 20 * away,
        }) +
        at(MIDDLE, 250, faded(eased(t, 1.5, 1.7), filled('M125 12L12 125H125z', INK.terre))) +
        at(MIDDLE + 90 * away, 250 + 60 * away, filled('M125 12L12 125H125z', CLAY.shade), {
          turn: 20 * away,
        }) +
        line(
          `M${mix(820, 800, cut)} ${mix(120, 190, cut)}L${mix(520, 600, cut)} ${mix(300, 420, cut)}`,
          INK.chaux,
          4,
        )
      );
    },
  },
  {
    word: 'Sécher',
    ground: INK.safran,
    ink: INK.encre,
    floor: '#F39A00',
    sounds: [['wind', 0]],
    draw: (t) =>
      star(
        mix(500, 800, t / GESTURE),
        mix(190, 130, Math.sin((Math.PI * t) / GESTURE)),
        62,
        INK.chaux,
        { points: 16, notch: 0.78, turn: t * 0.4 },
      ) +
      [0, 1, 2, 3]
        .map((i) =>
          at(
            470 + i * 118,
            340,
            filled(`M-40 60L${mix(-150, 90, t / GESTURE)} 92L40 60z`, '#DE9200') +
              tile(96, i % 2 ? '#DFA37F' : CLAY.light, CLAY.shade),
          ),
        )
        .join(''),
  },
  {
    word: 'Cuire',
    ground: INK.encre,
    ink: INK.chaux,
    floor: '#232741',
    sounds: [['fire', 0]],
    draw: (t) =>
      filled('M430 400V240C430 130 520 70 640 70S850 130 850 240V400z', '#8F2E15') +
      filled('M466 400V250C466 160 540 110 640 110S814 160 814 250V400z', '#1A0D0A') +
      at(MIDDLE, 400, flames(t, [INK.terre, INK.safran, INK.chaux])) +
      at(MIDDLE, 250, tile(110, '#E0794F', INK.terre)),
  },
  {
    word: 'Émailler',
    ground: INK.ciel,
    ink: INK.nuit,
    floor: INK.chaux,
    sounds: [
      ['pour', 0.3],
      ['drop', 1.2],
    ],
    draw: (t) => {
      const dip = Math.sin(Math.PI * Math.min(1, t / 2.2));
      const y = 190 + 110 * dip;
      return (
        at(
          MIDDLE,
          y,
          tile(150, CLAY.light, CLAY.shade) +
            (t > 1.1 ? filled('M-75-20H75V7.5L7.5 75H-75z', INK.menthe) : ''),
        ) +
        at(MIDDLE + 60, y - 62, hand('wheat', INK.nuit), { turn: -36 }) +
        filled('M470 320H810L776 460H504z', INK.nuit) +
        `<ellipse cx="640" cy="320" rx="170" ry="26" fill="${INK.menthe}"/>` +
        (dip > 0.5
          ? ''
          : [0, 1]
              .map((i) => circle(600 + i * 60, 268 + ((t * 90 + i * 30) % 50), 6, INK.menthe))
              .join(''))
      );
    },
  },
  {
    word: 'Recuire',
    ground: INK.terre,
    ink: INK.chaux,
    floor: '#8F2E15',
    sounds: [['fire', 0]],
    draw: (t) =>
      circle(MIDDLE, 250, 190, INK.encre) +
      `<clipPath id="kiln"><path d="M450 250a190 190 0 0 1 380 0a190 190 0 0 1-380 0z"/></clipPath><g clip-path="url(#kiln)">${at(MIDDLE, 420, flames(t + 2, [INK.terre, INK.safran, INK.chaux]), { size: 1.2 })}</g>` +
      at(
        MIDDLE,
        240,
        tile(150, INK.menthe, '#086445') +
          star(-36, -38, 20 * Math.max(0, sway(t, 1.5)), INK.chaux, { points: 4, notch: 0.2 }),
      ),
  },
  {
    word: 'Trier',
    ground: INK.chaux,
    ink: INK.encre,
    floor: INK.sable,
    sounds: [
      ['knock', 0.6],
      ['knock', 1.4],
      ['clink', 2.1],
    ],
    draw: (t) =>
      [0, 1, 2, 3, 4]
        .map((i) => {
          const gone = i === 2 ? eased(t, 1.2, 2) : 0;
          return at(
            452 + i * 102,
            mix(340, 620, gone),
            tile(
              88,
              around([INK.menthe, INK.nuit, CLAY.light, INK.safran, INK.terre], i),
              INK.encre,
            ),
            { turn: gone * 60 },
          );
        })
        .join('') +
      at(mix(980, 670, reach(t, 0.3, 1.7)), 300, hand('rose', INK.safran), { turn: -8 }),
  },
  {
    word: 'Tailler',
    ground: INK.nuit,
    ink: INK.chaux,
    floor: INK.nuitClaire,
    sounds: [
      ['clink', 0.5],
      ['clink', 1.1],
      ['clink', 1.7],
      ['clink', 2.3],
    ],
    draw: (t) => {
      const beat = ((t + 0.1) % 0.6) / 0.6;
      const hit = Math.max(0, 1 - beat * 3);
      const chips = Array.from({ length: 7 }, (_, i) =>
        at(
          600 + (i - 3) * 60 * beat,
          270 - 90 * Math.sin(Math.PI * beat) + i * 6 + 120 * beat * beat,
          filled('M-9-7L8-4L2 9z', around([INK.safran, INK.chaux, INK.terre], i)),
          { turn: beat * 300 + i * 40 },
        ),
      );
      return (
        star(MIDDLE - 20, 270, 120, INK.safran) +
        star(MIDDLE - 20, 270, 120 * 0.55, INK.terre) +
        star(MIDDLE - 20, 270, 26, INK.chaux) +
        chips.join('') +
        at(
          690,
          190 - 60 * (1 - hit),
          hand('amber', INK.terre) + filled('M-20-24L28-44L42 6L-6 18z', INK.encre),
          { turn: -26 - 20 * (1 - hit) },
        )
      );
    },
  },
  {
    word: 'Poser',
    ground: INK.menthe,
    ink: INK.chaux,
    floor: '#086445',
    sounds: [['knock', 1.4]],
    draw: (t) => {
      const wall = (last: boolean) =>
        [0, 1, 2]
          .flatMap((row) => [0, 1, 2, 3].map((column) => ({ row, column })))
          .filter(({ row, column }) => (row === 1 && column === 1) === last)
          .map(({ row, column }) =>
            at(
              470 + column * 116,
              110 + row * 116,
              tile(
                108,
                around(
                  [INK.safran, INK.chaux, INK.terre, INK.nuit, INK.ciel],
                  row * 2 + column * 3,
                ),
                INK.encre,
              ),
            ),
          )
          .join('');
      const set = sprung(t, 0.5, 1.5);
      return (
        wall(false) +
        at(586, 226, rect(-54, -54, 108, 108, '#086445')) +
        at(mix(300, 0, set), mix(160, 0, set), wall(true), {}) +
        at(
          mix(1000, 640, set) + 340 * eased(t, 1.9, 2.6),
          mix(420, 270, set),
          hand('honey', INK.nuit),
          { turn: -10 },
        )
      );
    },
  },
];

function gesture(which: Gesture, index: number): Shot {
  const { word, ground, ink, floor, sounds, draw } = which;
  return {
    seconds: GESTURE,
    caption: `${index + 1}. ${word}.`,
    sounds,
    draw: (t) =>
      camera(
        FORMATS.wide,
        { x: 480, y: 270, zoom: mix(1, 1.035, t / GESTURE) },
        rect(-60, -60, 1080, 660, ground) + rect(-60, FLOOR, 1080, 260, floor) + draw(t),
      ) +
      type(t, String(index + 1), { x: 48, y: 250, size: 250, color: ink, from: 0 }) +
      type(t, word, { x: 56, y: 334, size: 62, color: ink, from: 0.15 }),
  };
}

/** The twelfth hand judges: the wall is whole, and the sign is read from the other pavement. */
function judged(t: number): string {
  const back = eased(t, 0, 2.6);
  const scale = mix(620, 150, back);
  const wall = field({
    tiling: familyTiling('eight'),
    frame: { width, height },
    placement: { scale, x: 640, y: 250 },
    seed: 'argile',
    joint: { width: Math.max(1, scale / 130), color: INK.encre },
    paint: ({ kind }) => around([INK.terre, INK.chaux, INK.menthe, INK.safran, INK.nuit], kind),
  });
  return (
    wall +
    rect(0, 0, mix(0, 452, thrown(t, 0.2, 0.9)), height, INK.encre) +
    type(t, '12', { x: 44, y: 250, size: 250, color: INK.safran, from: 0.4 }) +
    type(t, 'mains. Argile 12', { x: 56, y: 334, size: 48, color: INK.chaux, from: 0.8 })
  );
}

/** A tile goes through twelve hands, three seconds in each, from the clay to the wall. */
export const corporateIdentity: Film = {
  slug: 'corporate-identity',
  format: 'wide',
  poster: 31.2,
  score: {
    tempo: 80,
    root: 130.8,
    mode: 'rast',
    voice: 'oud',
    melody: ['1-3-5-3-', '4-3-2-1-', '5-6-5-4-', '3-2-1-1-'],
    rhythm: 'D---T---',
    place: 'workshop',
  },
  shots: [
    ...GESTURES.map(gesture),
    { seconds: GESTURE, draw: judged, caption: '12 mains. Argile 12.', sounds: [['clink', 0.4]] },
  ],
};
