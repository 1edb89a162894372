import { leafPath } from '../../../packages/drawings/zellige/covers/leaf.ts';
import { polar } from '../../../packages/drawings/zellige/geometry.ts';
import { circle, filled, rect, star } from '../../../packages/drawings/zellige/markup.ts';
import { INK } from '../../../packages/drawings/zellige/palettes.ts';
import { type Film, FORMATS } from './film.ts';
import { at, camera, eased, faded, line, mix, sway, type } from './stage.ts';

const { width, height } = FORMATS.upright;
const [GOLD, LIT, DEEP] = [INK.safran, '#FFC95C', '#F39A00'];
/** The middle of the plate, and how much lower than wide it is seen. */
const PLATE = { x: 270, y: 640, radius: 300, flat: 0.5 };

const ellipse = (radius: number, fill: string, lift = 0) =>
  `<ellipse cx="${PLATE.x}" cy="${PLATE.y - lift}" rx="${radius.toFixed(1)}" ry="${(radius * PLATE.flat).toFixed(1)}" fill="${fill}"/>`;

/** What the oil remembers is seen in it, one thing after another, as in a mirror. */
function mirror(t: number): string {
  return (
    faded(opacity(t, 5, 13), olive(t)) +
    faded(opacity(t, 13, 20.5), rain(t)) +
    faded(opacity(t, 20.5, 29), press(t))
  );
}

const opacity = (t: number, from: number, to: number) =>
  eased(t, from, from + 1.2) * (1 - eased(t, to - 1.2, to));

function olive(t: number): string {
  const twig = 'M70 700C170 660 300 650 470 596';
  const leaves = Array.from({ length: 11 }, (_, i) => {
    const foot = { x: 90 + i * 36, y: 694 - i * 8.6 };
    const side = i % 2 ? 1 : -1;
    return leafPath(foot, polar(86, side * 0.9 - 0.25 + sway(t, 3.4, i / 11) * 0.12, foot), 0.3);
  });
  const fruits = [150, 262, 372].map((x, i) =>
    at(
      x,
      700 - i * 26,
      `<ellipse rx="17" ry="22" fill="${INK.encre}"/><circle cx="-5" cy="-8" r="4" fill="${INK.menthe}"/>`,
      { turn: sway(t, 2.8, i / 3) * 9 },
    ),
  );
  return line(twig, INK.menthe, 6) + filled(leaves.join(''), INK.menthe) + fruits.join('');
}

function rain(t: number): string {
  const cloud = filled(
    'M130 628C130 590 176 578 200 596C216 552 300 552 318 590C356 572 410 590 404 628z',
    INK.ciel,
  );
  const drops = Array.from({ length: 16 }, (_, i) => {
    const fall = (t * 0.85 + i * 0.37) % 1;
    return faded(
      1 - fall * 0.6,
      rect(136 + ((i * 61) % 268), 638 + fall * 110, 5, 26, INK.chaux, 2),
    );
  });
  return drops.join('') + cloud;
}

function press(t: number): string {
  const down = 18 * eased(t, 21.5, 27.5);
  const mats = Array.from({ length: 5 }, (_, i) =>
    rect(170, 716 - i * (19 - down / 5), 200, 13, i % 2 ? INK.terre : '#8F2E15', 6),
  );
  return (
    rect(256, 560, 28, 90 + down, INK.encre) +
    Array.from({ length: 6 }, (_, i) =>
      line(`M250 ${572 + i * 14 + ((t * 22) % 14)}l40-8`, LIT, 4),
    ).join('') +
    at(270, 566, rect(-130, -7, 260, 14, INK.encre, 7), { turn: sway(t, 5) * 7 }) +
    rect(158, 626 + down, 224, 22, INK.encre, 8) +
    mats.join('')
  );
}

/** The thread, thinner as it falls faster, and the light that runs down it. */
function thread(t: number): string {
  const fallen = eased(t, 1.2, 2.6);
  if (fallen === 0) return '';
  const end = mix(-260, PLATE.y - 8, fallen);
  const sides = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const y = mix(-260, end, share);
    return { y, half: mix(26, 9, Math.sqrt(share)), bend: sway(t, 1.9, share) * 4 * share };
  });
  const right = sides.map(
    ({ y, half, bend }) => `${(270 + bend + half).toFixed(1)} ${y.toFixed(1)}`,
  );
  const left = sides
    .toReversed()
    .map(({ y, half, bend }) => `${(270 + bend - half).toFixed(1)} ${y.toFixed(1)}`);
  const glints = [0, 1, 2].map((i) => {
    const y = -220 + ((t * 240 + i * 300) % 840);
    return y < end - 30 ? rect(263 + sway(t, 1.9, 0.4) * 3, y, 6, 56, LIT, 3) : '';
  });
  return (
    filled(`M${[...right, ...left].join('L')}z`, GOLD) +
    circle(270 + (sides[4]?.bend ?? 0), end, fallen < 1 ? 17 : 9, GOLD) +
    glints.join('')
  );
}

function plate(t: number): string {
  const full = mix(0, 246, Math.sqrt(eased(t, 2.6, 12)) * 0.6 + 0.4 * eased(t, 2.6, 30));
  const rings = [0, 1, 2].map((i) => {
    const p = (t * 0.42 + i / 3) % 1;
    const radius = 20 + p * Math.max(0, full - 30);
    return full > 60
      ? `<ellipse cx="${PLATE.x}" cy="${PLATE.y}" rx="${radius.toFixed(1)}" ry="${(radius * PLATE.flat).toFixed(1)}" fill="none" stroke="${LIT}" stroke-width="5" opacity="${(1 - p).toFixed(2)}"/>`
      : '';
  });
  const studs = Array.from({ length: 24 }, (_, i) => {
    const { x, y } = polar(274, (i * Math.PI) / 12);
    return at(
      PLATE.x + x,
      PLATE.y + y * PLATE.flat,
      star(0, 0, 11, i % 2 ? INK.chaux : INK.safran),
    );
  });
  const pool = full > 0 ? ellipse(full + 5, DEEP) + ellipse(full, GOLD, 3) : '';
  return (
    `<ellipse cx="${PLATE.x}" cy="${PLATE.y + 54}" rx="300" ry="140" fill="#8F2E15"/>` +
    ellipse(322, INK.terre) +
    ellipse(296, '#B13A1F') +
    studs.join('') +
    ellipse(252, INK.encre) +
    pool +
    `<clipPath id="pool"><ellipse cx="${PLATE.x}" cy="${PLATE.y - 3}" rx="${Math.max(1, full)}" ry="${Math.max(1, full * PLATE.flat)}"/></clipPath>` +
    `<g clip-path="url(#pool)">${rings.join('')}${mirror(t)}</g>`
  );
}

/** One shot, without a cut: the camera follows the first drop down, stays, and draws back from the price. */
function oneShot(t: number): string {
  const view = {
    x: 270,
    y: mix(mix(90, 640, eased(t, 1.4, 3.4)), 500, eased(t, 29.5, 32)),
    zoom:
      mix(mix(1.5, 1.55, eased(t, 1.4, 3.4)), 1, eased(t, 28, 32)) +
      0.1 * sway(t, 26, 0.1) * (1 - eased(t, 28, 32)),
  };
  const cloth = Array.from({ length: 9 }, (_, i) =>
    rect(-260, 420 + i * 74, 1060, 30, i % 2 ? '#086445' : INK.verveine),
  );
  const world =
    rect(-400, -700, 1340, 1200, INK.encre) +
    rect(-400, 400, 1340, 1100, INK.menthe) +
    faded(0.35, cloth.join('')) +
    plate(t) +
    thread(t);
  return (
    rect(0, 0, width, height, INK.encre) +
    camera(FORMATS.upright, view, world) +
    type(t, ['95 DH', 'le litre'], { x: 28, y: 140, size: 82, color: INK.chaux, from: 32 })
  );
}

const held = (seconds: number, start: number) => ({
  seconds,
  draw: (t: number) => oneShot(t + start),
});

/** Oil falls into a plate for forty seconds, and what it comes from is seen in it. */
export const quaranteSecondesHuile: Film = {
  slug: 'quarante-secondes-huile',
  format: 'upright',
  poster: 10,
  score: {
    tempo: 60,
    root: 130.8,
    mode: 'nahawand',
    voice: 'pan',
    begins: 2.6,
    melody: ['1---5-3-', '4---2---', '1---3-5-', '7,---1---'],
    place: 'room',
  },
  shots: [
    {
      ...held(5, 0),
      caption: '[l’huile tombe]',
      sounds: [
        ['pour', 2.4],
        ['drop', 2.6],
      ],
    },
    {
      ...held(8, 5),
      caption: '[le vent dans les oliviers]',
      sounds: [
        ['wind', 0],
        ['wind', 3.5],
      ],
    },
    { ...held(7.5, 13), caption: '[la pluie de novembre]', sounds: [['rain', 0.2]] },
    {
      ...held(8.5, 20.5),
      caption: '[la presse tourne]',
      sounds: [
        ['press', 0.8],
        ['knock', 7],
      ],
    },
    {
      ...held(3, 29),
      caption: '[l’huile tombe encore]',
      sounds: [
        ['pour', 0],
        ['drop', 2.4],
      ],
    },
    { ...held(8, 32), caption: '95 DH le litre.', sounds: [['clink', 0]] },
  ],
};
