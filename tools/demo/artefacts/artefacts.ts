/** The artefacts that case studies of the demo show: screens, papers, posters, and frames of their films. */
import { cover } from '../../../packages/drawings/zellige/cover.ts';
import {
  arch,
  circle,
  clipped,
  drawing,
  filled,
  rect,
  star,
} from '../../../packages/drawings/zellige/markup.ts';
import { INK } from '../../../packages/drawings/zellige/palettes.ts';
import { ecommerceModern } from '../films/ecommerce-modern.ts';
import { type Film, FORMATS, frameAt, pictureAt, secondsOf } from '../films/film.ts';
import { FILMS } from '../films/films.ts';
import { at } from '../films/stage.ts';
import {
  browser,
  button,
  DULL,
  field,
  lines,
  rosette,
  sheet,
  stroke,
  styleGuide,
  telephone,
  words,
} from './kit.ts';

/** One file of `tools/demo/archive/images/`; the drawing is of its shape. */
export type Artefact = { name: string; width: number; height: number; svg: string };

const WIDE = { width: 1600, height: 1000 };
const UPRIGHT = { width: 1000, height: 1250 };

function wide(name: string, body: string): Artefact {
  return { name, ...WIDE, svg: drawing(1600, 1000, body) };
}

/** Makes an artefact that is drawn in 800 × 1000. */
function upright(name: string, body: string): Artefact {
  return { name, ...UPRIGHT, svg: drawing(800, 1000, body) };
}

/** A drawing of another size, as large as a box; it must not be in the same picture twice. */
function placed(svg: string, [x, y, width, height]: readonly [number, number, number, number]) {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
}

/* Petit Souk */

/** What the film of a toy shows at a second, cut to a square of a side. */
function toy(id: string, second: number, side: number): string {
  const scale = side / 400;
  return clipped(
    id,
    `M0 0H${side}V${side}H0z`,
    `<g transform="scale(${scale}) translate(-280 -100)">${pictureAt(ecommerceModern, second)}</g>`,
  );
}

const TOYS = [
  ['La toupie', '60 DH', 4],
  ['Le voilier', '180 DH', 15.5],
  ['L’âne', '140 DH', 22.8],
  ['Les cubes', '95 DH', 35],
] as const;

const catalogue =
  words('Petit Souk', 20, 78, { size: 30 }) +
  rosette(268, 68, 16, INK.terre, INK.chaux) +
  words('Soixante jouets en bois', 20, 112, { size: 17, color: INK.terre }) +
  TOYS.map(([name, price, second], i) =>
    at(
      20 + (i % 2) * 134,
      136 + Math.floor(i / 2) * 216,
      toy(`toy-${i}`, second, 126) +
        words(name, 0, 154, { size: 19 }) +
        words(price, 0, 178, { size: 17, color: INK.terre }),
    ),
  ).join('') +
  rect(0, 560, 300, 60, INK.nuit) +
  words('Mon panier\u00a0: 1 jouet', 150, 597, { size: 20, color: INK.chaux, align: 'middle' });

const product =
  toy('product', 16.4, 300) +
  words('Le voilier', 20, 350, { size: 36 }) +
  words('180 DH', 280, 350, { size: 26, color: INK.terre, align: 'right' }) +
  words(
    ['Taillé dans le cèdre.', 'Il flotte, et il se répare.', 'Pour les bains et les bassins.'],
    20,
    388,
    {
      size: 19,
    },
  ) +
  button(20, 468, 260, 'Payer à la livraison', INK.nuit, INK.chaux) +
  rect(20, 538, 260, 54, 'none', 6) +
  words('Payer par carte', 150, 572, { size: 20, color: INK.nuit, align: 'middle' });

const basket = (id: string) =>
  words('Mon panier', 20, 84, { size: 32 }) +
  at(20, 108, toy(id, 14.6, 84)) +
  words('Le voilier', 120, 142, { size: 22 }) +
  words('180 DH', 120, 172, { size: 20, color: INK.terre }) +
  field(20, 236, 260, 'Votre numéro', '06 00 00 00 00') +
  field(20, 330, 260, 'Votre ville', 'Oujda') +
  words('Chez vous jeudi.', 20, 436, { size: 24, color: INK.menthe }) +
  button(20, 478, 260, 'Commander', INK.nuit, INK.chaux) +
  words('Vous payez à la livraison.', 150, 572, { size: 18, align: 'middle' });

const seven =
  rect(0, 0, 300, 64, DULL.blue) +
  words('Étape 3 sur 7', 20, 58, { size: 20, color: DULL.field }) +
  Array.from({ length: 7 }, (_, i) =>
    circle(32 + i * 39, 92, 11, i < 3 ? DULL.dark : DULL.rule),
  ).join('') +
  [
    'Civilité *',
    'Nom *',
    'Prénom *',
    'Adresse *',
    'Complément',
    'Code postal *',
    'Numéro de carte *',
  ]
    .map(
      (label, i) =>
        words(label, 20, 140 + i * 58, { size: 14, color: DULL.dark }) +
        rect(20, 146 + i * 58, 260, 30, DULL.field) +
        stroke(`M20 ${146 + i * 58}h260v30h-260z`, DULL.rule, 1.5),
    )
    .join('') +
  rect(20, 560, 120, 36, DULL.rule) +
  words('Retour', 80, 584, { size: 16, color: DULL.dark, align: 'middle' }) +
  rect(160, 560, 120, 36, DULL.blue) +
  words('Continuer', 220, 584, { size: 16, color: DULL.field, align: 'middle' });

const souk = [
  wide(
    'ecommerce-modern-ecrans',
    rect(0, 0, 1600, 1000, INK.aube) +
      rect(0, 700, 1600, 300, '#EBAE90') +
      telephone(170, 110, { id: 'catalogue', ground: INK.chaux, body: catalogue, size: 1.2 }) +
      telephone(620, 150, { id: 'fiche', ground: INK.chaux, body: product, size: 1.2 }) +
      telephone(1070, 190, { id: 'panier', ground: INK.sable, body: basket('one'), size: 1.2 }),
  ),
  upright(
    'ecommerce-modern-avant',
    rect(0, 0, 800, 1000, '#DCDCD9') +
      telephone(190, 80, { id: 'sept', ground: DULL.paper, body: seven, size: 1.36 }),
  ),
  upright(
    'ecommerce-modern-apres',
    rect(0, 0, 800, 1000, INK.terre) +
      star(400, 500, 480, '#B13A1F') +
      telephone(190, 80, { id: 'un', ground: INK.sable, body: basket('two'), size: 1.36 }),
  ),
  wide(
    'ecommerce-modern-charte',
    styleGuide({
      name: ['Petit Souk'],
      sign:
        rosette(0, 0, 210, INK.terre, INK.chaux) +
        circle(0, 0, 40, INK.nuit) +
        [0, 1, 2, 3]
          .map((i) => at(0, 0, rect(-9, -190, 18, 64, INK.safran, 9), { turn: i * 90 }))
          .join(''),
      ground: INK.aube,
      colors: [
        [INK.nuit, 'Nuit', INK.chaux],
        [INK.terre, 'Terre', INK.chaux],
        [INK.safran, 'Safran', INK.encre],
        [INK.aube, 'Aube', INK.encre],
      ],
      rule: 'La toupie, vue d’en haut. Jamais sous dix millimètres.',
    }),
  ),
];

/* Argile 12 */

/** Earth that is cut with a line: a square, and a notch. */
function clay(size: number, color: string, cut: string): string {
  const half = size / 2;
  return (
    rect(-half, -half, size, size, color) +
    filled(`M${half} ${-half}V${-half + size * 0.42}L${half - size * 0.42} ${-half}z`, cut)
  );
}

const quoteRows = (y: number, color: string, rule: string, rows: number, step: number) =>
  Array.from(
    { length: rows },
    (_, i) =>
      rect(120, y + i * step, [210, 260, 180, 236][i % 4] ?? 200, 9, color, 4) +
      rect(600, y + i * step, 80, 9, color, 4) +
      rect(120, y + 22 + i * step, 560, 1.5, rule),
  ).join('');

const argile = [
  wide(
    'corporate-identity-charte',
    styleGuide({
      name: ['Argile 12'],
      sign: clay(330, INK.terre, INK.sable),
      ground: INK.sable,
      colors: [
        [INK.terre, 'Terre cuite', INK.chaux],
        [INK.sable, 'Engobe', INK.encre],
        [INK.menthe, 'Émail vert', INK.chaux],
        [INK.encre, 'Encre', INK.chaux],
      ],
      rule: 'Un carré, une entaille. L’entaille regarde en haut, à droite.',
    }),
  ),
  upright(
    'corporate-identity-avant',
    rect(0, 0, 800, 1000, '#DCDCD9') +
      sheet(70, 60, 660, 880, DULL.field, '#C6C6C2') +
      stroke('M120 110h560v70h-560z', DULL.rule, 2) +
      words('CÉRAMIQUE TRADITIONNELLE', 400, 156, { size: 30, color: DULL.dark, align: 'middle' }) +
      words('Devis no\u00a0……………', 120, 230, { size: 22, color: DULL.text }) +
      words('Fait le ……………', 680, 230, { size: 22, color: DULL.text, align: 'right' }) +
      lines(120, 262, 380, 3, DULL.rule) +
      stroke(
        'M120 350H680V800H120z M120 396H680 M330 350V800 M440 350V800 M560 350V800',
        DULL.rule,
        2,
      ) +
      ['Désignation', 'Quantité', 'Prix', 'Total']
        .map((head, i) =>
          words(head, [132, 342, 452, 572][i] ?? 132, 382, { size: 18, color: DULL.dark }),
        )
        .join('') +
      Array.from(
        { length: 8 },
        (_, i) =>
          stroke(`M132 ${432 + i * 46}q20 -14 40 0t40 0t40 0`, DULL.blue, 3) +
          stroke(`M452 ${432 + i * 46}q14 -12 28 0t28 0`, DULL.blue, 3),
      ).join('') +
      words('Une heure, à la main', 400, 872, { size: 24, color: DULL.text, align: 'middle' }),
  ),
  upright(
    'corporate-identity-apres',
    rect(0, 0, 800, 1000, INK.terre) +
      sheet(70, 60, 660, 880, INK.chaux, '#B13A1F') +
      at(158, 152, clay(76, INK.terre, INK.chaux)) +
      words('Argile 12', 216, 172, { size: 56 }) +
      words(['Devis', '26-041'], 680, 140, { size: 28, align: 'right', color: INK.terre }) +
      rect(120, 232, 560, 4, INK.encre) +
      words('Zellige vert, 12 × 12', 120, 290, { size: 32 }) +
      words('18 m²', 680, 290, { size: 32, align: 'right' }) +
      quoteRows(326, '#B9B3A6', INK.sable, 6, 48) +
      rect(120, 660, 560, 4, INK.encre) +
      words('Total', 120, 730, { size: 40 }) +
      words('21 600 DH', 680, 730, { size: 52, align: 'right', color: INK.terre }) +
      [INK.menthe, INK.terre, INK.encre, INK.safran, INK.menthe, INK.ciel, INK.terre]
        .map((color, i) => at(160 + i * 80, 850, clay(72, color, INK.chaux)))
        .join(''),
  ),
];

/* Dirhamo */

const open =
  rosette(150, 220, 96, INK.safran, INK.nuit) +
  words(['Bonjour.'], 150, 400, { size: 44, color: INK.chaux, align: 'middle' }) +
  button(30, 520, 240, 'Payer', INK.safran, INK.encre);

const aim =
  rect(0, 0, 300, 620, '#232741') +
  rect(60, 170, 180, 180, INK.chaux, 12) +
  Array.from({ length: 36 }, (_, i) =>
    (i * 7 + Math.floor(i / 6) * 5) % 3
      ? ''
      : rect(76 + (i % 6) * 25, 186 + Math.floor(i / 6) * 25, 22, 22, INK.encre),
  ).join('') +
  ['M40 200V150H90', 'M210 150H260V200', 'M260 320V370H210', 'M90 370H40V320']
    .map((corner) => stroke(corner, INK.safran, 8))
    .join('') +
  words('Visez le comptoir.', 150, 450, { size: 26, color: INK.chaux, align: 'middle' });

const confirm =
  words('14 DH', 150, 200, { size: 84, color: INK.chaux, align: 'middle' }) +
  words('Café du Coin', 150, 244, { size: 26, color: INK.verveine, align: 'middle' }) +
  star(150, 400, 92, INK.safran) +
  stroke('M112 402l28 28 52-56', INK.encre, 16) +
  words('C’est payé.', 150, 550, { size: 36, color: INK.chaux, align: 'middle' });

const nine =
  rect(0, 0, 300, 76, DULL.blue) +
  words('Menu principal', 20, 62, { size: 22, color: DULL.field }) +
  [
    'Envoyer',
    'Recevoir',
    'Cagnotte',
    'Offres',
    'Payer',
    'Recharge',
    'Plafonds',
    'Carte',
    'Parrainer',
  ]
    .map((entry, i) => {
      const [x, y] = [16 + (i % 3) * 92, 96 + Math.floor(i / 3) * 132];
      return (
        rect(x, y, 84, 118, DULL.field, 6) +
        circle(x + 42, y + 44, 22, DULL.rule) +
        words(entry, x + 42, y + 98, { size: 15, color: DULL.dark, align: 'middle' })
      );
    })
    .join('') +
  rect(16, 500, 268, 90, DULL.rule, 6) +
  words(['Nouveau\u00a0! Gagnez des', 'points en invitant un ami'], 34, 540, {
    size: 18,
    color: DULL.dark,
  });

const dirhamo = [
  wide(
    'mobile-app-ecrans',
    rect(0, 0, 1600, 1000, INK.ciel) +
      [0, 1, 2]
        .map((i) =>
          words(String(i + 1), 218 + i * 470, 200, { size: 104, color: INK.nuit, align: 'right' }),
        )
        .join('') +
      telephone(250, 130, { id: 'ouvrir', ground: INK.nuit, body: open, size: 1.2 }) +
      telephone(720, 130, { id: 'viser', ground: INK.encre, body: aim, size: 1.2 }) +
      telephone(1190, 130, { id: 'confirmer', ground: INK.menthe, body: confirm, size: 1.2 }),
  ),
  upright(
    'mobile-app-avant',
    rect(0, 0, 800, 1000, '#DCDCD9') +
      telephone(190, 80, { id: 'neuf', ground: DULL.paper, body: nine, size: 1.36 }),
  ),
  upright(
    'mobile-app-apres',
    rect(0, 0, 800, 1000, INK.safran) +
      star(400, 500, 480, '#F39A00') +
      telephone(190, 80, { id: 'trois', ground: INK.nuit, body: open, size: 1.36 }),
  ),
];

/* Café Mirage */

const mirage = upright(
  'au-quatrieme-gauche-sac',
  rect(0, 0, 800, 1000, INK.safran) +
    rect(0, 800, 800, 200, '#F39A00') +
    filled('M186 880L210 190H590L614 880z', INK.terre) +
    filled('M400 880L400 190H590L614 880z', '#B13A1F') +
    filled('M210 190l20-46H570l20 46z', INK.encre) +
    rect(286, 154, 228, 18, INK.safran, 9) +
    words(['«\u00a0Je viens', 'pour', 'l’odeur.\u00a0»'], 400, 380, {
      size: 84,
      color: INK.chaux,
      align: 'middle',
    }) +
    rosette(400, 720, 70, INK.safran, INK.terre),
);

/* Solmaz */

const solmaz = upright(
  'toits-d-avril-affiche',
  rect(0, 0, 800, 1000, INK.nuit) +
    star(600, 812, 312, INK.safran, { points: 16, notch: 0.78 }) +
    Array.from({ length: 12 }, (_, i) =>
      at(
        376 + (i % 4) * 98,
        650 + Math.floor(i / 4) * 98,
        rect(0, 0, 84, 84, INK.nuit) +
          rect(7, 7, 32, 70, INK.ciel) +
          rect(45, 7, 32, 70, INK.ciel) +
          rect(7, 39, 70, 6, INK.nuit),
      ),
    ).join('') +
    words(['N’appelez pas', 'Solmaz.'], 60, 160, { size: 104, color: INK.chaux }) +
    words(['Appelez', 'un client.'], 60, 400, { size: 104, color: INK.safran }) +
    words(['Douze', 'toits,', 'douze', 'numéros.'], 60, 800, { size: 44, color: INK.chaux }),
);

/* Azahar */

function flask(glass: string, water: string, label: string): string {
  return (
    rect(-52, -560, 104, 96, INK.encre, 8) +
    filled(
      'M-60-470H60V-420C160-390 190-340 190-270V0a30 30 0 0 1-30 30H-160a30 30 0 0 1-30-30V-270C-190-340-160-390-60-420z',
      glass,
    ) +
    filled('M-168-250H168V-6a20 20 0 0 1-20 20H-148a20 20 0 0 1-20-20z', water) +
    label
  );
}

const curls = [0, 1, 2, 3]
  .map((i) =>
    at(
      i < 2 ? -72 : 72,
      i % 2 ? -46 : -232,
      stroke('M0 0c-30-34-70 6-40 34s66-10 40-34-80-30-92 16', '#A98A3C', 6),
      {
        size: 0.5,
        turn: i < 2 ? 0 : 180,
      },
    ),
  )
  .join('');

const blossom =
  [0, 1, 2, 3, 4]
    .map((i) =>
      at(0, 0, `<ellipse cx="0" cy="-58" rx="34" ry="58" fill="${INK.chaux}"/>`, { turn: i * 72 }),
    )
    .join('') +
  star(0, 0, 26, INK.safran) +
  circle(0, 0, 11, INK.encre);

const azahar = [
  upright(
    'fleur-amere-avant',
    rect(0, 0, 800, 1000, '#E6E2D8') +
      rect(0, 820, 800, 180, '#D6D0C0') +
      at(
        400,
        830,
        flask(
          '#EFEBDF',
          '#F3E3AE',
          rect(-140, -290, 280, 270, '#FBF7EA') +
            stroke('M-130-280H130V-30H-130z', '#A98A3C', 3) +
            curls +
            words(['Douceur', 'd’oranger'], 0, -166, {
              size: 46,
              color: '#8A6F2A',
              align: 'middle',
            }) +
            words('eau de fleurs', 0, -84, { size: 26, color: '#8A6F2A', align: 'middle' }),
        ),
      ),
  ),
  upright(
    'fleur-amere-apres',
    rect(0, 0, 800, 1000, INK.menthe) +
      rect(0, 820, 800, 180, '#086445') +
      circle(400, 480, 330, INK.aube) +
      at(
        400,
        830,
        flask(
          INK.verveine,
          INK.safran,
          at(0, -330, blossom, { size: 0.9 }) +
            words('Amère.', 0, -90, { size: 108, align: 'middle' }) +
            words('Azahar, récolte 2025', 0, -36, { size: 24, align: 'middle' }),
        ),
      ),
  ),
];

/* Karvane */

const catalogueSoftware =
  rect(0, 0, 300, 58, DULL.dark) +
  words('Gestion tournées v2.3', 14, 50, { size: 15, color: DULL.field }) +
  Array.from(
    { length: 11 },
    (_, i) =>
      rect(0, 64 + i * 42, 300, 38, i % 2 ? DULL.field : DULL.paper) +
      words(`BL-${4471 + i * 13}`, 8, 88 + i * 42, { size: 12, color: DULL.text }) +
      lines(74, 76 + i * 42, 120, 1, DULL.rule) +
      words(['En cours', 'Planifié', 'À valider'][i % 3] ?? '', 292, 88 + i * 42, {
        size: 12,
        color: DULL.text,
        align: 'right',
      }),
  ).join('') +
  ['Valider', 'Suspendre', 'Reporter', 'Options']
    .map(
      (entry, i) =>
        rect(6 + i * 73, 540, 68, 32, DULL.rule, 3) +
        words(entry, 40 + i * 73, 561, { size: 12, color: DULL.dark, align: 'middle' }),
    )
    .join('');

const cabin =
  rect(0, 0, 300, 230, INK.nuit) +
  words('Zagora', 24, 110, { size: 68, color: INK.chaux }) +
  words('14h20', 24, 190, { size: 58, color: INK.safran }) +
  rect(0, 230, 300, 390, INK.menthe) +
  star(150, 390, 116, INK.chaux) +
  stroke('M98 392l38 38 70-76', INK.menthe, 22) +
  words('Livré', 150, 588, { size: 72, color: INK.chaux, align: 'middle' });

const lorry =
  rect(-74, -58, 92, 58, INK.terre, 4) +
  filled('M24-42H54L72-18V0H24z', INK.nuit) +
  rect(32, -34, 20, 18, INK.ciel) +
  circle(-46, 4, 14, INK.encre) +
  circle(44, 4, 14, INK.encre);

const follow =
  words('Votre camion', 24, 92, { size: 30 }) +
  words(['arrive à', '16h40.'], 24, 150, { size: 56, color: INK.terre }) +
  stroke('M60 300V560', INK.encre, 8) +
  stroke('M60 300V452', INK.terre, 8) +
  (
    [
      ['Casablanca', 300],
      ['Marrakech', 386],
      ['Col du Tichka', 472],
      ['Zagora', 560],
    ] as const
  )
    .map(
      ([town, y]) =>
        star(60, y, 18, y < 460 ? INK.terre : INK.encre) + words(town, 100, y + 10, { size: 28 }),
    )
    .join('') +
  at(62, 452, lorry, { size: 0.5 });

const karvane = [
  upright(
    'route-9-avant',
    rect(0, 0, 800, 1000, '#DCDCD9') +
      telephone(190, 80, {
        id: 'logiciel',
        ground: DULL.paper,
        body: catalogueSoftware,
        size: 1.36,
      }),
  ),
  upright(
    'route-9-apres',
    rect(0, 0, 800, 1000, INK.ciel) +
      rect(0, 700, 800, 300, INK.safran) +
      star(640, 260, 150, INK.chaux, { points: 16, notch: 0.78 }) +
      telephone(190, 80, { id: 'cabine', ground: INK.nuit, body: cabin, size: 1.36 }),
  ),
  wide(
    'route-9-suivi',
    rect(0, 0, 1600, 1000, INK.safran) +
      rect(0, 700, 1600, 300, INK.menthe) +
      filled('M0 700L260 470 430 590 700 360 980 640 1240 440 1600 700z', '#F39A00') +
      star(1290, 230, 120, INK.chaux, { points: 16, notch: 0.78 }) +
      stroke('M-20 860H1620', INK.chaux, 10) +
      at(1120, 850, lorry, { size: 2.6 }) +
      telephone(240, 120, { id: 'suivi', ground: INK.chaux, body: follow, size: 1.24 }),
  ),
];

/* Bab & Co */

const DOORS = [
  ['Menuisier', INK.terre, INK.safran],
  ['Serrurier', INK.nuit, INK.safran],
  ['Ferronnier', INK.encre, INK.ciel],
  ['Verrier', INK.menthe, INK.verveine],
  ['Vitrier', INK.ciel, INK.nuit],
  ['Ébéniste', INK.safran, INK.terre],
  ['Tapissier', INK.aube, INK.terre],
  ['Peintre', INK.verveine, INK.menthe],
  ['Storiste', INK.nuit, INK.aube],
  ['Dépannage', INK.terre, INK.chaux],
] as const;

const PAGE = [60, 60, 1480, 880] as const;

const bab = [
  wide(
    'dix-portes-avant',
    rect(0, 0, 1600, 1000, '#DCDCD9') +
      browser(PAGE, {
        id: 'ancien',
        address: 'bab-co.example/accueil',
        ground: DULL.paper,
        body:
          rect(0, 0, 1480, 96, DULL.dark) +
          words('BAB & CO SARL', 40, 62, { size: 34, color: DULL.field }) +
          [
            'Accueil',
            'Société',
            'Solutions',
            'Gammes',
            'Références',
            'Actualités',
            'Devis',
            'Contact',
          ]
            .map((entry, i) => words(entry, 460 + i * 124, 58, { size: 19, color: DULL.rule }))
            .join('') +
          rect(0, 96, 1480, 380, DULL.blue) +
          words(['Solutions d’ouverture', 'sur mesure'], 740, 264, {
            size: 74,
            color: DULL.field,
            align: 'middle',
          }) +
          rect(640, 390, 200, 52, DULL.dark, 4) +
          words('En savoir plus', 740, 423, { size: 22, color: DULL.field, align: 'middle' }) +
          [0, 1, 2, 3]
            .map((i) =>
              at(
                40 + i * 360,
                520,
                rect(0, 0, 320, 140, DULL.rule) +
                  rect(0, 166, 210, 18, DULL.text, 4) +
                  lines(0, 206, 320, 4, DULL.rule),
              ),
            )
            .join(''),
      }),
  ),
  wide(
    'dix-portes-apres',
    rect(0, 0, 1600, 1000, INK.encre) +
      browser(PAGE, {
        id: 'nouveau',
        address: 'bab-co.example',
        ground: INK.chaux,
        body:
          words('Bab & Co', 40, 70, { size: 42 }) +
          rect(1080, 26, 360, 60, INK.terre, 6) +
          words('Clé perdue\u00a0? 24h sur 24', 1260, 64, {
            size: 24,
            color: INK.chaux,
            align: 'middle',
          }) +
          words('Quelle porte vous amène\u00a0?', 40, 190, { size: 84 }) +
          DOORS.map(([trade, color, heart], i) =>
            at(
              40 + (i % 5) * 284,
              250 + Math.floor(i / 5) * 290,
              arch(0, 0, 180, 220, color) +
                rosette(90, 112, 44, heart, color) +
                words(trade, 0, 256, { size: 28 }),
            ),
          ).join(''),
      }),
  ),
  upright(
    'dix-portes-urgence',
    rect(0, 0, 800, 1000, INK.terre) +
      arch(90, 60, 620, 940, '#B13A1F') +
      telephone(190, 80, {
        id: 'urgence',
        ground: INK.encre,
        size: 1.36,
        body:
          words(['Vous êtes', 'devant', 'la porte\u00a0?'], 24, 110, {
            size: 48,
            color: INK.chaux,
          }) +
          star(150, 360, 128, INK.safran) +
          words('Appeler', 150, 374, { size: 44, align: 'middle' }) +
          words('05 22 00 00 00', 150, 530, { size: 30, color: INK.chaux, align: 'middle' }) +
          words('Serrurier chez vous à 0h35', 150, 574, {
            size: 19,
            color: INK.safran,
            align: 'middle',
          }),
      }),
  ),
];

/* Nourelle */

const stars = (x: number, y: number, count: number, color: string) =>
  Array.from({ length: count }, (_, i) => star(x + i * 26, y, 11, color)).join('');

const listing = (place: number, mine: boolean) =>
  Array.from({ length: 4 }, (_, i) => {
    const [own, y] = [place === i, 150 + i * 176];
    const ink = own ? INK.encre : DULL.text;
    return (
      rect(60, y, 680, 160, own ? INK.blanc : DULL.paper, 10) +
      (own && mine ? rect(60, y, 12, 160, INK.menthe, 4) : '') +
      words(
        own
          ? 'Nourelle, opticienne'
          : (['Optique du Parc', 'Grand Optique', 'Vue Claire', 'Optique Centre'][i] ?? ''),
        96,
        y + 50,
        {
          size: 30,
          color: ink,
        },
      ) +
      stars(106, y + 80, own && mine ? 5 : 3, own && mine ? INK.safran : DULL.rule) +
      (own
        ? mine
          ? words(['Ouvert jusqu’à 19h.', 'Vos lunettes en une heure.'], 96, y + 120, {
              size: 22,
              color: INK.menthe,
            })
          : words(['Fermé\u00a0? Horaires inconnus.', 'Ancienne adresse'], 96, y + 120, {
              size: 22,
              color: INK.terre,
            })
        : lines(96, y + 108, 320, 2, DULL.rule)) +
      (own && mine
        ? at(
            660,
            y + 80,
            circle(-40, 0, 30, INK.nuit) +
              circle(40, 0, 30, INK.nuit) +
              circle(-40, 0, 19, INK.ciel) +
              circle(40, 0, 19, INK.ciel) +
              stroke('M-10-4q10 -10 20 0', INK.nuit, 8),
          )
        : rect(590, y + 30, 120, 100, DULL.rule, 6))
    );
  }).join('');

const nourelle = [
  upright(
    'le-bon-cadre-avant',
    rect(0, 0, 800, 1000, '#DCDCD9') +
      rect(60, 50, 680, 70, DULL.field, 35) +
      words('opticien près de moi', 100, 96, { size: 28, color: DULL.dark }) +
      listing(3, false) +
      words('10e résultat', 740, 910, { size: 44, color: INK.terre, align: 'right' }),
  ),
  upright(
    'le-bon-cadre-apres',
    rect(0, 0, 800, 1000, INK.verveine) +
      rect(60, 50, 680, 70, INK.blanc, 35) +
      words('opticien près de moi', 100, 96, { size: 28 }) +
      listing(1, true) +
      words('2e résultat', 740, 910, { size: 44, color: INK.menthe, align: 'right' }),
  ),
  wide(
    'le-bon-cadre-vitrine',
    rect(0, 0, 1600, 1000, INK.terre) +
      rect(0, 840, 1600, 160, INK.sable) +
      rect(120, 110, 980, 730, INK.encre) +
      rect(150, 230, 920, 580, INK.ciel) +
      words('NOURELLE', 150, 202, { size: 84, color: INK.chaux }) +
      words(['Aujourd’hui\u00a0:', 'vos lunettes', 'en 50 minutes.'], 200, 390, {
        size: 116,
        color: INK.nuit,
      }) +
      [0, 1, 2, 3]
        .map((i) =>
          at(
            270 + i * 226,
            750,
            circle(-42, 0, 34, INK.encre) +
              circle(42, 0, 34, INK.encre) +
              circle(-42, 0, 22, [INK.aube, INK.safran, INK.verveine, INK.chaux][i] ?? INK.aube) +
              circle(42, 0, 22, [INK.aube, INK.safran, INK.verveine, INK.chaux][i] ?? INK.aube) +
              stroke('M-10-4q10 -12 20 0', INK.encre, 9),
          ),
        )
        .join('') +
      arch(1190, 230, 290, 610, INK.nuit) +
      rect(1230, 400, 210, 440, INK.aube) +
      circle(1414, 640, 12, INK.encre) +
      rosette(1335, 520, 62, INK.terre, INK.chaux),
  ),
];

/* Houle and Tafilt: what the films ended in. */

const houle = upright(
  'la-vague-de-six-heures-affiche',
  placed(
    cover('vague-affiche', 800, 1000, { motif: 'sunrise', palette: 'aube' }),
    [0, 0, 800, 1000],
  ) + words(['Six heures.', 'L’eau est à vous.'], 60, 130, { size: 84, color: INK.nuit }),
);

/** The seconds of the films whose frames tell them. */
export const STRIPS: Readonly<Record<string, readonly number[]>> = {
  'au-quatrieme-gauche': [1.7, 8.3, 15, 21.6, 35, 38.3],
  'corporate-identity': [1.5, 4.5, 16.5, 19.5, 31.5, 34.5],
  'toits-d-avril': [6.7, 12, 14.6, 22.6, 28, 30.6],
  'matin-derb-omar': [1.2, 8.7, 11.2, 13.7, 21.2, 28.7],
  'payer-sans-chercher': [1, 3, 9, 13, 17, 23],
  'quarante-secondes-huile': [1.7, 11.7, 15, 21.6, 31.6, 35],
  'la-vague-de-six-heures': [5, 15, 21.6, 25, 31.6, 38.3],
  'fleur-amere': [2.5, 4.2, 7.5, 10.8, 14.1, 19.1],
  'rendez-vous-au-phare': [1.2, 10.5, 15.1, 19.8, 22.1, 26.8],
};

function strip(film: Film): Artefact[] {
  const { width, height } = FORMATS[film.format];
  const size = film.format === 'wide' ? { width: 720, height: 405 } : { width: 450, height: 800 };
  return (STRIPS[film.slug] ?? []).map((second, place) => {
    if (second >= secondsOf(film)) throw new Error(`${film.slug} is shorter than ${second} s`);
    const svg = frameAt(film, second);
    return {
      name: `${film.slug}-plan-${place + 1}`,
      ...size,
      svg: placed(svg, [0, 0, width, height]),
    };
  });
}

export const ARTEFACTS: readonly Artefact[] = [
  ...souk,
  ...argile,
  ...dirhamo,
  mirage,
  solmaz,
  ...azahar,
  ...karvane,
  ...bab,
  ...nourelle,
  houle,
  ...FILMS.flatMap(strip),
];
