import type { Portfolio } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const payerSansChercher: DocumentSource<Portfolio> = {
  _id: 'portfolio-payer-sans-chercher',
  _type: 'portfolio',
  _createdAt: '2026-04-20T09:00:00Z',
  title: 'Payer sans chercher',
  slug: 'payer-sans-chercher',
  summary:
    "Un Reel pour lancer la nouvelle application de Dirhamo : six secondes de film, le temps exact d'un paiement.",
  description:
    "La nouvelle application de Dirhamo paie en six secondes. Plutôt que de le dire, nous l'avons montré en temps réel : le film dure le temps d'un paiement, puis recommence. La boucle est la démonstration.",
  tags: ['Reels', 'Vidéo', 'Mobile App', 'Publicité'],
  client: 'client-dirhamo',
  timeline: '4 semaines',
  role: ['Concept', 'Animation', 'Montage', 'Plan média'],
  problem:
    "Les publicités de paiement se ressemblent : un sourire, un téléphone, un sans contact. Dans les tests menés avant le projet, personne ne savait dire quelle marque il venait de voir.\n\nDirhamo avait un seul argument, le temps, et vingt secondes d'attention au mieux pour le faire sentir.",
  solution:
    "Le film commence quand on sort le téléphone et finit quand on le range. Un compteur discret tourne en bas de l'image. À six secondes, il s'arrête, et tout reprend.\n\nTrois versions ont été montées pour trois moments de la journée : un café le matin, un cordonnier à midi, un marchand de menthe le soir. Chacune n'a été diffusée qu'à l'heure où l'on paie réellement ce que l'on y voit. La boucle qui tourne ici en est le générique, à la même durée.",
  techStack: [
    'Animation vectorielle',
    'Boucle sans raccord',
    'Diffusion par tranche horaire',
    'Sous-titres français',
  ],
  coverImage: {
    file: 'payer-sans-chercher-poster.png',
    alt: 'Une étoile de zellige blanche et safran sur un bleu profond',
    hotspot: { x: 0.5, y: 0.36, width: 0.8, height: 0.3 },
  },
  video: {
    type: 'local',
    src: { file: 'payer-sans-chercher.mp4' },
    captions: { file: 'payer-sans-chercher.vtt' },
    duration: 6,
    aspectRatio: '9:16',
    poster: {
      file: 'payer-sans-chercher-poster.png',
      alt: 'Première image du Reel : une étoile blanche et safran sur un bleu profond',
    },
  },
  gallery: [
    {
      type: 'image',
      src: { file: 'payer-sans-chercher-gallery-1.png' },
      alt: 'Des étals sous des auvents rayés safran et blanc, sur un fond vert',
      caption: 'L’étal du marchand de menthe, où l’on ne cherche plus sa monnaie.',
    },
    {
      type: 'image',
      src: { file: 'payer-sans-chercher-gallery-2.png' },
      alt: 'Trois palmiers safran et rouges devant une lune pâle, dans un ciel de nuit',
      caption: 'Le soir, dernier des trois montages.',
    },
  ],
  results: [
    "Près d'une installation sur trois vient du film, pour un cinquième du budget.",
    "Dans le test d'après campagne, six personnes sur dix citent la marque sans aide.",
    'La boucle est regardée deux fois et demie en moyenne.',
  ],
  metrics: [
    {
      value: '2,5',
      label: 'lectures par personne',
      description: 'Moyenne sur six mois, toutes versions confondues.',
    },
    {
      value: '-38 %',
      label: 'de coût par installation',
      description: 'Le film, comparé à toute la campagne : 32 % des installations, 20 % du budget.',
    },
    {
      value: '6 sur 10',
      label: 'citent la marque',
      description: 'Question posée sans aide à 300 personnes, après la campagne.',
    },
  ],
  testimonial: {
    name: 'Anas Lamrani',
    role: 'Directeur marketing',
    company: 'client-dirhamo',
    rating: 5,
    date: '2026-10-21',
    content:
      "Le film dure le temps d'un paiement. Je n'ai plus jamais eu besoin d'expliquer ce que nous faisons.",
  },
  publishDate: '2026-04-20T09:00:00Z',
  featured: true,
  status: 'published',
  seoTitle: 'Payer sans chercher, un Reel pour Dirhamo',
  seoDescription:
    "Un film qui dure exactement le temps d'un paiement : le Reel de lancement de Dirhamo, et 38 % de coût par installation en moins.",
};
