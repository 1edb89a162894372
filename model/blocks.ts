/**
 * One row per kind of block: the sections that pages are made of. The Studio, the reader, the page and the search
 * derive from these rows, or do not compile without one.
 */

type Row = {
  /** The editors' name for a block of the kind. */
  title: string;
  group: keyof typeof BLOCK_GROUPS;
  /** A sentence about its content, for an editor who chooses one. */
  about: string;
  /** Whether a page has it once at most. */
  once?: true;
  /** Whether editors add it: the first home page has none. */
  added?: true;
};

/** The groups in which the Studio offers blocks. */
export const BLOCK_GROUPS = {
  words: 'Textes et images',
  agency: 'Agence',
  work: 'Offre et projets',
  trust: 'Confiance',
  contact: 'Contact',
} as const;

/** The blocks in the order of the first home page, that of the specification; then those that editors add. */
export const BLOCKS = {
  introduction: {
    title: 'Présentation',
    group: 'agency',
    about: 'Quatre verbes en grand, une promesse et des prix.',
  },
  chosenProjects: {
    title: 'Projets choisis',
    group: 'work',
    about: 'Trois projets au plus, chacun avec son chiffre.',
  },
  clientLogos: {
    title: 'Logos des clients',
    group: 'trust',
    about: 'La frise des logos de vos clients.',
  },
  features: {
    title: 'Pourquoi nous choisir',
    group: 'agency',
    about: 'Les chiffres de l’agence et six raisons au plus.',
  },
  offers: {
    title: 'Métiers',
    group: 'work',
    about: 'Six métiers au plus, chacun avec son dessin.',
  },
  agencyStory: {
    title: 'L’agence',
    group: 'agency',
    about: 'Un texte au-dessus de la ville blanche.',
  },
  howItWorks: {
    title: 'Méthode',
    group: 'work',
    about: 'Quatre étapes au plus, chacune avec son dessin.',
  },
  clientVoices: {
    title: 'Témoignages',
    group: 'trust',
    about: 'Ce que disent vos clients.',
  },
  teamPortraits: {
    title: 'Équipe',
    group: 'agency',
    about: 'Les portraits et les valeurs de l’équipe.',
  },
  questionList: {
    title: 'Questions fréquentes',
    group: 'trust',
    about: 'Celles que l’on vous pose avant de vous écrire.',
  },
  contactForm: {
    title: 'Formulaire de contact',
    group: 'contact',
    about: 'Les coordonnées, et la feuille sur laquelle on écrit.',
    once: true,
  },
  writtenText: {
    title: 'Texte',
    group: 'words',
    about: 'Des paragraphes, des listes, des images, un tableau.',
    added: true,
  },
  pictureText: {
    title: 'Image et texte',
    group: 'words',
    about: 'Une image d’un côté, un texte et un bouton de l’autre.',
    added: true,
  },
  pictureGallery: {
    title: 'Galerie',
    group: 'words',
    about: 'Douze images au plus, que l’on agrandit d’un clic.',
    added: true,
  },
  film: {
    title: 'Film',
    group: 'words',
    about: 'Un film en grand, à vous ou sur YouTube.',
    added: true,
  },
  beforeAfter: {
    title: 'Avant et après',
    group: 'words',
    about: 'Deux images l’une sur l’autre, et un curseur qui passe de la première à la seconde.',
    added: true,
  },
  frameStrip: {
    title: 'Planche d’images',
    group: 'words',
    about: 'Trois à huit vues dans leur ordre, numérotées\u00a0: un scénarimage, un parcours.',
    added: true,
  },
  chart: {
    title: 'Graphique',
    group: 'trust',
    about: 'Une barre par chiffre, dessinée d’après eux, et la façon dont on les a mesurés.',
    added: true,
  },
  embed: {
    title: 'Contenu d’un autre site',
    group: 'words',
    about: 'Une carte, une vidéo, un son ou une publication, au clic du visiteur.',
    added: true,
  },
  figureList: {
    title: 'Chiffres',
    group: 'trust',
    about: 'Trois chiffres ou plus, en très grand, et d’où ils viennent.',
    added: true,
  },
  missionVision: {
    title: 'Mission et vision',
    group: 'agency',
    about: 'Celles de la page À propos, et trois chiffres.',
    added: true,
  },
  milestoneList: {
    title: 'Histoire',
    group: 'agency',
    about: 'Les dates de la page À propos, un étage par date.',
    added: true,
  },
  valueList: {
    title: 'Valeurs',
    group: 'agency',
    about: 'Les valeurs de l’équipe, chacune sur son mur.',
    added: true,
  },
  jobList: {
    title: 'Postes ouverts',
    group: 'agency',
    about: 'Les offres auxquelles on peut encore répondre.',
    added: true,
  },
  perkList: {
    title: 'Avantages',
    group: 'agency',
    about: 'Les avantages d’un poste, en une seule phrase.',
    added: true,
  },
  serviceList: {
    title: 'Services et prix',
    group: 'work',
    about: 'Tous vos services, avec leurs premiers prix.',
    added: true,
  },
  packageList: {
    title: 'Formules',
    group: 'work',
    about: 'Les formules d’un service, avec leurs prix.',
    added: true,
  },
  latestProjects: {
    title: 'Derniers projets',
    group: 'work',
    about: 'Les trois derniers, ou ceux d’un service.',
    added: true,
  },
  latestPosts: {
    title: 'Derniers articles',
    group: 'work',
    about: 'Les trois derniers, de tout le blog ou d’une catégorie.',
    added: true,
  },
  visitFacts: {
    title: 'Nous trouver',
    group: 'contact',
    about: 'Votre adresse, vos horaires, la carte.',
    added: true,
  },
  newsletterForm: {
    title: 'Newsletter',
    group: 'contact',
    about: 'La lettre, et le champ où l’on s’y abonne.',
    added: true,
    once: true,
  },
  eventFacts: {
    title: 'Date et lieu',
    group: 'contact',
    about: 'Un événement\u00a0: quand, où, combien, et comment s’inscrire.',
    added: true,
  },
  callout: {
    title: 'Appel à l’action',
    group: 'contact',
    about: 'Une phrase en très grand, et un bouton.',
    added: true,
  },
} as const satisfies Record<string, Row>;

export type BlockName = keyof typeof BLOCKS;

/** The blocks of which the first home page has none. */
export type AddedBlockName = {
  [Name in BlockName]: (typeof BLOCKS)[Name] extends { added: true } ? Name : never;
}[BlockName];

/** Matches the anchor of a section, the part behind `#` in its address. */
export const ANCHOR = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function isAddedBlock(name: BlockName): name is AddedBlockName {
  return 'added' in BLOCKS[name];
}

export function isBlock(name: string): name is BlockName {
  return Object.hasOwn(BLOCKS, name);
}

export const BLOCK_NAMES = Object.keys(BLOCKS).filter(isBlock);

/** The fields in which a home page had its blocks before pages were made of blocks; older content has them still. */
export const HOME_FIELDS = {
  introduction: 'introduction',
  chosenProjects: 'projects',
  features: 'features',
  offers: 'services',
  agencyStory: 'content',
  howItWorks: 'howItWorks',
} as const satisfies { [Name in BlockName]?: string };

type Stored = { _type: BlockName; _key: string; [field: string]: unknown };

/**
 * Returns a list of blocks that the document of a home page can hold. For a page from before lists: its sections, in
 * order. Without a page: all blocks.
 */
export function blocksOfHome(home?: Readonly<Record<string, unknown>>): Stored[] {
  return BLOCK_NAMES.flatMap((_type): Stored[] => {
    if (isAddedBlock(_type)) return [];
    const block = { _type, _key: _type };
    if (!home) return [block];
    if (_type === 'contactForm') return [{ ...block, ...contactOf(home) }];
    if (!hasHomeField(_type)) return [block];
    const own = home[HOME_FIELDS[_type]];
    return typeof own === 'object' && own !== null ? [{ ...own, ...block }] : [];
  });
}

function contactOf({ contactTitle, formTitle }: Readonly<Record<string, unknown>>) {
  return {
    ...(contactTitle !== undefined && { title: contactTitle }),
    ...(formTitle !== undefined && { formTitle }),
  };
}

export function hasHomeField(name: BlockName): name is keyof typeof HOME_FIELDS {
  return Object.hasOwn(HOME_FIELDS, name);
}

/** The most pictures that a gallery holds. */
export const MOST_PICTURES = 12;

/** The most figures of a block: they take two rows on a large screen. */
export const MOST_FIGURES = 6;

/** The fewest and the most pictures of a strip: they take one or two rows on a large screen. */
export const STRIP_PICTURES = { least: 3, most: 8 } as const;

/** The most bars of a chart: beyond it they are a table. */
export const MOST_BARS = 8;

/** The kinds that are chapters of a case study. The others are about the agency, or belong to one page. */
export const CHAPTERS = [
  'pictureText',
  'beforeAfter',
  'frameStrip',
  'chart',
  'pictureGallery',
  'film',
  'writtenText',
] as const satisfies readonly AddedBlockName[];

/** The brand's colours for the opening of a page, among which an editor chooses. */
export const PAGE_GROUNDS = {
  ciel: 'Ciel',
  safran: 'Safran',
  verveine: 'Verveine',
  aube: 'Aube',
  sable: 'Sable',
} as const;

export type PageGround = keyof typeof PAGE_GROUNDS;

export function isPageGround(name: string): name is PageGround {
  return Object.hasOwn(PAGE_GROUNDS, name);
}
