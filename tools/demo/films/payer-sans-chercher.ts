import { leafPath } from '../../../packages/drawings/zellige/covers/leaf.ts';
import { polar } from '../../../packages/drawings/zellige/geometry.ts';
import { CLOTH, type Likeness } from '../../../packages/drawings/zellige/likeness.ts';
import { circle, filled, rect, star } from '../../../packages/drawings/zellige/markup.ts';
import { INK } from '../../../packages/drawings/zellige/palettes.ts';
import { SKINS } from '../../../packages/drawings/zellige/people-colors.ts';
import { type Film, FORMATS, type Shot } from './film.ts';
import { person, shelves, telephone } from './props.ts';
import { at, camera, eased, faded, line, mix, sprung, sway, thrown, type } from './stage.ts';
import { turningTiles } from './turning-tiles.ts';

const { width, height } = FORMATS.upright;

/** The moment of a version at which the payment is through. */
const PAID = 3.1; // s

type Version = {
  hour: string;
  caption: string;
  price: string;
  ground: string;
  counter: string;
  ink: string;
  skin: keyof typeof SKINS;
  sleeve: string;
  behind: (t: number) => string;
  /** What is bought, on the counter. */
  goods: (t: number) => string;
};

const BARISTA: Likeness = {
  skin: 'wheat',
  hair: 'bob',
  clothes: CLOTH.encre,
  collar: 'round',
  collarColor: INK.safran,
  palette: 'aube',
};
const COBBLER: Likeness = {
  skin: 'amber',
  face: 'square',
  age: 'elder',
  hair: 'bald',
  beard: 'full',
  glasses: '#1A1218',
  clothes: CLOTH.nuit,
  collar: 'shirt',
  palette: 'safran',
};
const SELLER: Likeness = {
  skin: 'honey',
  hair: 'turban',
  cloth: CLOTH.terre,
  beard: 'short',
  clothes: CLOTH.chaux,
  collar: 'djellaba',
  collarColor: INK.menthe,
  palette: 'nuit',
};

const VERSIONS: readonly Version[] = [
  {
    hour: 'Le café,',
    caption: 'Le café, le matin : six secondes.',
    price: '14 DH',
    ground: INK.aube,
    counter: INK.terre,
    ink: INK.encre,
    skin: 'rose',
    sleeve: INK.nuit,
    behind: (t) =>
      star(92, 420, 118, INK.safran, { points: 16, notch: 0.8, turn: t * 0.05 }) +
      at(310, 760, person(BARISTA), { size: 1.02 }),
    goods: (t) => {
      const steam = [0, 1, 2].map((i) =>
        faded(
          0.9,
          line(`M${-24 + i * 24} -112q${10 * sway(t, 2, i / 3)} -22 0 -44t0 -44`, INK.chaux, 6),
        ),
      );
      return at(
        mix(120, 150, eased(t, PAID, PAID + 1)),
        760,
        steam.join('') +
          filled('M-58-96H58L44 0H-44z', INK.chaux) +
          line('M56-80C100-84 96-28 48-28', INK.chaux, 12) +
          rect(-52, -64, 104, 16, INK.nuit) +
          `<ellipse cy="-96" rx="58" ry="12" fill="#5A2A18"/>`,
      );
    },
  },
  {
    hour: 'le cordonnier,',
    caption: 'Le cordonnier, à midi : six secondes.',
    price: '35 DH',
    ground: INK.safran,
    counter: INK.encre,
    ink: INK.encre,
    skin: 'ebony',
    sleeve: INK.menthe,
    behind: () =>
      at(0, 0, shelves(width, 380, 3, ['#F39A00', INK.chaux])) +
      at(320, 760, person(COBBLER), { size: 1.02 }),
    goods: (t) => {
      const shine = Math.max(0, Math.sin((t - PAID) * 3)) * (t > PAID && t < PAID + 1 ? 1 : 0);
      return at(
        140,
        760,
        filled(
          'M-112-8C-124-70-92-96-62-90C-28-84-10-56 40-46C92-36 116-34 136-62C140-30 132-8 104-8z',
          INK.chaux,
        ) +
          filled('M-98-58C-90-84-48-80-34-58C-54-44-84-44-98-58z', INK.terre) +
          rect(-112, -12, 226, 14, INK.terre, 6) +
          star(52, -28, 13, INK.terre) +
          star(70, -74, 40 * shine, INK.blanc, { points: 4, notch: 0.22, turn: Math.PI / 2 }),
        { turn: sway(t, 1.2) * 1.5 },
      );
    },
  },
  {
    hour: 'la menthe.',
    caption: 'La menthe, le soir : six secondes.',
    price: '5 DH',
    ground: INK.nuit,
    counter: INK.menthe,
    ink: INK.chaux,
    skin: 'wheat',
    sleeve: INK.terre,
    behind: (t) => {
      const stripes = Array.from({ length: 9 }, (_, i) =>
        filled(
          `M${i * 64 - 20} 268h64v74a32 ${(30 + 6 * sway(t, 2.4, i / 6)).toFixed(1)} 0 0 1-64 0z`,
          i % 2 ? INK.chaux : INK.terre,
        ),
      );
      const lamp = at(
        470,
        342,
        line('M0 0V60', INK.safran, 4) + star(0, 96, 44, INK.safran) + star(0, 96, 24, INK.chaux),
        { turn: sway(t, 3.2) * 5 },
      );
      return (
        circle(470, 440, 120, INK.nuitMoyenne) +
        stripes.join('') +
        lamp +
        at(280, 760, person(SELLER), { size: 0.94 })
      );
    },
    goods: (t) => {
      const stalks = Array.from({ length: 9 }, (_, i) => {
        const angle = -Math.PI / 2 + (i - 4) * 0.19 + sway(t, 2.6, i / 9) * 0.03;
        const tip = polar(150, angle);
        const pairs = [0.5, 0.7, 0.88].map((share) => {
          const foot = { x: tip.x * share, y: tip.y * share };
          return (
            leafPath(foot, polar(50, angle + 0.8, foot), 0.5) +
            leafPath(foot, polar(50, angle - 0.8, foot), 0.5)
          );
        });
        return (
          line(`M0 0L${tip.x.toFixed(1)} ${tip.y.toFixed(1)}`, INK.verveine, 4) +
          filled(pairs.join(''), i % 2 ? INK.verveine : '#8CCBA8')
        );
      });
      return at(130, 764, stalks.join('') + rect(-26, -34, 52, 16, INK.safran, 6), { turn: -6 });
    },
  },
];

/** A hand with a telephone, its screen as far as the payment is. */
function hand({ skin, sleeve, price }: Version, t: number): string {
  const { light, shade } = SKINS[skin];
  const done = t > PAID;
  const turn = done ? sprung(t, PAID, PAID + 0.5) : 0;
  const screen = done
    ? at(66, 118, star(0, 0, 52 * turn, INK.safran) + line('M-20 2l14 14 28-30', INK.encre, 10))
    : at(
        66,
        118,
        star(0, 0, 40, INK.nuitClaire, { turn: t * 0.8 }) +
          star(0, 0, 18, INK.safran, { turn: -t }),
      );
  const amount = type(t, price, { x: 66, y: 228, size: 38, color: INK.chaux, align: 'middle' });
  return (
    line('M46-60C70 60 90 160 120 420', sleeve, 150) +
    line('M20-120C36-40 60 40 70 90', light, 104) +
    telephone(screen + amount, done ? INK.menthe : INK.nuit) +
    line('M64-40C96-110 84-160 62-176', light, 38) +
    [0, 1, 2, 3].map((i) => line(`M-84 ${-170 + i * 40}h26`, i % 2 ? shade : light, 32)).join('')
  );
}

function version(which: Version): Shot {
  return {
    seconds: 6,
    caption: which.caption,
    sounds: [
      ['whoosh', 0.3],
      ['paid', PAID],
      ['whoosh', 5],
    ],
    draw: (t) => {
      const out = sprung(t, 0.3, 1.4);
      const near = eased(t, 2, PAID) - eased(t, PAID + 0.5, PAID + 1.3);
      const away = eased(t, 4.9, 5.9);
      const [x, y] = [mix(430, 366, near), mix(mix(1400, 960, out), 1440, away) - 20 * near];
      const rings = [0, 1].map((i) => {
        const p = thrown(t, PAID + i * 0.18, PAID + 1.1 + i * 0.18);
        return p > 0 && p < 1
          ? faded(
              1 - p,
              `<g fill="none" stroke="${INK.chaux}" stroke-width="${(14 * (1 - p)).toFixed(1)}">${star(286, 640, 60 + 300 * p, 'none')}</g>`,
            )
          : '';
      });
      const terminal = at(
        286,
        760,
        rect(-52, -84, 104, 84, INK.encre, 12) +
          rect(-40, -72, 80, 34, t > PAID ? INK.menthe : INK.ciel, 6) +
          star(0, -20, 12, INK.safran),
      );
      return (
        camera(
          FORMATS.upright,
          { x: 270, y: 480, zoom: mix(1.04, 1.1, t / 6) },
          rect(-60, -60, 660, 1080, which.ground) +
            which.behind(t) +
            rect(-60, 756, 660, 300, which.counter) +
            which.goods(t) +
            terminal +
            rings.join('') +
            at(x, y, hand(which, t), { turn: mix(8, -10, near) }),
        ) +
        type(t, which.hour, { x: 36, y: 150, size: 82, color: which.ink, from: 0.1 }) +
        counter(t, which.ink)
      );
    },
  };
}

function counter(t: number, color: string): string {
  return type(t, `${Math.min(6, t).toFixed(1).replace('.', ',')} s`, {
    x: 36,
    y: 222,
    size: 46,
    color,
  });
}

/** The tiles of a rosette turn over, one after another: six seconds too. */
function closing(t: number): string {
  return (
    turningTiles(t / 6, width, height).replace(/^<svg[^>]*>|<\/svg>$/g, '') +
    rect(0, 640, width, 320, INK.nuit) +
    type(t, ['Six secondes.', 'C’est payé.'], {
      x: 36,
      y: 740,
      size: 76,
      color: INK.chaux,
      from: 0.5,
    }) +
    type(t, 'Dirhamo', { x: 36, y: 880, size: 40, color: INK.safran, from: 2.2 })
  );
}

/** A payment takes six seconds, and so does each of its three stories. */
export const payerSansChercher: Film = {
  slug: 'payer-sans-chercher',
  format: 'upright',
  poster: 3.7,
  score: {
    tempo: 100,
    root: 196,
    mode: 'major',
    voice: 'pan',
    melody: ['1-3-5-3-6-5-', '1-3-5-6-5-3-'],
    rhythm: 'D-T-TTD-T-T-',
    place: 'street',
  },
  shots: [
    ...VERSIONS.map(version),
    {
      seconds: 6,
      draw: closing,
      caption: 'Six secondes. C’est payé. Dirhamo.',
      enters: 'star',
      sounds: [
        ['clink', 0.4],
        ['paid', 2.2],
      ],
    },
  ],
};
