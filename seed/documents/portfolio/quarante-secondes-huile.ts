import type { Portfolio } from '../../../app/queries/content.generated.ts';
import type { DocumentSource } from '../../source.ts';
import { khadijaAmrani } from '../clients.ts';

export const quaranteSecondesHuile: DocumentSource<Portfolio> = {
  _id: 'portfolio-quarante-secondes-huile',
  _type: 'portfolio',
  _createdAt: '2026-02-23T09:00:00Z',
  title: "Quarante secondes d'huile",
  slug: 'quarante-secondes-huile',
  summary:
    "Un plan, un filet d'huile, quarante secondes. Le film qui a triplé les commandes en ligne de Tafilt.",
  description:
    "Avant la saison, Tafilt voulait vendre sa première presse directement aux particuliers. Nous avons proposé de ne montrer qu'une chose, longtemps : l'huile qui coule. Tout le reste, la région, la méthode, le prix, tient dans le son.",
  tags: ['Reels', 'Vidéo', 'Publicité', 'E-commerce'],
  client: 'Tafilt',
  timeline: '2 semaines',
  role: ['Concept', 'Tournage', 'Création sonore', 'Media buying'],
  problem:
    "La première presse se vend en huit semaines ou ne se vend pas. L'année d'avant, Tafilt avait dépensé son budget en photos de terroir. Elles avaient plu ; elles n'avaient rien vendu.\n\nL'huile est un produit que l'on croit connaître. En trois secondes, le pouce est déjà plus loin.",
  solution:
    "Un seul plan, en gros plan, sans coupe. L'huile tombe dans une assiette d'argile pendant que la presse, les oliviers et la pluie de novembre passent dans le son. À la trente-deuxième seconde, le prix s'affiche. C'est la seule ligne de texte.\n\nNous avons acheté l'espace en deux temps : une semaine pour trouver qui regardait jusqu'au prix, puis sept semaines pour ne parler qu'à des gens qui leur ressemblent. Aucune ville n'a été choisie à l'avance ; les acheteurs ont dessiné la carte.",
  techStack: [
    'Macro à haute vitesse',
    'Création sonore',
    'Annonces verticales',
    'Mesure des ventes par annonce',
  ],
  coverImage: {
    file: 'quarante-secondes-huile-poster.png',
    alt: 'Un soleil de zellige se verse en rayons dorés sur un fond de terre cuite',
  },
  video: {
    type: 'local',
    src: { file: 'quarante-secondes-huile.mp4' },
    captions: { file: 'quarante-secondes-huile.vtt' },
    duration: 12,
    aspectRatio: '9:16',
    poster: {
      file: 'quarante-secondes-huile-poster.png',
      alt: 'Première image du Reel : un soleil doré sur un fond de terre cuite',
    },
  },
  gallery: [
    {
      type: 'image',
      src: { file: 'quarante-secondes-huile-gallery-1.png' },
      alt: 'Composition géométrique dorée évoquant un filet d’huile',
      caption: 'Un plan, sans coupe.',
    },
    {
      type: 'image',
      src: { file: 'quarante-secondes-huile-gallery-2.png' },
      alt: 'Composition géométrique aux tons d’argile',
      caption: "L'assiette vient de l'atelier d'à côté.",
    },
  ],
  results: [
    "Les commandes d'huile en ligne ont triplé par rapport à la saison précédente.",
    'La première presse a été vendue en six semaines au lieu de huit.',
    "Chaque dirham d'annonce a rapporté cinq dirhams et quarante centimes de ventes.",
  ],
  metrics: [
    {
      value: '×3',
      label: 'commandes en ligne',
      description: 'Sur la saison, comparé à la précédente.',
    },
    {
      value: '5,4',
      label: "dirhams vendus par dirham d'annonce",
      description: 'Ventes attribuées sur six mois, hors boutiques.',
    },
    {
      value: '63 %',
      label: "arrivés jusqu'au prix",
      description: 'Part des lectures encore en cours à la trente-deuxième seconde.',
    },
  ],
  testimonial: {
    ...khadijaAmrani,

    content: "Un film de quarante secondes, et les commandes d'huile ont triplé.",
  },
  publishDate: '2026-02-23T09:00:00Z',
  featured: false,
  status: 'published',
  seoTitle: "Quarante secondes d'huile, un Reel pour Tafilt",
  seoDescription:
    "Un plan unique, un prix à la fin : le Reel qui a triplé les commandes en ligne d'une maison d'huile d'olive.",
};
