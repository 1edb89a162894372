import { circle, filled, rect, star } from '../../../packages/drawings/zellige/markup.ts';
import { INK } from '../../../packages/drawings/zellige/palettes.ts';
import { SKINS } from '../../../packages/drawings/zellige/people-colors.ts';
import { around } from '../../../packages/drawings/zellige/ring.ts';
import { type Film, FORMATS } from './film.ts';
import { at, camera, eased, faded, line, linear, mix, sprung, sway, type } from './stage.ts';

const { width, height } = FORMATS.wide;

/** A floor of the staircase, seen as if the wall of the house were away; the street is at zero. */
const STOREY = 420;
const FLOORS = [INK.menthe, INK.aube, INK.nuit, INK.safran, INK.terre] as const;
const STEP = { x: 44, y: STOREY / 10 };

/** A customer, from the side; `way` is how far she has walked. */
function customer(way: number, facing: 1 | -1): string {
  const stride = Math.sin(way * 2 * Math.PI);
  const { light } = SKINS.honey;
  return `<g transform="scale(${facing} 1)">${
    line(`M0-66L${20 * stride} -6h14`, INK.encre, 17) +
    line(`M0-66L${-20 * stride} -6h14`, '#2F3350', 17) +
    filled('M-30-60C-34-130-24-150 0-152C24-150 32-124 30-60z', INK.chaux) +
    line(`M2-138L${24 + 8 * stride} -96L${46 + 6 * stride} -104`, INK.chaux, 15) +
    circle(4, -178, 25, light) +
    filled('M-24-170C-34-214 30-218 30-184C14-194 0-188-4-166C-8-150-22-150-24-170z', '#3A1D14') +
    circle(-24, -176, 15, '#3A1D14') +
    rect(-44, -112, 26, 40, INK.terre, 6) +
    line('M-32-112C-30-130-14-140-6-142', INK.terre, 5)
  }</g>`;
}

/** Ten steps up to the next landing, to the right on even floors and to the left on odd ones. */
function flightOf(floor: number, color: string, shade: string): string {
  const way = floor % 2 ? -1 : 1;
  const foot = way > 0 ? 260 : 700;
  return (
    Array.from({ length: 10 }, (_, i) => {
      const x = foot + way * i * STEP.x;
      const y = -floor * STOREY - (i + 1) * STEP.y;
      return (
        rect(way > 0 ? x : x - STEP.x, y, STEP.x + 1, 26 + STEP.y, i % 2 ? color : shade) +
        rect(way > 0 ? x : x - STEP.x, y, STEP.x + 1, 7, INK.chaux)
      );
    }).join('') +
    line(
      `M${foot} ${-floor * STOREY - 108}L${foot + way * 10 * STEP.x} ${-(floor + 1) * STOREY - 108}`,
      INK.encre,
      9,
    )
  );
}

function sewing(t: number): string {
  const beat = Math.abs(sway(t, 0.18));
  return (
    rect(-110, -96, 220, 12, INK.encre, 4) +
    line('M-84-84L-96 0M84-84L96 0', INK.encre, 8) +
    filled('M-80-96V-128H30V-176H-60V-196H56V-96z', INK.nuit) +
    rect(-70, -176 + 8 + 34 * beat, 6, 40, INK.encre) +
    circle(62, -160, 22, INK.chaux) +
    filled('M-110-90C-150-70-140-20-160 0H-96L-80-90z', INK.terre)
  );
}

function piano(t: number): string {
  const keys = Array.from({ length: 12 }, (_, i) =>
    rect(-100 + i * 17, -104 + (Math.floor(t * 5) % 12 === i ? 4 : 0), 15, 26, INK.chaux),
  ).join('');
  const notes = [0, 1, 2].map((i) => {
    const p = (t * 0.4 + i / 3) % 1;
    return faded(
      1 - p,
      at(
        60 - i * 50 + 20 * sway(t, 2, i / 3),
        -190 - 90 * p,
        circle(0, 0, 12, INK.encre) + line('M11 0V-40l16 8', INK.encre, 5),
      ),
    );
  });
  return (
    rect(-120, -180, 240, 180, INK.terre, 8) +
    rect(-112, -108, 224, 34, INK.encre) +
    keys +
    notes.join('')
  );
}

function cat(t: number): string {
  return at(
    0,
    0,
    filled('M-60 0C-70-70-40-104 0-104C44-104 66-60 60 0z', INK.encre) +
      circle(28, -116, 40, INK.encre) +
      filled('M-6-140L-2-184L26-154zM38-156L62-184L66-136z', INK.encre) +
      circle(18, -120, 6, INK.safran) +
      circle(42, -120, 6, INK.safran) +
      line(`M-58-10C-110 0-120-60-${96 + 10 * sway(t, 1.6)}-96`, INK.encre, 16),
  );
}

/** A door of the house; `open` lets its light out. */
function door(color: string, open = 0, light: string = INK.safran): string {
  return (
    filled('M-76 0V-210C-76-300 76-300 76-210V0z', INK.encre) +
    filled('M-64 0V-208C-64-286 64-286 64-208V0z', open > 0 ? light : color) +
    (open < 1
      ? filled(
          `M${mix(-64, -64, open)} 0V-208C-64-${286} ${mix(64, -40, open)}-286 ${mix(64, -40, open)}-208V0z`,
          color,
        )
      : '') +
    (open < 0.5 ? circle(mix(44, -10, open), -120, 7, INK.safran) : '') +
    star(0, -318, 20, INK.safran)
  );
}

function staircase(t: number): string {
  let body = '';
  FLOORS.forEach((wall, floor) => {
    const y = -floor * STOREY;
    const tone = around(['#086445', '#EBAE90', INK.nuitClaire, '#F39A00', '#B13A1F'], floor);
    body += rect(-400, y - STOREY, 1760, STOREY, wall) + rect(-400, y - 150, 1760, 150, tone);
    body += Array.from({ length: 22 }, (_, i) =>
      star(-380 + i * 80, y - 150, 13, floor === 3 ? INK.terre : INK.safran),
    ).join('');
  });
  FLOORS.forEach((_, floor) => {
    const y = -floor * STOREY;
    body += rect(-400, y, 1760, 26, INK.encre);
    if (floor < 4)
      body += flightOf(
        floor,
        around(['#2F3350', '#8F2E15'], floor),
        around(['#232741', '#B13A1F'], floor),
      );
  });
  body += rect(-400, 0, 1760, 500, INK.encre);
  body += at(90, 0, door(INK.terre));
  body += at(90, -STOREY, sewing(t)) + at(840, -STOREY, door(INK.menthe));
  body += at(840, -2 * STOREY, piano(t), { size: 1.05 }) + at(110, -2 * STOREY, door(INK.terre));
  body += at(120, -3 * STOREY, cat(t)) + at(860, -3 * STOREY, door(INK.nuit));
  return body;
}

/** Returns where she is: along a flight, then along the landing to the foot of the next one. */
function walker(t: number): { x: number; y: number; facing: 1 | -1; way: number } {
  const floor = Math.min(3, Math.floor(t / CLIMB));
  const p = t - floor * CLIMB;
  const right = floor % 2 === 0;
  const [foot, head] = right ? [260, 260 + 10 * STEP.x] : [700, 700 - 10 * STEP.x];
  const up = linear(p, 0, CLIMB - 1.2);
  return {
    x: mix(foot, head, up),
    y: -(floor + up) * STOREY,
    facing: right ? 1 : -1,
    way: t * 1.3,
  };
}

/** Seconds from one landing to the next. */
const CLIMB = 6.5;

/** One shot from the street to the fourth floor, behind somebody who climbs. */
function climb(t: number): string {
  const { x, y, facing, way } = walker(Math.max(0, t));
  const smell = eased(t, 2.4 * CLIMB, 4 * CLIMB);
  const threads = [0, 1, 2].map((i) =>
    faded(
      smell,
      line(
        `M${400 + i * 40} ${-4 * STOREY + 40 + i * 30}${Array.from({ length: 6 }, (_, k) => `q${((i + k) % 2 ? 60 : -60) + 16 * sway(t, 3, i / 3)} 60 0 120`).join('')}`,
        INK.chaux,
        7,
      ),
    ),
  );
  return camera(
    FORMATS.wide,
    { x: mix(480, x, 0.25), y: y - 120, zoom: 1.02 },
    staircase(t) + threads.join('') + at(x, y, customer(way, facing), { size: 1.05 }),
  );
}

/** The street first: a house, its door, a bell. */
function street(t: number): string {
  const windows = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) =>
      rect(
        250 + column * 100,
        -380 + row * 120,
        52,
        78,
        row === 0 && column === 0 ? INK.safran : INK.nuit,
        4,
      ),
    ),
  );
  const world =
    rect(-600, -900, 2200, 1600, INK.ciel) +
    rect(210, -470, 540, 900, INK.chaux) +
    rect(190, -490, 580, 30, '#D9D3E8') +
    windows.join('') +
    [0, 1, 2].map((i) => rect(210, -290 + i * 120, 540, 10, '#D9D3E8')).join('') +
    at(480, 400, door(INK.terre), { size: 1.1 }) +
    rect(-600, 400, 2200, 300, INK.encre) +
    at(mix(-80, 400, eased(t, 0.6, 3.6)), 400, customer(t * 1.3, 1), { size: 1 });
  return (
    camera(
      FORMATS.wide,
      { x: 340, y: mix(-210, 250, eased(t, 0, 2.4)), zoom: mix(1.15, 1.22, t / 4) },
      world,
    ) +
    type(t, ['Pas', 'd’enseigne.'], {
      x: 44,
      y: 90,
      size: 46,
      color: INK.nuit,
      from: 0.3,
      until: 3.2,
    })
  );
}

/** The door on the left. What she says is all that is said. */
function landing(t: number): string {
  const open = eased(t, 5, 6.4);
  const grille =
    rect(-54, -170, 108, 150, INK.encre, 12) +
    Array.from({ length: 5 }, (_, i) => rect(-34, -150 + i * 13, 68, 5, INK.ciel, 2)).join('') +
    circle(0, -50, 17, t > 0.7 && t < 1.4 ? INK.safran : INK.chaux);
  const steam = [0, 1, 2].map((i) =>
    faded(
      open,
      line(`M${230 + i * 34} 400q${30 * sway(t, 2.6, i / 3)} -60 0 -120t0 -120`, INK.chaux, 8),
    ),
  );
  return (
    rect(0, 0, width, height, INK.terre) +
    rect(0, 360, width, 200, '#B13A1F') +
    Array.from({ length: 13 }, (_, i) => star(i * 80, 360, 13, INK.safran)).join('') +
    rect(0, 500, width, 40, INK.encre) +
    at(250, 500, door(INK.nuit, open), { size: 1.35 }) +
    steam.join('') +
    at(470, 420, grille) +
    at(620, 500, customer(t < 0.6 ? t * 1.3 : 0, -1), { size: 1.3 }) +
    type(t, ['« Je viens', 'pour l’odeur. »'], {
      x: 916,
      y: 110,
      size: 62,
      color: INK.chaux,
      align: 'right',
      from: 2,
      until: 6.4,
    }) +
    faded(eased(t, 7, 7.6), rect(0, 0, width, height, INK.safran)) +
    (t > 7 ? at(480, 300, cup(t), { size: sprung(t, 7.1, 7.8) }) : '') +
    type(t, 'Café Mirage, quatrième gauche.', {
      x: 480,
      y: 470,
      size: 44,
      color: INK.encre,
      align: 'middle',
      from: 7.6,
    })
  );
}

function cup(t: number): string {
  return (
    [0, 1, 2]
      .map((i) =>
        line(`M${-34 + i * 34}-110q${16 * sway(t, 2, i / 3)} -30 0 -60t0 -60`, INK.chaux, 9),
      )
      .join('') +
    filled('M-100-90H100C96-20 60 40 0 40S-96-20-100-90z', INK.chaux) +
    line('M94-64C170-76 160 14 70 12', INK.chaux, 18) +
    `<ellipse cy="-90" rx="100" ry="20" fill="#5A2A18"/><ellipse cy="58" rx="130" ry="16" fill="${INK.terre}"/>` +
    star(0, -24, 30, INK.terre)
  );
}

const held = (seconds: number, start: number) => ({
  seconds,
  draw: (t: number) => climb(t + start),
});
const steps = (count: number) =>
  Array.from({ length: count }, (_, i) => ['step', 0.2 + i * 0.75] as const);

/** We climb behind a customer, each landing has its noise, and the smell of coffee comes before the door. */
export const auQuatriemeGauche: Film = {
  slug: 'au-quatrieme-gauche',
  format: 'wide',
  poster: 14,
  score: {
    tempo: 76,
    root: 130.8,
    mode: 'nahawand',
    voice: 'oud',
    begins: 4,
    melody: ['1---3-2-', '5---4-3-', '2---1---'],
    place: 'room',
  },
  shots: [
    {
      seconds: 4,
      draw: street,
      caption: 'Pas d’enseigne. [des pas dans la rue]',
      sounds: [...steps(4), ['door', 3.2]],
    },
    { ...held(CLIMB, 0), caption: '[elle monte]', sounds: steps(8), enters: 'star' },
    {
      ...held(CLIMB, CLIMB),
      caption: '[premier : une machine à coudre]',
      sounds: [...steps(8), ['sewing', 0], ['sewing', 2.2]],
    },
    { ...held(CLIMB, 2 * CLIMB), caption: '[deuxième : un piano d’enfant]', sounds: steps(8) },
    {
      ...held(CLIMB, 3 * CLIMB),
      caption: '[troisième : un chat, et l’odeur]',
      sounds: [...steps(8), ['pour', 4]],
    },
    {
      seconds: 10,
      draw: landing,
      caption: '« Je viens pour l’odeur. » [un interphone, une porte]',
      sounds: [
        ['buzzer', 0.7],
        ['buzzer', 4.4],
        ['door', 5],
        ['pour', 7.2],
      ],
    },
  ],
};
