import { scalesAt } from '../../../packages/drawings/zellige/cover.ts';
import { circle, filled, rect, star } from '../../../packages/drawings/zellige/markup.ts';
import { INK, PALETTES } from '../../../packages/drawings/zellige/palettes.ts';
import { SKINS } from '../../../packages/drawings/zellige/people-colors.ts';
import { randomFrom } from '../../../packages/drawings/zellige/random.ts';
import { type Film, FORMATS } from './film.ts';
import { at, camera, eased, faded, line, mix, sway, thrown, type } from './stage.ts';

const { width, height } = FORMATS.upright;
const { light, shade } = SKINS.amber;

/** Rows of round waves that grow towards us; `way` is how far the board has gone. */
function sea(horizon: number, way: number, colors: readonly string[], bottom = 1040): string {
  const rows = 11;
  let body = rect(-100, horizon, 740, bottom - horizon, colors[0] ?? INK.nuit);
  for (let i = 0; i < rows; i++) {
    const depth = (i + (way % 2)) / rows;
    const y = horizon + (bottom - horizon) * depth ** 1.9;
    const radius = 14 + 110 * depth ** 1.5;
    const color = colors[(i + 2 * 1000 - 2 * Math.floor(way / 2)) % 2 ? 1 : 2] ?? INK.ciel;
    for (
      let x = (((i % 2) * radius) % (2 * radius)) - 2 * radius - 60;
      x < width + 120;
      x += 2 * radius
    )
      body += `<path fill="${color}" d="M${x.toFixed(1)} ${y.toFixed(1)}a${radius.toFixed(1)} ${(radius * 0.42).toFixed(1)} 0 0 1 ${(2 * radius).toFixed(1)} 0z"/>`;
  }
  return body;
}

/** The board under us: nose ahead, deck in perspective. */
function board(pitch: number): string {
  return at(
    270,
    980 + pitch,
    filled('M-150 60C-140-160-70-330 0-400C70-330 140-160 150 60z', INK.chaux) +
      filled('M-22 60C-18-160-8-300 0-384C8-300 18-160 22 60z', INK.terre) +
      filled(
        'M-92-200C-70-280-30-350 0-400C30-350 70-280 92-200C50-230-50-230-92-200z',
        INK.safran,
      ),
  );
}

function arm(side: 1 | -1, t: number): string {
  // One stroke takes 1.6 s, the arms in turn.
  const p = ((t / 1.6 + (side > 0 ? 0.5 : 0)) % 1) * 2 * Math.PI;
  const reach = Math.cos(p);
  const [x, y] = [270 + side * (150 + 40 * Math.sin(p) ** 2), 760 - 150 * reach];
  const wet = Math.sin(p) < 0;
  const splash =
    wet && Math.abs(reach) < 0.7
      ? [0, 1, 2]
          .map((i) => circle(x + side * (26 + i * 18), y - 10 - i * 12, 9 - 2 * i, INK.chaux))
          .join('')
      : '';
  return (
    line(
      `M${270 + side * 250} 1040Q${270 + side * 260} ${(mix(y, 900, 0.6)).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`,
      wet ? shade : light,
      50,
    ) +
    line(`M${270 + side * 250} 1060L${270 + side * 254} 900`, INK.ciel, 92) +
    splash
  );
}

function paddling(t: number): string {
  const dip = 8 * sway(t, 1.6);
  return (
    rect(0, 0, width, height, INK.nuit) +
    rect(0, 300, width, 220, INK.nuitMoyenne) +
    [
      [70, 90],
      [180, 210],
      [330, 70],
      [450, 180],
      [400, 300],
      [90, 330],
    ]
      .map(([x = 0, y = 0], i) => star(x, y, 7 + 3 * sway(t, 2.8, i / 6), INK.chaux))
      .join('') +
    at(
      470,
      470,
      rect(-3, 0, 6, 40, INK.encre) +
        circle(0, -4, 6 + 22 * Math.max(0, sway(t, 3)) ** 6, INK.safran),
    ) +
    camera(
      FORMATS.upright,
      { x: 270, y: 480 - dip, turn: 1.6 * sway(t, 3.2), zoom: 1.06 },
      sea(510, t * 1.1, [INK.encre, INK.nuitSourde, INK.nuitClaire]) +
        board(dip) +
        arm(1, t) +
        arm(-1, t),
    )
  );
}

/** Somebody on a board, seen from behind; the zero is where the water is. */
function sitting(): string {
  return (
    filled('M-150 14C-110-10 110-10 150 14C110 34-110 34-150 14z', INK.chaux) +
    rect(-150, 10, 300, 8, INK.terre, 4) +
    filled('M-44 10C-52-60-66-96-40-120C-16-136 16-136 40-120C66-96 52-60 44 10z', INK.encre) +
    line('M-48-96C-78-60-74-24-58-6M48-96C78-60 74-24 58-6', INK.encre, 24) +
    circle(0, -160, 30, shade) +
    filled('M-32-150C-40-206 40-206 32-150C20-140-20-140-32-150z', '#1B1420')
  );
}

function waiting(t: number): string {
  const dawn = eased(t, 0, 9);
  const lift = 26 * sway(t, 4.4);
  return (
    rect(0, 0, width, height, INK.nuitMoyenne) +
    faded(dawn, rect(0, 0, width, height, INK.ciel)) +
    faded(dawn, rect(0, 380, width, 300, INK.aube)) +
    sea(560, 0, [INK.nuit, INK.nuitClaire, INK.ciel]) +
    faded(eased(t, 5, 6), `<path fill="${INK.terre}" d="M330 566a64 26 0 0 1 128 0z"/>`) +
    camera(
      FORMATS.upright,
      { x: 270, y: 480, zoom: mix(1, 1.16, t / 9) },
      at(270, 720 + lift, sitting(), { turn: 3 * sway(t, 4.4, 0.2) }) +
        `<path fill="${INK.nuit}" d="M-60 ${(746 + lift).toFixed(1)}q82 -34 165 0t165 0t165 0t165 0V1040H-60z"/>` +
        sea(820, 0.2, [INK.nuit, INK.nuitClaire, INK.nuitSourde], 1100),
    )
  );
}

/** The swell from above, and one rust wave in it. */
function swell(t: number): string {
  const scene = scalesAt(
    { width, height, palette: PALETTES.ciel, random: randomFrom('vague'), id: 'vague' },
    t / 5,
  );
  return camera(
    FORMATS.upright,
    { x: 270, y: mix(560, 420, t / 7), zoom: mix(1.3, 1.15, t / 7), turn: mix(-6, 2, t / 7) },
    camera(FORMATS.upright, { x: 270, y: 480, zoom: 1.3 }, scene),
  );
}

function rider(t: number): string {
  const crouch = 1 - 0.12 * sway(t, 1.7);
  return at(
    0,
    0,
    filled('M-96 6C-60 26 70 26 108-14C70 4-60 0-96 6z', INK.chaux) +
      at(
        0,
        2,
        line('M-34 0L-22-46L10-50L34-4', INK.encre, 20) +
          line('M-8-48L14-104', INK.encre, 30) +
          line('M12-98L66-86M10-100L-44-78', INK.encre, 15) +
          circle(22, -132, 18, shade) +
          filled('M4-130C4-162 46-160 41-132C30-142 14-140 4-130z', '#1B1420'),
        { size: crouch },
      ),
    { turn: -6 + 4 * sway(t, 2.1) },
  );
}

/** The wave comes with the sun in it, and somebody in front of it. */
function riding(t: number): string {
  const up = eased(t, 0, 5);
  const curl = mix(0.22, 1, eased(t, 0.5, 6));
  const [x, y] = [mix(-120, 320, eased(t, 1.6, 6)) + 24 * sway(t, 3), mix(700, 668, curl)];
  const bands = [INK.nuit, INK.nuitClaire, INK.ciel, INK.chaux].map((color, i) => {
    const inset = i * 46;
    return filled(
      `M-80 1000V${mix(760, 250, curl) + inset}C${60 - inset * 0.2} ${mix(720, 130, curl) + inset} ${340} ${mix(700, 150, curl) + inset} ${mix(380, 440, curl) - inset * 0.7} ${mix(740, 330, curl) + inset * 0.75}C${380 - inset * 0.5} ${mix(760, 290, curl) + inset} ${250 - inset * 0.3} ${mix(780, 320, curl) + inset} ${200 - inset * 0.4} ${mix(800, 560, curl) + inset * 0.5}C200 740 380 800 660 800V1000z`,
      color,
    );
  });
  const spray = Array.from({ length: 14 }, (_, i) =>
    circle(
      mix(380, 450, curl) - i * 17 + 12 * sway(t, 1.3, i / 5),
      mix(740, 316, curl) - 16 - ((i * 37) % 60) * curl,
      4 + (i % 4) * 3,
      INK.chaux,
    ),
  );
  return (
    rect(0, 0, width, height, INK.aube) +
    [3, 2, 1]
      .map((i) =>
        circle(
          380,
          mix(760, 420, up),
          150 + i * 74,
          ['#F8D3BF', '#F6CBB4', '#F9DCCB'][i - 1] ?? INK.aube,
        ),
      )
      .join('') +
    star(380, mix(760, 420, up), 152, INK.safran, { points: 16, notch: 0.86, turn: t * 0.07 }) +
    rect(0, 640, width, 360, INK.terre) +
    camera(
      FORMATS.upright,
      { x: 270, y: 480, zoom: mix(1, 1.1, t / 10), turn: mix(2, -3, t / 10) },
      bands.join('') +
        faded(curl, spray.join('')) +
        at(x, y, rider(t), { size: 1.1 }) +
        line(`M-60 ${y + 26}Q${x - 120} ${y + 40} ${x - 60} ${y + 14}`, INK.chaux, 9) +
        `<path fill="${INK.nuitSourde}" d="M-80 ${(836 + 8 * sway(t, 2.2)).toFixed(1)}q90 -30 180 0t180 0t180 0t180 0V1060H-80z"/>`,
    )
  );
}

function date(t: number): string {
  const bars = Array.from({ length: 7 }, (_, i) =>
    rect(
      270 - (170 - i * 14) + 16 * sway(t, 4, i / 7),
      700 + i * 36,
      2 * (170 - i * 14),
      10 + i * 1.5,
      i % 2 ? INK.chaux : INK.safran,
      8,
    ),
  );
  return (
    rect(0, 0, width, height, INK.terre) +
    circle(270, 640, mix(250, 300, thrown(t, 0, 5)), '#B13A1F') +
    star(270, 640, 200, INK.safran, { points: 16, notch: 0.86, turn: t * 0.05 }) +
    star(270, 640, 128, INK.chaux, { turn: -t * 0.05 }) +
    rect(0, 640, width, 320, INK.nuit) +
    bars.join('') +
    type(t, '1er mars', { x: 36, y: 170, size: 116, color: INK.chaux, from: 0.5 }) +
    type(t, 'ouverture des inscriptions', { x: 38, y: 232, size: 36, color: INK.aube, from: 1 }) +
    type(t, 'Houle', { x: 38, y: 330, size: 36, color: INK.safran, from: 2 })
  );
}

/** Somebody rows out before the lessons, waits, and gets the wave and the sun; a date is all that is said. */
export const laVagueDeSixHeures: Film = {
  slug: 'la-vague-de-six-heures',
  format: 'upright',
  poster: 28.6,
  score: {
    tempo: 66,
    root: 110,
    mode: 'nahawand',
    voice: 'pan',
    begins: 8,
    melody: ['1---3---5---', '4---3---1---', "1'---7---5---", '6---5---3---'],
    place: 'sea',
  },
  shots: [
    {
      seconds: 8,
      draw: paddling,
      caption: '[on rame, avant le jour]',
      sounds: [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ['drop', 0.5 + i * 0.8] as const),
    },
    {
      seconds: 9,
      draw: waiting,
      caption: '[on attend]',
      enters: 'dissolve',
      sounds: [
        ['wind', 1],
        ['drop', 6],
      ],
    },
    {
      seconds: 7,
      draw: swell,
      caption: '[la houle passe, rangée après rangée]',
      enters: 'rise',
      sounds: [
        ['wave', 0],
        ['wave', 3],
      ],
    },
    {
      seconds: 10,
      draw: riding,
      caption: '[la vague arrive, le soleil avec elle]',
      enters: 'dissolve',
      sounds: [
        ['wave', 0],
        ['wave', 3],
        ['wave', 5.5],
      ],
    },
    {
      seconds: 6,
      draw: date,
      caption: '1er mars, ouverture des inscriptions. Houle.',
      enters: 'dissolve',
      sounds: [['clink', 0.6]],
    },
  ],
};
