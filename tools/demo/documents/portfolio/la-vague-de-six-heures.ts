import type { Portfolio } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const laVagueDeSixHeures: DocumentSource<Portfolio> = {
  _id: 'portfolio-la-vague-de-six-heures',
  _type: 'portfolio',
  _createdAt: '2025-07-21T09:00:00Z',
  title: 'La vague de six heures',
  slug: 'la-vague-de-six-heures',
  summary:
    "Une école de surf que l'on choisissait au prix. Houle a montré sa première vague de la journée, et l'été s'est rempli en mars.",
  description:
    "Houle enseigne le surf à Dar Bouazza, à vingt kilomètres du centre de Casablanca. Quatre moniteurs, trente planches, aucune piscine à débordement. L'école voulait des élèves qui viennent pour la mer, et qui réservent avant de faire leur valise.",
  tags: ['Reels', 'Vidéo', 'Publicité', 'Contenu'],
  client: 'client-houle',
  timeline: '5 semaines',
  role: ['Écriture', 'Tournage en mer', 'Montage', 'Media buying'],
  problem:
    "Neuf écoles se partagent la même plage et la même promesse : soleil, planche, sourire. Les parents comparaient trois tarifs sur une capture d'écran et prenaient le deuxième.\n\nHoule remplissait ses cours au jour le jour. En juillet, il manquait des moniteurs ; en juin, des élèves.",
  solution:
    "Les moniteurs entrent dans l'eau à six heures, seuls, avant les cours. Nous avons posé une caméra sur la planche du plus ancien et nous l'avons laissée tourner dix matins de juin, les seuls de l'année où le soleil sort au bout de la plage. Le film dure quarante secondes et n'explique rien : on rame, on attend, la vague arrive, le soleil avec elle. La boucle qui tourne ici en garde cinq, celles de l'attente : la houle, et une vague rousse parmi les autres.\n\nLa dernière image est une date, celle de l'ouverture des inscriptions. Le film est parti en janvier, quand la mer est froide et que l'on rêve d'août. En mars, une annonce a montré le calendrier des stages à ceux qui l'avaient vu jusqu'au bout.",
  techStack: [
    'Caméra embarquée',
    'Son direct sous le vent',
    'Annonces verticales',
    'Calendrier de réservation',
  ],
  coverImage: {
    file: 'la-vague-de-six-heures-poster.png',
    alt: 'Des vagues rondes comme des écailles, blanches et bleues, l’une couleur de terre cuite',
    hotspot: { x: 0.5, y: 0.64, width: 0.8, height: 0.3 },
  },
  video: {
    type: 'local',
    src: { file: 'la-vague-de-six-heures.mp4' },
    captions: { file: 'la-vague-de-six-heures.vtt' },
    duration: 5,
    aspectRatio: '9:16',
    poster: {
      file: 'la-vague-de-six-heures-poster.png',
      alt: 'Première image du Reel : la houle, rangée derrière rangée',
    },
  },
  gallery: [
    {
      type: 'image',
      src: { file: 'la-vague-de-six-heures-gallery-1.png' },
      alt: 'Un soleil de zellige bleu et blanc sort d’une mer rouge, dans un ciel rose',
      caption: 'Six heures, au bout de la plage : dix matins pour cette lumière.',
    },
    {
      type: 'image',
      src: { file: 'la-vague-de-six-heures-gallery-2.png' },
      alt: 'Un phare rayé rouge et blanc, deux faisceaux dans un ciel de nuit',
      caption: "Avant le jour, on ne voit de la côte que la lampe d'El Hank.",
    },
  ],
  results: [
    'Les stages de juillet et août étaient complets le 28 mars.',
    "Sept inscrits sur dix n'ont comparé avec aucune autre école.",
    "L'école a embauché deux moniteurs en avril au lieu de les chercher en juillet.",
  ],
  metrics: [
    {
      value: '100 %',
      label: "des places d'été réservées en mars",
      description: 'Contre 38 % à la même date, un an plus tôt.',
    },
    {
      value: '7 sur 10',
      label: 'sans autre devis',
      description: "Question posée à l'inscription, sur six mois.",
    },
    {
      value: '44 %',
      label: "vu jusqu'à la date",
      description: 'Part des lectures allées à la dernière image.',
    },
  ],
  testimonial: {
    name: 'Younes Saadi',
    role: 'Moniteur',
    company: 'client-houle',
    rating: 5,
    date: '2026-07-08',
    content:
      "Ils ont vissé une caméra sur ma planche et m'ont laissé ramer. Le film, c'est ce que je vois tous les matins.",
  },
  publishDate: '2025-07-21T09:00:00Z',
  featured: false,
  status: 'published',
  seoTitle: 'La vague de six heures, un Reel pour Houle',
  seoDescription:
    'Dix matins en mer, un Reel de quarante secondes : comment une école de surf a rempli son été dès le mois de mars.',
};
