import type { Portfolio } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const quaranteSecondesHuile: DocumentSource<Portfolio> = {
  _id: 'portfolio-quarante-secondes-huile',
  _type: 'portfolio',
  _createdAt: '2026-05-04T09:00:00Z',
  title: "Quarante secondes d'huile",
  slug: 'quarante-secondes-huile',
  summary:
    "Un plan, un filet d'huile, quarante secondes. Le film qui a triplé les commandes en ligne de Tafilt.",
  description:
    "Au printemps, il restait à Tafilt un tiers de sa récolte, à vendre directement aux particuliers. Nous avons proposé de ne montrer qu'une chose, longtemps : l'huile qui coule. Tout le reste, la région, la méthode, le prix, tient dans le son. L'extrait qui tourne ici en garde cinq secondes.",
  tags: ['Reels', 'Vidéo', 'Publicité', 'E-commerce'],
  client: 'client-tafilt',
  timeline: '2 semaines',
  role: ['Concept', 'Tournage', 'Création sonore', 'Media buying'],
  problem:
    "Une huile nouvelle se vend dans les mois qui suivent la presse ; ensuite, elle n'a plus rien de nouveau. L'année d'avant, Tafilt avait dépensé son budget en photos de terroir. Elles avaient plu ; elles n'avaient rien vendu.\n\nL'huile est un produit que l'on croit connaître. En trois secondes, le pouce est déjà plus loin.",
  solution:
    "Un seul plan, en gros plan, sans coupe. L'huile tombe dans une assiette d'argile pendant que la presse, les oliviers et la pluie de novembre passent dans le son. À la trente-deuxième seconde, le prix s'affiche. C'est la seule ligne de texte.\n\nNous avons acheté l'espace en deux temps : une semaine pour trouver qui regardait jusqu'au prix, puis cinq semaines pour ne parler qu'à des gens qui leur ressemblent. Aucune ville n'a été choisie à l'avance ; les acheteurs ont dessiné la carte.",
  techStack: [
    'Macro à haute vitesse',
    'Création sonore',
    'Annonces verticales',
    'Mesure des ventes par annonce',
  ],
  coverImage: {
    file: 'quarante-secondes-huile-poster.png',
    alt: 'Un soleil de zellige se pose sur une eau dorée, dans un ciel de terre cuite',
    hotspot: { x: 0.5, y: 0.54, width: 0.8, height: 0.3 },
  },
  video: {
    type: 'local',
    src: { file: 'quarante-secondes-huile.mp4' },
    captions: { file: 'quarante-secondes-huile.vtt' },
    duration: 5,
    aspectRatio: '9:16',
    poster: {
      file: 'quarante-secondes-huile-poster.png',
      alt: 'Première image du Reel : un soleil sur une eau dorée',
    },
  },
  gallery: [
    {
      type: 'image',
      src: { file: 'quarante-secondes-huile-gallery-1.png' },
      alt: 'Des bandes de losanges blancs et safran, tissées sur un fond vert',
      caption: 'La nappe, avant que la première goutte n’y tombe.',
    },
    {
      type: 'image',
      src: { file: 'quarante-secondes-huile-gallery-2.png' },
      alt: 'Des écailles rouges, safran et noires se chevauchent comme des gouttes',
      caption: 'Les gouttes, au ralenti et sans coupe.',
    },
  ],
  results: [
    "Les commandes en ligne ont triplé par rapport aux mêmes mois de l'année d'avant.",
    'La fin de la récolte était vendue avant la presse suivante, sans remise.',
    "Chaque dirham d'annonce a rapporté cinq dirhams et quarante centimes de ventes.",
  ],
  metrics: [
    {
      value: '×3',
      label: 'commandes en ligne',
      description: 'De mai à octobre, comparé aux mêmes mois de l’année d’avant.',
    },
    {
      value: '5,4',
      label: "dirhams vendus par dirham d'annonce",
      description: 'Ventes attribuées sur six mois, épiceries non comprises.',
    },
    {
      value: '63 %',
      label: "arrivés jusqu'au prix",
      description: 'Part des lectures encore en cours à la trente-deuxième seconde.',
    },
  ],
  testimonial: {
    name: 'Brahim Aït Lahcen',
    role: 'Maître de presse',
    company: 'client-tafilt',
    rating: 5,
    date: '2026-10-27',
    content: 'On a montré mon huile sans parler par-dessus. En octobre, les cuves étaient vides.',
  },
  publishDate: '2026-05-04T09:00:00Z',
  featured: false,
  status: 'published',
  seoTitle: "Quarante secondes d'huile, un Reel pour Tafilt",
  seoDescription:
    "Un plan unique, un prix à la fin : le Reel qui a triplé les commandes en ligne d'une maison d'huile d'olive.",
};
