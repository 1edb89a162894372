import { type CoverKind, cover } from '../zellige/cover.ts';
import { modules } from '../zellige/modules.ts';
import type { PaletteName } from '../zellige/palettes.ts';
import { portrait } from '../zellige/portrait.ts';
import { souk } from '../zellige/souk.ts';
import { type Trade, tradeArt } from '../zellige/trade-art.ts';
import { PEOPLE } from './people.ts';
import { REEL, REELS } from './reels.ts';

/** One file of `tools/demo/archive/images/`. */
export interface Image {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  /** What it shows, as covers are called: two near each other show different things. None for a portrait. */
  readonly motif?: string;
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

/** Without a seed of its own, a picture is drawn from its name. */
type Style = readonly [kind: CoverKind, palette: PaletteName, seed?: string];

/** Newest first, as the lists show them: neighbours never share a kind. */
const CASE_STUDIES: readonly {
  readonly slug: string;
  /** Without one the site draws it, or shows a Reel's poster. */
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
    cover: ['sunrise', 'aube'],
    gallery: [
      ['strapwork', 'terre'],
      ['shards', 'chaux'],
      ['setbacks', 'aube'],
    ],
  },
  {
    slug: 'mobile-app',
    cover: ['crop', 'encre', 'mobile-app-3'],
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

/** The six trades in the order of the home page's façade; media buying is not one of them. */
const SERVICES: readonly (readonly [slug: string, style: Style | Trade | 'modules'])[] = [
  ['production-video', 'mobile'],
  ['creation-contenu', 'brand'],
  ['strategie-marketing', 'strategy'],
  ['media-buying', ['scales', 'nuit', 'media-buying-7']],
  ['sites-vitrines', 'modules'],
  ['sites-e-commerce', 'shop'],
  ['seo-strategy', 'search'],
];

const POSTS: readonly (readonly [slug: string, style: Style])[] = [
  ['page-accueil-parle-trop-de-vous', ['crop', 'terre']],
  ['referencement-casablanca-trois-rues', ['lighthouse', 'aube']],
  ['filmer-a-midi', ['sunrise', 'safran']],
  ['paiement-a-la-livraison', ['porch', 'menthe']],
  ['ecrire-en-darija', ['strapwork', 'nuit']],
  ['ramadan-se-prepare-en-novembre', ['setbacks', 'nuit']],
];

/** Every picture of the demo agency, each drawn for its own ratio. */
export function images(): Image[] {
  return [
    ...CASE_STUDIES.flatMap(({ slug, cover: style, gallery }) => [
      ...(style ? [draw(`${slug}-cover`, style, WIDE)] : []),
      ...gallery.map((each, i) => draw(`${slug}-gallery-${i + 1}`, each, GALLERY[i] ?? SQUARE)),
    ]),
    ...REELS.map(({ slug, motif, frame }) => ({
      name: `${slug}-poster`,
      ...REEL,
      svg: frame(0),
      motif,
    })),
    ...SERVICES.map(([slug, style]) => draw(`service-${slug}`, style, SQUARE)),
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
  style: Style | Trade | 'souk' | 'modules',
  { width, height }: { width: number; height: number },
): Image {
  if (style === 'souk') return { name, width, height, svg: souk(width, height), motif: style };
  if (style === 'modules')
    return { name, width, height, svg: modules(name, width, height), motif: style };
  if (typeof style === 'string') {
    return { name, width, height, svg: tradeArt(style, width, height), motif: style };
  }
  const [kind, palette, seed = name] = style;
  return { name, width, height, svg: cover(seed, width, height, { kind, palette }), motif: kind };
}
