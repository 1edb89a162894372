/** The documents of a home page, and a way to publish others in their place. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig, SanityClient } from '@sanity/client';
import { type BlockName, blocksOfHome } from '../../../../model/blocks.ts';
import type { Block } from '../../../blocks/read-blocks.ts';
import type { ContentReader } from '../../../context.ts';
import { findHome, type Home } from '../query.ts';

const LOGO = 'image-0e8b872f681d21d6aaac4ac124a968894eb810d6-240x48-svg';
const PHOTOGRAPH = 'image-1d129d72132a327321a8f1df473d91b30876b6b9-1200x1560-png';

const LANDSCAPE = 'image-0e8b872f681d21d6aaac4ac124a968894eb810d6-1920x1080-png';

const asset = (_ref: string) => ({
  _type: 'image',
  asset: { _type: 'reference', _ref, _weak: true },
});

function reference(_ref: string) {
  return { _type: 'reference', _ref, _weak: true };
}

/** Documents with each part filled in, and of the right type. */
export const SOUND = {
  home: {
    heroTitle: ' Un\n\n deux \ntrois',
    heroText: 'Une agence.',
    introduction: {
      verbs: 'Nous filmons,\nnous écrivons,',
      promise: 'Promis.',
      text: 'Voilà.',
      services: [reference('active'), reference('inactive'), reference('gone')],
    },
    projects: {
      title: 'Trois projets',
      text: 'Trois chiffres.',
      list: [
        'portfolio-wide',
        'portfolio-upright',
        'portfolio-silent',
        'gone',
        'portfolio-hidden',
      ].map(reference),
    },
    features: { title: 'Pourquoi', benefits: [{ title: 'Complète', text: 'Tout le monde.' }] },
    services: {
      title: 'Six métiers',
      text: 'Prenez-en un.',
      list: [
        {
          title: 'Web',
          description: 'Des sites.',
          features: ['Vitrines', 'Boutiques'],
          service: reference('active'),
        },
        { title: 'Marque', service: reference('inactive') },
        { title: 'Mobile', service: reference('mobile') },
        { title: 'Son', service: reference('gone') },
      ],
    },
    content: { title: 'Une ville.\nUne équipe.', lead: 'Anfa.', text: 'Voilà.', action: 'Lire' },
    howItWorks: {
      title: 'Du tracé\nà la pose',
      steps: [{ title: 'Consultation', description: 'Une heure.', details: ['Vos objectifs'] }],
    },
    contactTitle: 'Racontez',
  },
  clients: {
    title: 'Ils nous font confiance',
    text: 'de Tanger à Dakhla',
    logos: [
      { name: 'Tafilt', image: asset(LOGO) },
      { name: 'Houle', image: asset(PHOTOGRAPH) },
    ],
    testimonialsTitle: 'Parole',
    figures: { satisfied: '97 %', average: '4,8/5', returning: '80%' },
    testimonials: [
      {
        content: 'Enfin.',
        name: 'Salma Idrissi',
        role: 'Directrice',
        company: 'Petit Souk',
        avatar: { ...asset(PHOTOGRAPH), alt: 'Salma' },
        rating: 4,
      },
      { content: 'Bravo.', name: 'Omar Fassi' },
    ],
  },
  team: {
    title: 'L’arcade',
    text: 'Une table.',
    members: [
      { name: 'Karim Tazi', role: 'Directeur', portrait: asset(PHOTOGRAPH), bio: 'Code.' },
      { name: 'Zoé / Ali' },
    ],
    values: [{ title: 'Excellence', text: 'Fini.' }],
  },
  questions: {
    title: 'Questions',
    text: 'Il en manque une ?',
    faqs: [
      {
        question: 'Combien ?',
        answer: '30K DH.',
        figures: [{ label: 'Vitrine, dès', value: '30K DH' }],
      },
      { question: 'Quand ?', answer: 'Bientôt.' },
    ],
  },
};

/** The same, its home page a list of blocks. */
export const SOUND_LIST = {
  ...SOUND,
  home: {
    heroTitle: SOUND.home.heroTitle,
    heroText: SOUND.home.heroText,
    sections: blocksOfHome(SOUND.home),
  },
};

export type DocumentName = keyof typeof SOUND;
type Documents = Partial<Record<DocumentName | 'settings', Record<string, unknown>>>;

/** The documents that those of the home page refer to. */
export const REFERRED = [
  ...[
    {
      _id: 'active',
      status: 'active',
      title: 'Sites',
      slug: { current: 'sites' },
      packages: [
        { priceRange: 'dès 30 000 DH', timeline: '2 à 4 semaines' },
        { priceRange: '9 DH' },
      ],
    },
    { _id: 'inactive', status: 'inactive', title: 'Marque', slug: { current: 'marque' } },
  ].map((service) => ({ put: { _type: 'service', ...service } })),
  { put: { _id: 'mobile', _type: 'page', title: 'Mobile', slug: { current: 'offres/mobile' } } },
  ...[
    { _id: 'portfolio-wide', coverImage: asset(LANDSCAPE), client: 'Petit Souk' },
    { _id: 'portfolio-upright', coverImage: asset(PHOTOGRAPH) },
    { _id: 'portfolio-silent', metrics: [{ label: 'sans valeur' }] },
    { _id: 'portfolio-hidden', status: 'archived' },
  ].map(({ _id, ...project }) => ({
    put: {
      _id,
      _type: 'portfolio',
      title: `Projet ${_id}`,
      slug: { current: _id },
      publishDate: '2026-03-16T09:00:00Z',
      metrics: [
        { value: '×2', label: 'panier moyen', description: 'En quatre mois.' },
        { value: '3' },
      ],
      ...project,
    },
  })),
];

type RunningService = {
  service: { importArchive(folder: string): Promise<unknown> };
  client(config: ClientConfig): SanityClient;
};

/** `warnings` holds what reading has reported since it was last emptied. */
export function homeOf({ service, client }: RunningService) {
  const warnings: Record<string, unknown>[] = [];
  const content: ContentReader = {
    client: client({ apiVersion: '2024-01-01', perspective: 'published' }),
    assetOrigin: '',
    warn: (message, details) => {
      warnings.push({ message, ...details });
    },
  };

  /** The home page once these documents have been published, its blocks by the fields of a page from before the list. */
  async function homeWith(documents: Documents) {
    return byField(await publishedHome(documents));
  }

  async function publishedHome(documents: Documents): Promise<Home> {
    const lines = Object.entries(documents).map(([name, fields]) =>
      JSON.stringify({ _id: name, _type: name, ...fields }),
    );
    const archive = await mkdtemp(join(tmpdir(), 'archive-'));
    await writeFile(join(archive, 'data.ndjson'), `${lines.join('\n')}\n`);
    await service.importArchive(archive);
    await rm(archive, { recursive: true, force: true });
    return findHome(content);
  }

  return { content, warnings, homeWith, publishedHome };
}

/** The first block of each kind, by the field that a home page had for it before it was a list, beside what is above the blocks. */
export function byField({ blocks, ...opening }: Home) {
  function first<Kind extends BlockName>(kind: Kind) {
    return blocks.find((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);
  }
  return {
    ...opening,
    introduction: first('introduction'),
    projects: first('chosenProjects'),
    clients: first('clientLogos'),
    features: first('features'),
    services: first('offers'),
    content: first('agencyStory'),
    howItWorks: first('howItWorks'),
    testimonials: first('clientVoices'),
    team: first('teamPortraits'),
    questions: first('questionList'),
    contact: first('contactForm'),
  };
}
