import { awningsAt } from '../../../packages/drawings/zellige/cover.ts';
import { CLOTH, type Likeness } from '../../../packages/drawings/zellige/likeness.ts';
import { circle, filled, rect, star } from '../../../packages/drawings/zellige/markup.ts';
import { INK, PALETTES } from '../../../packages/drawings/zellige/palettes.ts';
import { randomFrom } from '../../../packages/drawings/zellige/random.ts';
import { type Film, FORMATS, type Shot } from './film.ts';
import { bottle, person, shelves, shutter, teaGlass, teapot } from './props.ts';
import { at, camera, eased, faded, line, mix, sprung, sway, type } from './stage.ts';

const { width, height } = FORMATS.upright;
const SKY = '#2A2590';

/** Six in the morning: from the moon down to shutters that are still closed. */
function beforeDay(t: number): string {
  const houses = [
    [-20, 620, 190],
    [150, 540, 150],
    [280, 700, 170],
    [430, 590, 160],
  ].map(
    ([x = 0, top = 0, wide = 0], i) =>
      rect(x, top, wide, 900, i % 2 ? INK.encre : '#161A33') +
      [0, 1, 2]
        .map((row) =>
          [0.22, 0.62]
            .map((share, column) =>
              rect(
                x + wide * share,
                top + 50 + row * 96,
                26,
                48,
                i === 1 && row === 1 && column === 0 && t > 2.2 ? INK.safran : SKY,
              ),
            )
            .join(''),
        )
        .join(''),
  );
  const minaret =
    rect(54, 330, 84, 700, '#161A33') +
    rect(74, 262, 44, 80, '#161A33') +
    circle(96, 252, 22, '#161A33') +
    rect(94, 196, 4, 50, '#161A33');
  const street = [0, 1]
    .map((i) => at(i * 280 - 10, 1010, shutter(260, 400, ['#2F3350', INK.encre])))
    .join('');
  const world =
    rect(-100, -400, 800, 2200, INK.nuit) +
    rect(-100, 420, 800, 1400, SKY) +
    star(420, 330, 62, INK.safran, { points: 16, notch: 0.76, turn: t * 0.12 }) +
    star(420, 330, 40, INK.chaux, { turn: -t * 0.1 }) +
    minaret +
    houses.join('') +
    rect(-100, 930, 800, 90, INK.encre) +
    street;
  return (
    camera(FORMATS.upright, { x: 270, y: mix(440, 990, eased(t, 1, 4.8)), zoom: 1.02 }, world) +
    type(t, ['5h58,', 'Derb Omar'], {
      x: 40,
      y: 150,
      size: 82,
      color: INK.chaux,
      from: 0.3,
      until: 3.4,
    })
  );
}

/** The first shutter of the street goes up, and the day with it. */
function opening(t: number): string {
  const bottom = mix(900, 70, eased(t, 0.5, 2.4));
  return (
    rect(0, 0, width, height, INK.safran) +
    shelves(width, 420, 3, ['#DE9200', INK.chaux]) +
    at(270, 960, person(FIRST), { size: 1.2 }) +
    rect(0, 860, width, 100, INK.terre) +
    shutter(width, bottom, ['#2F3350', INK.encre])
  );
}

const FIRST: Likeness = {
  skin: 'honey',
  hair: 'cropped',
  beard: 'moustache',
  clothes: CLOTH.menthe,
  collar: 'shirt',
  palette: 'safran',
};

type Grocer = {
  likeness: Likeness;
  word: string;
  ground: string;
  tones: readonly [string, string];
  counter: string;
  ink: string;
  gesture: (t: number) => string;
};

/** Five grocers, and what each does first. */
const GROCERS: readonly Grocer[] = [
  {
    likeness: FIRST,
    word: 'Le rideau.',
    ground: INK.aube,
    tones: ['#EBAE90', INK.chaux],
    counter: INK.terre,
    ink: INK.encre,
    gesture: (t) =>
      at(
        452,
        606,
        at(
          0,
          0,
          line('M0 0V46', INK.encre, 6) +
            circle(0, 66, 22, INK.encre) +
            circle(0, 66, 10, INK.aube) +
            rect(-8, 84, 7, 66, INK.encre) +
            rect(5, 84, 7, 54, INK.encre),
          { turn: sway(t, 1.1) * 16 * (1 - t / 3.4) },
        ),
      ),
  },
  {
    likeness: {
      skin: 'wheat',
      face: 'round',
      age: 'mature',
      hair: 'veil',
      cloth: CLOTH.nuit,
      clothes: CLOTH.chaux,
      palette: 'menthe',
    },
    word: 'La balance.',
    ground: INK.menthe,
    tones: ['#086445', INK.verveine],
    counter: INK.encre,
    ink: INK.chaux,
    gesture: (t) => {
      const tilt = 16 * sway(t, 1.4) * Math.exp(-t * 0.9) - 5;
      const pan = (side: number) =>
        line(`M${side * 130} 0L${side * 130 - 34} 66H${side * 130 + 34}z`, INK.safran, 5) +
        filled(
          `M${side * 130 - 46} 66H${side * 130 + 46}C${side * 130 + 30} 96 ${side * 130 - 30} 96 ${side * 130 - 46} 66z`,
          INK.safran,
        );
      return at(
        270,
        690,
        rect(-8, 0, 16, 132, INK.safran) +
          rect(-60, 122, 120, 18, INK.safran, 9) +
          at(
            0,
            0,
            rect(-136, -5, 272, 10, INK.safran, 5) +
              pan(-1) +
              pan(1) +
              circle(-130, 52, 20, INK.terre) +
              circle(-150, 56, 13, INK.chaux),
            { turn: tilt },
          ) +
          circle(0, 0, 14, INK.chaux),
      );
    },
  },
  {
    likeness: {
      skin: 'ebony',
      age: 'mature',
      hair: 'turban',
      cloth: CLOTH.safran,
      beard: 'short',
      clothes: CLOTH.encre,
      palette: 'ciel',
    },
    word: 'Le thé.',
    ground: INK.ciel,
    tones: ['#A7B7F2', INK.chaux],
    counter: INK.nuit,
    ink: INK.nuit,
    gesture: (t) => {
      const full = eased(t, 0.7, 2.2);
      const pouring = t > 0.6 && t < 2.3 ? rect(312, 700, 7, 110, INK.safran, 3) : '';
      return (
        at(176, 740, teapot(), {
          turn: mix(0, 18, eased(t, 0.2, 0.7)) * (1 - eased(t, 2.1, 2.5)),
          size: 0.9,
        }) +
        pouring +
        at(316, 820, teaGlass(full), { size: 1.1 })
      );
    },
  },
  {
    likeness: {
      skin: 'amber',
      face: 'square',
      age: 'elder',
      hair: 'receding',
      beard: 'moustache',
      glasses: '#1A1218',
      clothes: CLOTH.terre,
      collar: 'djellaba',
      palette: 'nuit',
    },
    word: 'La radio.',
    ground: INK.nuit,
    tones: [INK.nuitMoyenne, INK.nuitClaire],
    counter: INK.safran,
    ink: INK.chaux,
    gesture: (t) =>
      [0, 1, 2]
        .map((i) => {
          const p = (t * 0.9 + i / 3) % 1;
          return faded(
            1 - p,
            `<circle cx="150" cy="700" r="${(60 + p * 170).toFixed(1)}" fill="none" stroke="${INK.safran}" stroke-width="9"/>`,
          );
        })
        .join('') +
      line('M196 640L262 540', INK.chaux, 6) +
      rect(58, 640, 184, 180, INK.terre, 14) +
      circle(122, 722, 46, INK.chaux) +
      circle(122, 722, 28, INK.nuit) +
      circle(122, 722, 10, INK.safran) +
      rect(186, 676, 38, 10, INK.chaux) +
      circle(206, 740, 18, INK.chaux) +
      at(206, 740, rect(-2, -18, 4, 18, INK.terre), { turn: t * 70 }),
  },
  {
    likeness: {
      skin: 'rose',
      hair: 'braid',
      hairColor: '#3A1D14',
      earrings: INK.safran,
      clothes: CLOTH.menthe,
      palette: 'terre',
    },
    word: 'L’huile.',
    ground: INK.terre,
    tones: ['#B13A1F', INK.aube],
    counter: INK.encre,
    ink: INK.chaux,
    gesture: (t) => {
      const up = sprung(t, 0.3, 1.2);
      const glint = Math.sin(Math.PI * Math.min(1, Math.max(0, (t - 1.1) / 0.7)));
      return (
        at(400, mix(1080, 812, up), bottle(), { size: 1.25, turn: mix(14, 0, up) }) +
        star(430, 610, 44 * glint, INK.blanc, { points: 4, notch: 0.22, turn: Math.PI / 2 })
      );
    },
  },
];

const portraits = GROCERS.map((grocer, i): Shot => {
  const { likeness, word, ground, tones, counter, ink, gesture } = grocer;
  return {
    seconds: 2.6,
    caption: [
      '« D’abord le rideau. La rue sait que je suis là. »',
      '« La balance. Je la mets à zéro, moi avec. »',
      '« Le thé, avant le premier client. »',
      '« La radio. Toujours la même chanson à six heures. »',
      '« Et l’huile, devant. C’est elle qu’on vient chercher. »',
    ][i],
    sounds: (
      [
        [['clink', 0.2]],
        [
          ['clink', 0.3],
          ['clink', 1.1],
        ],
        [['pour', 0.5]],
        [['knock', 0.1]],
        [['clink', 1.1]],
      ] as const
    )[i],
    draw: (t) => {
      const near = 1 + 0.04 * (t / 2.6);
      return (
        camera(
          FORMATS.upright,
          { x: 270, y: 520, zoom: near },
          rect(-40, -40, 620, 1060, ground) +
            at(0, 0, shelves(width, 340, 4, tones)) +
            rect(-40, -40, 620, 270, ground) +
            at([270, 270, 350, 330, 220][i] ?? 270, 830, person(likeness), { size: 1.08 }) +
            rect(-40, 820, 620, 200, counter) +
            gesture(t),
        ) + type(t, word, { x: 36, y: 160, size: 92, color: ink, from: 0.05 })
      );
    },
  };
});

/** The whole market, open. */
function market(t: number): string {
  const palette = PALETTES.encre;
  const scene = awningsAt(
    {
      width,
      height,
      palette: { ...palette, tone: INK.aube, ground: INK.aube },
      random: randomFrom('derb-omar'),
      id: 'derb-omar',
    },
    t / 5,
  );
  return camera(
    FORMATS.upright,
    { x: 270, y: 480, zoom: mix(2.1, 1, eased(t, 0, 4.2)), turn: mix(-4, 0, eased(t, 0, 4.2)) },
    scene,
  );
}

function last(t: number): string {
  const rise = eased(t, 0, 3.6);
  return (
    rect(0, 0, width, height, INK.safran) +
    star(270, mix(760, 470, rise), 250, INK.chaux, { points: 16, notch: 0.8, turn: t * 0.08 }) +
    star(270, mix(760, 470, rise), 190, INK.aube, { turn: -t * 0.06 }) +
    at(270, 760, bottle(), { size: 1.75 }) +
    rect(0, 756, width, 204, INK.terre) +
    type(t, ['Tafilt,', 'tous les matins.'], {
      x: 270,
      y: 130,
      size: 66,
      color: INK.encre,
      align: 'middle',
      from: 0.4,
    })
  );
}

/** Five grocers open their shops, and say what they do first. */
export const matinDerbOmar: Film = {
  slug: 'matin-derb-omar',
  format: 'upright',
  poster: 15.6,
  score: {
    tempo: 88,
    root: 146.8,
    mode: 'hijaz',
    voice: 'oud',
    begins: 5,
    melody: ['1-1231--', '3-4543--', '5-4321-1', '7,-121---'],
    rhythm: 'D-TT-DT-',
    place: 'street',
  },
  shots: [
    {
      seconds: 5,
      draw: beforeDay,
      caption: '5h58, Derb Omar. [la rue est vide]',
      sounds: [
        ['step', 1.2],
        ['step', 1.8],
        ['step', 2.4],
        ['clink', 3.6],
      ],
    },
    {
      seconds: 4,
      draw: opening,
      caption: '[un rideau métallique se lève]',
      sounds: [
        ['shutter', 0.5],
        ['knock', 2.4],
      ],
    },
    ...portraits,
    {
      seconds: 4.5,
      draw: market,
      caption: '[le marché s’éveille]',
      enters: 'star',
      sounds: [['whoosh', 0]],
    },
    { seconds: 3.5, draw: last, caption: 'Tafilt, tous les matins.', enters: 'dissolve' },
  ],
};
