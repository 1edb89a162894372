import { circle, filled, rect, star } from '../../../packages/drawings/zellige/markup.ts';
import { INK } from '../../../packages/drawings/zellige/palettes.ts';
import { type Film, FORMATS, type Shot } from './film.ts';
import { carpet } from './props.ts';
import type { SoundName } from './sound.ts';
import { at, camera, eased, line, linear, mix, sprung, sway, type } from './stage.ts';

const { width } = FORMATS.wide;
const WOOD = { light: '#DDA377', shade: '#B87747', dark: '#8F5734' };
/** The table's edge: the toys stand on it. */
const TABLE = 410;
const NINE = 9; // s

type Toy = {
  name: string;
  price: string;
  caption: string;
  sounds: readonly (readonly [SoundName, number])[];
  draw: (t: number) => string;
};

/** A top is thrown, stands, and falls asleep. */
function top(t: number): string {
  const down = eased(t, 0.2, 0.9);
  const tired = eased(t, 6, 8);
  const lean =
    4 * sway(t, 0.5) * (0.3 + tired) + 62 * eased(t, 7.2, 8) + (t > 7.9 ? 4 * sway(t, 1) : 0);
  const spin = (t * (9 - 8 * tired)) % 1;
  const bands = Array.from({ length: 3 }, (_, i) => {
    const x = 96 * Math.cos(Math.PI * ((spin + i / 3) % 1));
    return rect(x - 12, -150, 24, 26, i === 0 ? INK.safran : i === 1 ? INK.chaux : INK.menthe, 8);
  });
  const body =
    filled('M0 0L-112-122C-124-150-90-170-60-174H60C90-170 124-150 112-122z', INK.terre) +
    `<clipPath id="top"><path d="M-112-122C-124-150-90-170-60-174H60C90-170 124-150 112-122z"/></clipPath><g clip-path="url(#top)">${rect(-130, -156, 260, 36, INK.nuit)}${bands.join('')}</g>` +
    rect(-12, -250, 24, 82, WOOD.light, 8) +
    circle(0, -254, 20, WOOD.shade);
  const x = 480 + 120 * sway(t, 6.4) * (1 - tired);
  const shadow = `<ellipse cx="${x.toFixed(1)}" cy="${TABLE + 8}" rx="${mix(30, 90, down).toFixed(1)}" ry="10" fill="${WOOD.dark}"/>`;
  return shadow + at(x, mix(-120, TABLE, down), body, { turn: lean });
}

/** A boat of cedar goes out, and the table becomes the sea. */
function boat(t: number): string {
  const x = mix(-180, 560, eased(t, 0.2, 6));
  const tide = eased(t, 2.5, 4.5);
  const waves = [0, 1, 2].map((row) => {
    const y = mix(600, TABLE - 26 + row * 42, tide);
    const shift = ((t * (row % 2 ? 40 : -30)) % 90) - 90;
    return `<path fill="${[INK.ciel, INK.nuitClaire, INK.nuit][row]}" d="M${(shift - 60).toFixed(1)} ${y.toFixed(1)}${'q22.5 -22 45 0t45 0'.repeat(14)}V620H-200z"/>`;
  });
  const vessel =
    rect(-5, -250, 10, 220, WOOD.dark) +
    filled('M8-246C120-190 150-110 132-56H8z', INK.chaux) +
    star(58, -116, 26, INK.terre) +
    filled('M-8-214C-60-160-96-110-112-56H-8z', INK.safran) +
    filled('M-150-46H160C136 0 96 14 50 14H-40C-96 14-130-8-150-46z', WOOD.light) +
    filled('M-150-46H160L150-28H-140z', WOOD.shade) +
    circle(-60, -14, 9, WOOD.dark) +
    circle(0, -14, 9, WOOD.dark) +
    circle(60, -14, 9, WOOD.dark);
  return (
    (waves[0] ?? '') +
    at(x, TABLE + 6 * sway(t, 2.2) * tide, vessel, { turn: 5 * sway(t, 2.6) * tide }) +
    (waves[1] ?? '') +
    (waves[2] ?? '')
  );
}

/** A donkey is pulled by its string, stops, and has to be persuaded. */
function donkey(t: number): string {
  const x = mix(-220, 420, eased(t, 0.2, 3)) + 330 * eased(t, 6.2, 8.8);
  const going = t < 3 || t > 6.2;
  const nod = going
    ? 5 * sway(t, 0.7)
    : 12 * Math.max(0, sway(t, 0.9)) * (t > 3.6 && t < 5.6 ? 1 : 0) - 4;
  const wheel = (dx: number) =>
    at(
      dx,
      -26,
      circle(0, 0, 30, INK.menthe) +
        circle(0, 0, 20, INK.chaux) +
        [0, 1, 2, 3]
          .map((i) => at(0, 0, rect(-3, -18, 6, 36, INK.menthe), { turn: i * 45 }))
          .join(''),
      { turn: x * 1.9 },
    );
  const head = at(
    96,
    -196,
    filled('M-34 40C-30-20-10-60 30-70C84-74 116-36 120-10C122 10 90 20 70 8L20 40z', WOOD.light) +
      filled('M10-66C-10-130 8-150 22-156C34-130 34-96 28-70z', WOOD.shade) +
      filled('M34-70C40-128 58-142 74-140C74-112 62-84 50-68z', WOOD.light) +
      circle(58, -34, 8, INK.encre) +
      circle(106, -8, 5, WOOD.dark),
    { turn: nod },
  );
  const taut = going ? 0 : 40;
  return at(
    x,
    TABLE,
    line(`M200-210Q${300} ${-210 + taut} 620 ${-190}`, INK.terre, 5) +
      rect(-130, -38, 262, 14, INK.terre, 7) +
      rect(-100, -110, 28, 84, WOOD.shade) +
      rect(70, -110, 28, 84, WOOD.shade) +
      filled('M-120-96C-130-190-80-206-30-200H60C110-200 124-150 110-96z', WOOD.light) +
      at(-120, -170, line('M0 0C-30 20-26 50-34 70', WOOD.shade, 10), { turn: 10 * sway(t, 1.1) }) +
      filled('M-60-204H56L44-120C20-104-30-104-50-120z', INK.nuit) +
      star(-2, -160, 24, INK.safran) +
      rect(-62, -208, 120, 12, INK.safran, 5) +
      head +
      wheel(-86) +
      wheel(86),
    { size: 0.88 },
  );
}

/** Blocks are stacked, one too many, and fall into the parcel. */
function blocks(t: number): string {
  const colors = [INK.terre, INK.ciel, INK.safran, INK.menthe, INK.aube];
  const fall = linear(t, 5.2, 6.4) ** 2;
  const lean = 5 * sway(t, 1.3) * eased(t, 4, 5.2);
  const tower = colors.map((color, i) => {
    const set = sprung(t, 0.4 + i * 0.75, 0.9 + i * 0.75);
    const y = TABLE - 36 - i * 66;
    const drop = fall * (120 + i * 70);
    const over = fall * (i - 1.4) * 46;
    return set > 0 && t < 7.1
      ? at(
          480 + over + lean * i,
          Math.min(mix(-80, y, set) + (i > 0 ? drop : 0), TABLE - 36),
          rect(-36, -33, 72, 66, color, 6) + star(0, 0, 20, i % 2 ? INK.chaux : INK.encre),
          { turn: (i % 2 ? 1 : -1) * fall * 70 * (i > 0 ? 1 : 0) + lean * 0.4 },
        )
      : '';
  });
  const box = sprung(t, 6.5, 7.3);
  const parcel =
    rect(-190, -230, 380, 230, WOOD.light) +
    rect(-190, -230, 380, 40, WOOD.shade) +
    rect(-26, -230, 52, 230, INK.terre) +
    rect(-190, -140, 380, 44, INK.terre) +
    star(0, -118, 44, INK.safran) +
    star(0, -118, 20, INK.chaux);
  return tower.join('') + (box > 0 ? at(480, mix(-40, TABLE, box), parcel) : '');
}

const TOYS: readonly Toy[] = [
  {
    name: 'La toupie',
    price: '60 DH',
    caption: 'La toupie, 60 DH. [elle ronfle]',
    sounds: [
      ['knock', 0.9],
      ['whoosh', 1.2],
      ['knock', 8],
    ],
    draw: top,
  },
  {
    name: 'Le voilier',
    price: '180 DH',
    caption: 'Le voilier, 180 DH. [la mer]',
    sounds: [
      ['wave', 2.2],
      ['wave', 5],
    ],
    draw: boat,
  },
  {
    name: 'L’âne',
    price: '140 DH',
    caption: 'L’âne, 140 DH. [il s’arrête]',
    sounds: [
      ['step', 0.6],
      ['step', 1.2],
      ['step', 1.8],
      ['step', 2.4],
      ['knock', 3],
      ['step', 6.6],
      ['step', 7.3],
    ],
    draw: donkey,
  },
  {
    name: 'Les cubes',
    price: '95 DH',
    caption: 'Les cubes, 95 DH. [ils tombent]',
    sounds: [
      ['knock', 0.9],
      ['knock', 1.6],
      ['knock', 2.4],
      ['knock', 3.1],
      ['knock', 3.9],
      ['step', 6.2],
      ['door', 6.8],
    ],
    draw: blocks,
  },
];

/** The same table, the same carpet, the same hour. */
function film({ name, price, caption, sounds, draw }: Toy, index: number): Shot {
  const last = index === TOYS.length - 1;
  return {
    seconds: NINE,
    caption,
    sounds,
    ...(index > 0 && { enters: 'slide' as const }),
    draw: (t) =>
      camera(
        FORMATS.wide,
        { x: 480, y: 270, zoom: mix(1, 1.06, t / NINE) },
        carpet(width, TABLE) +
          rect(-60, TABLE, 1080, 200, WOOD.shade) +
          rect(-60, TABLE, 1080, 14, WOOD.dark) +
          draw(t),
      ) +
      type(t, name, {
        x: 44,
        y: 84,
        size: 62,
        color: INK.chaux,
        from: 0.3,
        until: last ? 6.3 : 8.5,
      }) +
      type(t, price, {
        x: 916,
        y: 84,
        size: 62,
        color: INK.safran,
        align: 'right',
        from: 0.9,
        until: last ? 6.3 : 8.5,
      }) +
      (last
        ? type(t, 'Petit Souk, chez vous jeudi.', {
            x: 480,
            y: 90,
            size: 56,
            color: INK.chaux,
            align: 'middle',
            from: 7,
          })
        : ''),
  };
}

/** Four toys, nine seconds each, on the same table. */
export const ecommerceModern: Film = {
  slug: 'ecommerce-modern',
  format: 'wide',
  poster: 14.4,
  score: {
    tempo: 96,
    root: 196,
    mode: 'major',
    voice: 'box',
    melody: ["1-3-5-1'-", '6-5-3-5-', '4-3-2-3-', '5-4-2-1-'],
    rhythm: 'T---T-T-',
    place: 'room',
  },
  shots: TOYS.map(film),
};
