import { cover } from '../zellige/cover.ts';
import type { Motif } from '../zellige/motifs.ts';
import type { PaletteName } from '../zellige/palettes.ts';
import { portrait } from '../zellige/portrait.ts';
import { souk } from '../zellige/souk.ts';
import { PEOPLE } from './people.ts';

/** One file of `tools/demo/archive/images/`. */
export interface Image {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

const WIDE = { width: 1920, height: 1080 };
const POST = { width: 1600, height: 900 };
const SQUARE = { width: 1200, height: 1200 };
const PORTRAIT = { width: 800, height: 1040 };

/** The three places of a gallery: upright, lying, square. */
const GALLERY = [
  { width: 1200, height: 1800 },
  { width: 1680, height: 840 },
  { width: 1200, height: 1200 },
];

/** A motif in a palette; without a seed of its own, a picture is drawn from its name. */
type Style = readonly [motif: Motif, palette: PaletteName, seed?: string];

/** The pictures of case studies, newest first, as the lists show them. */
const CASE_STUDIES: readonly {
  readonly slug: string;
  /** The cover; without one the site draws it, or shows the poster of its film. */
  readonly cover?: Style | 'souk';
  readonly gallery: readonly (Style | 'souk')[];
}[] = [
  {
    slug: 'matin-derb-omar',
    gallery: [
      ['porch', 'aube'],
      ['balconies', 'nuit'],
    ],
  },
  {
    slug: 'quarante-secondes-huile',
    gallery: [
      ['carpet', 'menthe'],
      ['scales', 'terre'],
    ],
  },
  {
    slug: 'payer-sans-chercher',
    gallery: [
      ['awnings', 'menthe'],
      ['palms', 'nuit'],
    ],
  },
  {
    slug: 'ecommerce-modern',
    cover: 'souk',
    gallery: [
      ['sails', 'terre'],
      ['strapwork', 'menthe'],
      ['carpet', 'safran'],
    ],
  },
  {
    slug: 'corporate-identity',
    cover: ['pottery', 'aube'],
    gallery: [
      ['strapwork', 'terre'],
      ['shards', 'chaux'],
      ['setbacks', 'aube'],
    ],
  },
  {
    slug: 'mobile-app',
    cover: ['phone', 'encre'],
    gallery: [
      ['porch', 'safran'],
      ['carpet', 'encre'],
      ['setbacks', 'ciel'],
    ],
  },
  {
    slug: 'la-vague-de-six-heures',
    gallery: [
      ['sunrise', 'aube'],
      ['lighthouse', 'nuit'],
    ],
  },
  {
    slug: 'au-quatrieme-gauche',
    gallery: [
      ['balconies', 'menthe'],
      ['shards', 'safran'],
    ],
  },
  {
    slug: 'fleur-amere',
    gallery: [
      ['porch', 'menthe'],
      ['shards', 'aube'],
    ],
  },
  {
    slug: 'toits-d-avril',
    gallery: [
      ['setbacks', 'safran'],
      ['sunrise', 'encre'],
    ],
  },
  {
    slug: 'rendez-vous-au-phare',
    gallery: [
      ['balconies', 'chaux'],
      ['crop', 'ciel'],
    ],
  },
  {
    slug: 'route-9',
    gallery: [
      ['dunes', 'encre'],
      ['strapwork', 'nuit'],
    ],
  },
  {
    slug: 'dix-portes',
    gallery: [
      ['porch', 'encre'],
      ['crop', 'terre'],
    ],
  },
  {
    slug: 'le-bon-cadre',
    gallery: [
      ['porch', 'terre'],
      ['balconies', 'ciel'],
    ],
  },
];

const POSTS: readonly (readonly [slug: string, style: Style])[] = [
  ['page-accueil-parle-trop-de-vous', ['porch', 'terre']],
  ['referencement-casablanca-trois-rues', ['map', 'aube']],
  ['filmer-a-midi', ['sunrise', 'safran']],
  ['paiement-a-la-livraison', ['coins', 'menthe']],
  ['ecrire-en-darija', ['voices', 'nuit']],
  ['ramadan-se-prepare-en-novembre', ['dunes', 'nuit']],
];

/** Every picture of the demo agency, each drawn for its own ratio. */
export function images(): Image[] {
  return [
    ...CASE_STUDIES.flatMap(({ slug, cover: style, gallery }) => [
      ...(style ? [draw(`${slug}-cover`, style, WIDE)] : []),
      ...gallery.map((each, i) => draw(`${slug}-gallery-${i + 1}`, each, GALLERY[i] ?? SQUARE)),
    ]),
    ...POSTS.map(([slug, style]) => draw(`post-${slug}`, style, POST)),
    ...Object.entries(PEOPLE).map(([slug, likeness]) => ({
      name: `portrait-${slug}`,
      ...PORTRAIT,
      svg: portrait(slug, likeness, 400, 520),
    })),
  ];
}

function draw(
  name: string,
  style: Style | 'souk',
  { width, height }: { width: number; height: number },
): Image {
  if (style === 'souk') return { name, width, height, svg: souk(width, height) };
  const [motif, palette, seed = name] = style;
  return { name, width, height, svg: cover(seed, width, height, { motif, palette }) };
}
