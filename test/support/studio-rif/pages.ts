/** What the editors of the second agency made of their pages: of other sections than the first agency's, in another order. */
export const RIF_PAGES = [
  {
    _id: 'home',
    _type: 'home',
    heroTitle: 'Le Nord, en images.',
    heroText: 'Films, identités et sites pour les maisons de Tanger, de Tétouan et d’Al Hoceïma.',
    heroPrimaryAction: 'Parlons-en',
    sections: [
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
      {
        _key: 'facon',
        _type: 'pictureText',
        title: 'On monte avec vous, dans la salle.',
        text: 'Vous voyez les images le jour où elles sont tournées.\n\nRien n’est rendu que vous n’ayez choisi.',
        action: 'Voir l’été dernier',
        href: '/ete',
      },
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
        body: [
          {
            _key: 'p',
            _type: 'block',
            style: 'normal',
            markDefs: [],
            children: [
              {
                _key: 's',
                _type: 'span',
                marks: [],
                text: 'Six semaines, quatre films, une seule barque.',
              },
            ],
          },
        ],
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
