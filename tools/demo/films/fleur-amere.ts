import { leafPath } from '../../../packages/drawings/zellige/covers/leaf.ts';
import { polar } from '../../../packages/drawings/zellige/geometry.ts';
import { circle, filled, rect, star } from '../../../packages/drawings/zellige/markup.ts';
import { INK } from '../../../packages/drawings/zellige/palettes.ts';
import { type Film, FORMATS } from './film.ts';
import { at, camera, eased, faded, mix, sprung, thrown, type } from './stage.ts';

const { width, height } = FORMATS.upright;
const GREEN = '#086445';
const TURN = 2 * Math.PI;

/** A flower seen from the front, its petals as open as `open` says, one after another. */
function flower(radius: number, open: (petal: number) => number, turn: number): string {
  const angles = [0, 1, 2, 3, 4].map((i) => turn + (i * TURN) / 5 - Math.PI / 2);
  const petals = angles.map((angle, i) => {
    const p = open(i);
    return p > 0.02
      ? filled(
          leafPath({ x: 0, y: 0 }, polar(radius * p, angle), 0.62 * mix(0.4, 1, p), true),
          INK.chaux,
        )
      : '';
  });
  const veins = angles.map((angle, i) => {
    const p = open(i);
    return p > 0.3
      ? filled(
          leafPath(polar(radius * 0.2, angle), polar(radius * 0.64 * p, angle), 0.2),
          INK.safran,
        )
      : '';
  });
  const stamens = Array.from({ length: 10 }, (_, i) => {
    const { x, y } = polar(radius * 0.31 * open(i % 5), turn + ((i + 0.5) * TURN) / 10);
    return circle(x, y, radius * 0.036, INK.encre);
  });
  return (
    petals.join('') +
    veins.join('') +
    stamens.join('') +
    star(0, 0, radius * 0.22, INK.encre, { points: 10, turn, notch: 0.78 }) +
    star(0, 0, radius * 0.1, INK.safran, { points: 5, turn, notch: 0.5 })
  );
}

function leaves(radius: number, grown: number): string {
  return [0.3, 2.2, 3.5, 5.3]
    .map((angle, i) => {
      const tip = polar(radius * 1.55 * grown, angle + i * 0.1);
      return grown > 0.05
        ? filled(leafPath({ x: 0, y: 0 }, tip, 0.4), i % 2 ? GREEN : '#0A6B4A')
        : '';
    })
    .join('');
}

/** A compass draws the flower from its heart: circles first, then the petals in them. */
function drawn(t: number): string {
  const radius = 230;
  const lines = faded(
    1 - eased(t, 4.2, 5.6),
    [0, 1, 2, 3, 4]
      .map((i) => {
        const middle = polar(radius * 0.5, (i * TURN) / 5 - Math.PI / 2);
        const round = TURN * radius * 0.5;
        return `<circle cx="${middle.x.toFixed(1)}" cy="${middle.y.toFixed(1)}" r="${radius * 0.5}" fill="none" stroke="${INK.verveine}" stroke-width="3" stroke-dasharray="${(round * eased(t, 0.3 + i * 0.3, 1.5 + i * 0.3)).toFixed(1)} ${round.toFixed(1)}"/>`;
      })
      .join('') +
      `<circle r="${radius}" fill="none" stroke="${INK.verveine}" stroke-width="3" stroke-dasharray="${(TURN * radius * eased(t, 0, 2)).toFixed(1)} ${TURN * radius}"/>`,
  );
  const turn = 0.5 * eased(t, 2, 9);
  return (
    rect(0, 0, width, height, INK.menthe) +
    camera(
      FORMATS.upright,
      { x: 0, y: mix(0, 30, eased(t, 0, 9)), zoom: mix(0.82, 1.12, eased(t, 0, 9)) },
      leaves(radius, thrown(t, 2.2, 4.6)) +
        flower(radius, (i) => sprung(t, 2 + i * 0.38, 3.3 + i * 0.38), turn) +
        lines,
    ) +
    type(t, ['Trois semaines', 'par an.'], {
      x: 270,
      y: 130,
      size: 60,
      color: INK.chaux,
      align: 'middle',
      from: 4.4,
      until: 8.2,
    })
  );
}

/** One drop leaves the flower, and the flask takes it. */
function drop(t: number): string {
  const swelling = eased(t, 0.2, 1.6);
  const fall = Math.max(0, t - 1.7) ** 2 * 620;
  const y = 300 + fall;
  const bead = (size: number) =>
    filled(
      `M0 ${-34 * size}C${6 * size} ${-14 * size} ${22 * size} 0 ${22 * size} ${14 * size}A${22 * size} ${22 * size} 0 0 1 ${-22 * size} ${14 * size}C${-22 * size} 0 ${-6 * size} ${-14 * size} 0 ${-34 * size}z`,
      INK.safran,
    );
  const view = { x: 270, y: 480 + mix(0, 500, eased(t, 1.9, 3)), zoom: 1 };
  const full = sprung(t, 2.7, 3.9);
  return (
    rect(0, 0, width, height, INK.menthe) +
    camera(
      FORMATS.upright,
      view,
      at(270, 90, leaves(200, 1) + flower(190, () => 1, 0.5 + 0.1 * t), { size: 1.25 }) +
        at(270, 1400, flask(full)) +
        (t < 2.75 ? at(270, y, bead(swelling)) : ''),
    )
  );
}

/** The flask, 520 high, standing on its zero; open, or under its cap. */
function flask(full: number, cap = ''): string {
  const level = -40 - 190 * full;
  return (
    filled(
      'M-150 0V-300C-150-370-52-376-52-420V-470H52V-420C52-376 150-370 150-300V0z',
      INK.verveine,
    ) +
    `<clipPath id="flask"><path d="M-134-16V-298C-134-350-60-360-40-410H40C60-360 134-350 134-298V-16z"/></clipPath>` +
    `<g clip-path="url(#flask)">${rect(-150, level, 300, 520, INK.safran)}<ellipse cy="${level}" rx="150" ry="14" fill="#FFC95C"/></g>` +
    cap
  );
}

function bitter(t: number): string {
  return (
    rect(0, 0, width, height, INK.chaux) +
    circle(270, 560, mix(300, 350, thrown(t, 0, 4)), INK.aube) +
    at(270, 860, flask(1, rect(-64, mix(-760, -520, sprung(t, 0.6, 1.3)), 128, 62, INK.encre, 8)), {
      size: 1.06,
    }) +
    type(t, 'Amère.', { x: 270, y: 700, size: 88, color: INK.encre, align: 'middle', from: 1.1 }) +
    at(
      270,
      556,
      flower(64, () => 1, t * 0.15),
    ) +
    rect(0, 858, width, 102, INK.menthe) +
    type(t, 'Azahar', { x: 270, y: 120, size: 52, color: INK.menthe, align: 'middle', from: 2 })
  );
}

/** A flower opens from its heart, gives one drop, and what is written on the flask is its fault. */
export const fleurAmere: Film = {
  slug: 'fleur-amere',
  format: 'upright',
  poster: 6.4,
  score: {
    tempo: 72,
    root: 164.8,
    mode: 'hijaz',
    voice: 'box',
    melody: ['1-2-4-5-', '4-2-1---', '5-6-5-4-', '2-4-2-1-'],
    place: 'room',
  },
  shots: [
    {
      seconds: 9,
      draw: drawn,
      caption: 'Trois semaines par an. [une boîte à musique]',
      sounds: [
        ['clink', 2.1],
        ['clink', 2.5],
        ['clink', 2.9],
      ],
    },
    {
      seconds: 5.5,
      draw: drop,
      caption: '[une goutte tombe]',
      enters: 'dissolve',
      sounds: [
        ['drop', 2.75],
        ['clink', 2.8],
      ],
    },
    {
      seconds: 5.5,
      draw: bitter,
      caption: 'Amère. Azahar.',
      enters: 'rise',
      sounds: [['knock', 1]],
    },
  ],
};
