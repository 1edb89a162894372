import { circle, filled, rect, star } from '../../../packages/drawings/zellige/markup.ts';
import { INK } from '../../../packages/drawings/zellige/palettes.ts';
import { type Film, FORMATS } from './film.ts';
import { at, camera, eased, faded, line, mix, sprung, sway, type } from './stage.ts';

const { width, height } = FORMATS.upright;

/** The lamp turns in this time. */
const ROUND = 6; // s
/** The time a passing beam lights the room. */
const FLASH = 1.7; // s

/** Light of the lamp on what is before us, 0 … 1: brightest in the middle of each round. */
function lamp(t: number): number {
  const since = (t % ROUND) - ROUND / 2;
  return Math.max(0, 1 - Math.abs(since) / FLASH) ** 1.5;
}

/** Returns how well a thing is seen that a round lights for the first time: afterwards one knows where it is. */
function seen(t: number, round: number): number {
  const first = round * ROUND + ROUND / 2;
  return t < first - FLASH ? 0 : Math.max(lamp(t), 0.2 * eased(t, first, first + 1));
}

/** Two beams that go round: seen from the side, then in our eyes, then from the other side. */
function beams(t: number): string {
  const angle = (t / ROUND) * 2 * Math.PI;
  const [long, open] = [900 * Math.cos(angle), 26 + 70 * Math.abs(Math.sin(angle))];
  const wedge = (side: number) =>
    filled(
      `M300 250L${(300 + side * long).toFixed(1)} ${(250 - open).toFixed(1)}V${(250 + open * 0.9).toFixed(1)}z`,
      INK.safran,
    );
  return faded(0.5, wedge(1) + wedge(-1));
}

function night(t: number): string {
  const light = lamp(t);
  const dawn = eased(t, 24, 26.5);
  const sky =
    rect(0, 0, width, 520, INK.nuit) +
    faded(light * 0.9, rect(0, 0, width, 520, INK.nuitClaire)) +
    faded(dawn, rect(0, 0, width, 520, INK.aube));
  const stars = [
    [80, 80],
    [170, 190],
    [420, 110],
    [470, 270],
    [110, 330],
    [390, 380],
  ].map(([x = 0, y = 0], i) => star(x, y, 6 + 2 * sway(t, 3, i / 6), INK.chaux));
  const tower =
    filled('M272 262h56l24 270h-104z', INK.chaux) +
    [0, 1, 2]
      .map((i) =>
        filled(`M${268 - i * 8} ${306 + i * 76}h${64 + i * 16}l4 38h${-72 - i * 16}z`, INK.terre),
      )
      .join('') +
    rect(258, 254, 84, 14, INK.terre) +
    rect(276, 214, 48, 42, INK.encre) +
    filled('M268 216L300 186L332 216z', INK.terre) +
    circle(300, 236, 15 + 70 * light ** 3, INK.safran) +
    circle(300, 236, 9 + 30 * light ** 3, INK.chaux);
  const sea = Array.from({ length: 5 }, (_, i) => {
    const y = 520 + i * 22;
    return `<path fill="${i % 2 ? INK.nuitSourde : INK.encre}" d="M${(-60 + 20 * sway(t, 5, i / 5)).toFixed(1)} ${y}q30 -14 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0V660H-60z"/>`;
  });
  const path = Array.from({ length: 5 }, (_, i) =>
    rect(300 - 50 - i * 9 + 8 * sway(t, 2.4, i / 4), 526 + i * 22, 100 + i * 18, 7, INK.safran, 4),
  );
  return (
    sky +
    stars.join('') +
    faded(1 - dawn, beams(t)) +
    filled('M180 540C220 500 400 500 440 540z', INK.encre) +
    tower +
    sea.join('') +
    faded(0.2 + 0.8 * light, path.join('')) +
    beach(t)
  );
}

/** A boat drawn up on the sand: the third passage shows it. */
function beach(t: number): string {
  const sand = filled('M0 600C120 574 300 620 540 590V700H0z', INK.sable);
  const boat = at(
    196,
    634,
    filled('M-92-34H92C84 4 52 18 0 18S-84 4-92-34z', INK.terre) +
      rect(-92, -38, 184, 9, INK.safran, 4) +
      star(-40, -10, 10, INK.chaux),
    { turn: -7 },
  );
  return (
    filled('M0 600C120 574 300 620 540 590V700H0z', '#191B33') + faded(seen(t, 2), sand + boat)
  );
}

/** The room before the window; on its table what is set for two: the second passage shows it. */
function room(t: number): string {
  const dark = INK.encre;
  const wall = `<path fill-rule="evenodd" fill="${dark}" d="M-60-60H600V1020H-60zM70 60V650H500V60z"/>`;
  const frame = line('M70 60V650H500V60zM285 60V650M70 330H500', '#232741', 16);
  const curtain = filled(
    `M60 40C${96 + 6 * sway(t, 5)} 260 ${46 + 8 * sway(t, 4)} 460 ${86 + 10 * sway(t, 4.4)} 690H20V40z`,
    '#232741',
  );
  const lit = faded(
    seen(t, 0) * 0.9,
    line('M62 658H508', INK.safran, 10) + line('M78 642V68M492 642V68', INK.nuitClaire, 8),
  );
  return wall + frame + curtain + lit + table(t) + door(t);
}

function table(t: number): string {
  const plate = (x: number) =>
    `<ellipse cx="${x}" cy="806" rx="74" ry="20" fill="${INK.chaux}"/><ellipse cx="${x}" cy="803" rx="46" ry="11" fill="${INK.terre}"/>`;
  const glass = (x: number) =>
    filled(`M${x - 17} 726H${x + 17}L${x + 12} 790H${x - 12}z`, INK.ciel) +
    rect(x - 15, 750, 30, 10, INK.safran);
  return (
    filled('M20 780H520L560 1000H-20z', '#191B33') +
    faded(
      seen(t, 1),
      filled('M20 780H520L560 1000H-20z', INK.nuit) +
        [0, 1, 2, 3, 4].map((i) => star(60 + i * 106, 900, 18, INK.nuitClaire)).join('') +
        plate(150) +
        plate(372) +
        glass(196) +
        glass(328) +
        at(
          264,
          800,
          filled('M-30 0C-38-30-22-44-20-66H20C22-44 38-30 30 0z', INK.menthe) +
            line('M0-66C-8-110 20-120 8-160', INK.verveine, 5) +
            circle(10, -168, 18, INK.safran) +
            circle(-14, -130, 13, INK.chaux),
        ),
    )
  );
}

/** The door that at last stands open, and light behind it. */
function door(t: number): string {
  const open = eased(t, 19.4, 21.6);
  return faded(
    Math.max(seen(t, 3), open),
    rect(420, 360, 150, 660, '#232741') +
      rect(436, 376, 140, 660, INK.safran) +
      star(500, 470, 30, INK.chaux) +
      filled(
        `M436 376H${mix(570, 470, open).toFixed(1)}V${mix(1020, 1000, open).toFixed(1)}H436z`,
        '#2F3350',
      ) +
      circle(mix(556, 464, open), 690, 7, INK.safran) +
      faded(open * 0.8, filled('M436 1000L120 1000L436 900z', '#F39A00')),
  );
}

/** One fixed shot from the window; what changes is what the lamp shows. */
function oneShot(t: number): string {
  return (
    camera(
      FORMATS.upright,
      { x: 270, y: 480, zoom: mix(1.02, 1.1, eased(t, 0, 28)) },
      night(t) + room(t),
    ) +
    faded(eased(t, 24, 25), rect(0, 0, width, height, INK.nuit)) +
    (t > 24
      ? at(
          270,
          470,
          star(0, 0, 150, INK.safran, { points: 16, notch: 0.78, turn: t * 0.08 }) +
            star(0, 0, 92, INK.nuit, { turn: -t * 0.1 }) +
            star(0, 0, 44, INK.chaux, { turn: t * 0.1 }),
          { size: sprung(t, 24.5, 25.4) },
        )
      : '') +
    type(t, ['On vous garde', 'une fenêtre.'], {
      x: 270,
      y: 150,
      size: 68,
      color: INK.chaux,
      align: 'middle',
      from: 24.6,
    }) +
    type(t, 'Rifane, cap Beddouza', {
      x: 270,
      y: 740,
      size: 38,
      color: INK.safran,
      align: 'middle',
      from: 25.4,
    })
  );
}

const held = (seconds: number, start: number) => ({
  seconds,
  draw: (t: number) => oneShot(t + start),
});

/** A window at night: each time the lamp comes round, it shows one thing more. */
export const rendezVousAuPhare: Film = {
  slug: 'rendez-vous-au-phare',
  format: 'upright',
  poster: 20.9,
  score: {
    tempo: 60,
    root: 146.8,
    mode: 'nahawand',
    voice: 'oud',
    begins: 3,
    melody: ['1---5---4-3-', '3---2---1---', '5---6---5-4-', '4---3-2-1---'],
    place: 'sea',
  },
  shots: [
    { ...held(6, 0), caption: '[la mer, la nuit]', sounds: [['whoosh', 2.6]] },
    {
      ...held(6, 6),
      caption: '[la lampe passe : une table est mise]',
      sounds: [
        ['whoosh', 2.6],
        ['clink', 3],
      ],
    },
    {
      ...held(6, 12),
      caption: '[elle passe : un bateau sur le sable]',
      sounds: [
        ['whoosh', 2.6],
        ['wave', 1.5],
      ],
    },
    {
      ...held(6, 18),
      caption: '[elle passe : une porte est ouverte]',
      sounds: [
        ['door', 1.4],
        ['whoosh', 2.6],
      ],
    },
    {
      ...held(4, 24),
      caption: 'On vous garde une fenêtre. Rifane, cap Beddouza.',
      sounds: [['clink', 0.6]],
    },
  ],
};
