/** What the editors of the second agency made: pages of other sections than the first agency's, in another order, and work of its own. */

const slug = (current: string) => ({ _type: 'slug', current });
const reference = (_ref: string) => ({ _type: 'reference', _ref });
const text = (words: string) => [
  {
    _key: 'p',
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{ _key: 's', _type: 'span', marks: [], text: words }],
  },
];

const service = (name: string, title: string, fields: object) => ({
  _id: `service-${name}`,
  _type: 'service',
  title,
  slug: slug(name),
  category: 'Studio',
  status: 'active',
  ...fields,
});

const project = (name: string, title: string, fields: object) => ({
  _id: `portfolio-${name}`,
  _type: 'portfolio',
  title,
  slug: slug(name),
  client: reference('client-cap'),
  publishDate: '2026-09-01T08:00:00Z',
  ...fields,
});

const post = (name: string, title: string, fields: object) => ({
  _id: `post-${name}`,
  _type: 'blogPost',
  title,
  slug: slug(name),
  category: reference('category-carnet'),
  author: reference('person-hajar'),
  readTime: 3,
  ...fields,
});

/** Its work, without pictures: each document is drawn by its words. */
const RIF_WORK = [
  service('films', 'Films courts', {
    subtitle: 'Tournés à l’heure où la mer est plate.',
    outcome: 'Un film que l’on montre avant de parler.',
    description: 'Une barque, deux personnes, une matinée. Le montage se fait avec vous.',
    benefits: ['Un scénario d’une page', 'Une matinée de tournage', 'Deux langues par film'],
  }),
  service('identites', 'Identités et enseignes', {
    subtitle: 'Un signe qui se lit de l’autre rive.',
    outcome: 'Un signe, et les règles pour s’en servir.',
    description: 'Nous dessinons peu de signes, et chacun jusqu’au bout.',
    benefits: ['Trois pistes dessinées', 'Un alphabet choisi', 'Une enseigne peinte'],
  }),
  project('barque-bleue', 'La barque bleue', {
    summary: 'Six films pour un port de pêche qui reçoit désormais ses visiteurs.',
    tags: ['Port', 'Bateau'],
    metrics: [{ _key: 'm', _type: 'metric', value: '+38 %', label: 'de visites au port' }],
  }),
  project('pain-de-minuit', 'Pain de minuit', {
    summary: 'Une boulangerie de la médina, son enseigne et sa fournée en ligne.',
    tags: ['Boulangerie'],
    metrics: [{ _key: 'm', _type: 'metric', value: '210', label: 'pains réservés par nuit' }],
  }),
  project('trois-phares', 'Trois phares', {
    summary: 'Le guide d’une côte que l’on suit de phare en phare.',
    tags: ['Phare', 'Littoral'],
    metrics: [{ _key: 'm', _type: 'metric', value: '3', label: 'langues, dont le tarifit' }],
  }),
  { _id: 'client-cap', _type: 'client', name: 'Maison du Cap' },
  { _id: 'category-carnet', _type: 'category', name: 'Carnet', slug: slug('carnet') },
  { _id: 'person-hajar', _type: 'person', name: 'Hajar Benjelloun', role: 'Directrice' },
  post('filmer-face-au-vent', 'Filmer face au vent', {
    excerpt: 'Le chergui couche les pieds de caméra. Il fait aussi les plus belles vagues.',
    publishDate: '2026-10-20T08:00:00Z',
    content: text('On plante le pied dans le sable mouillé, et l’on attend la septième vague.'),
  }),
  post('interview-en-tarifit', 'Une interview en tarifit', {
    excerpt: 'Ce que l’on gagne à laisser parler les gens dans leur langue.',
    publishDate: '2026-10-06T08:00:00Z',
    content: text('La première phrase est toujours plus longue, et c’est la bonne.'),
  }),
  post('prix-d-une-matinee', 'Le prix d’une matinée en mer', {
    excerpt: 'Gasoil, thé, assurance\u00a0: tout ce qu’un devis de tournage oublie.',
    publishDate: '2026-09-22T08:00:00Z',
    content: text('Comptez le thé. Il n’est jamais dans le devis, et il fait tenir l’équipe.'),
  }),
];

export const RIF_PAGES = [
  ...RIF_WORK,
  {
    _id: 'home',
    _type: 'home',
    heroTitle: 'Le Nord, en images',
    heroText: 'Films, identités et sites pour les maisons de Tanger, de Tétouan et d’Al Hoceïma.',
    heroPrimaryAction: 'Parlons-en',
    sections: [
      { _key: 'projets', _type: 'latestProjects', title: 'Trois côtes, trois histoires' },
      {
        _key: 'facon',
        _type: 'pictureText',
        title: 'On monte avec vous, dans la salle.',
        text: 'Vous voyez les images le jour où elles sont tournées.\n\nRien n’est rendu que vous n’ayez choisi.',
        action: 'Voir l’été dernier',
        href: '/ete',
      },
      {
        _key: 'chiffres',
        _type: 'figureList',
        title: 'Quatre ans face au détroit',
        figures: [
          { _key: 'a', _type: 'metric', value: '31', label: 'maisons suivies' },
          {
            _key: 'b',
            _type: 'metric',
            value: '2',
            label: 'langues par film',
            description: 'Dont le tarifit.',
          },
        ],
      },
      { _key: 'articles', _type: 'latestPosts', title: 'Carnet de bord' },
      { _key: 'ecrire', _type: 'contactForm', title: 'Une idée\u202f?' },
      {
        _key: 'appel',
        _type: 'callout',
        title: 'La falaise vous attend.',
        action: 'Passer nous voir',
      },
    ],
  },
  {
    _id: 'page-ete',
    _type: 'page',
    title: 'Un été à Achakkar',
    slug: { _type: 'slug', current: 'ete' },
    listed: true,
    sections: [
      {
        _key: 'texte',
        _type: 'writtenText',
        body: text('Six semaines, quatre films, une seule barque.'),
      },
      {
        _key: 'rendez-vous',
        _type: 'eventFacts',
        title: 'Projection sur le port',
        start: '2027-07-17T20:00:00Z',
        place: 'Quai aux Bateaux',
        address: 'Port de pêche, Tanger',
        price: 'Entrée libre',
      },
      {
        _key: 'ecouter',
        _type: 'embed',
        title: 'Le son du port, une heure',
        url: 'https://soundcloud.com/studio-rif/port-de-peche',
      },
    ],
  },
];
