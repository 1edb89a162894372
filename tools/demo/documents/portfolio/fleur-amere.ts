import type { Portfolio } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const fleurAmere: DocumentSource<Portfolio> = {
  _id: 'portfolio-fleur-amere',
  _type: 'portfolio',
  _createdAt: '2025-03-24T09:00:00Z',
  title: 'Fleur amère',
  slug: 'fleur-amere',
  summary:
    'Azahar distille la fleur du bigaradier trois semaines par an. Nous avons fait de cette rareté un flacon, un nom et un film.',
  description:
    "Azahar est une maison de parfum née d'un verger, près de Khémisset. Une fleur, une récolte, une eau. La fondatrice la vendait à des marques qui la diluaient ; elle voulait la vendre sous son propre nom, sans ruban doré et sans chameau.",
  tags: ['Reels', 'Vidéo', 'Branding', 'Contenu'],
  client: 'client-azahar',
  timeline: '10 semaines',
  role: ['Nom et récit', 'Identité visuelle', 'Flacon', 'Film'],
  problem:
    "Au rayon, vingt eaux de fleur d'oranger se ressemblent : une arabesque, une police dorée, une fleur de dos. L'acheteur prend la moins chère, pour la cuisine.\n\nLe parfum d'Azahar est amer avant d'être doux. C'était le seul défaut que les acheteurs citaient, et la seule chose dont ils se souvenaient.",
  solution:
    "Nous avons gardé le défaut. « Amère » est écrit sur le flacon, en grand, là où les autres écrivent « douceur ». Le signe est la fleur vue de face, tracée au compas depuis son cœur : c'est déjà un zellige.\n\nLe film tient en cinq secondes : la fleur, seule, et un mouvement. Il recommence sans fin sur l'écran de la boutique et dans le téléphone de ceux qui ont ouvert un échantillon.",
  techStack: [
    'Plateforme de marque',
    'Flacon sérigraphié',
    'Animation en boucle',
    "Cartes d'échantillon",
  ],
  coverImage: {
    file: 'fleur-amere-poster.png',
    alt: 'Des fleurs d’oranger amer à cinq pétales, blanches et safran, sur un vert profond',
    hotspot: { x: 0.5, y: 0.4, width: 0.8, height: 0.3 },
  },
  video: {
    type: 'local',
    src: { file: 'fleur-amere.mp4' },
    captions: { file: 'fleur-amere.vtt' },
    duration: 5,
    aspectRatio: '9:16',
    poster: {
      file: 'fleur-amere-poster.png',
      alt: 'Première image du Reel : la fleur de face, avant qu’elle ne tourne',
    },
  },
  gallery: [
    {
      type: 'image',
      src: { file: 'fleur-amere-gallery-1.png' },
      alt: "Des arches vertes, blanches et safran s'ouvrent sur une porte de zellige",
      caption: 'La boutique du verger, ouverte trois semaines par an.',
    },
    {
      type: 'image',
      src: { file: 'fleur-amere-gallery-2.png' },
      alt: 'Un zellige blanc, rouge et bleu se défait en éclats sur un fond rose',
      caption: 'Le papier des cartes : le zellige s’ouvre, pièce après pièce.',
    },
  ],
  results: [
    'La récolte entière a été vendue sous le nom de la maison.',
    'Le litre se vend quatre fois le prix payé par les anciens revendeurs.',
    'Neuf boutiques de Rabat, Casablanca et Marrakech ont demandé le flacon en dépôt.',
  ],
  metrics: [
    {
      value: '×4',
      label: 'le prix du litre',
      description: 'Comparé au prix payé par les revendeurs, un an plus tôt.',
    },
    {
      value: '2 m',
      label: 'pour le reconnaître',
      description: 'Test mené en rayon avec trente clients, sans marque visible.',
    },
    {
      value: '9',
      label: 'boutiques en dépôt',
      description: 'Six mois après la première mise en rayon.',
    },
  ],
  testimonial: {
    name: 'Hajar Sefrioui',
    role: 'Responsable de la distillation',
    company: 'client-azahar',
    rating: 5,
    date: '2025-10-02',
    content:
      "J'ai toujours dit qu'elle était amère. C'est la première fois qu'on l'écrit sur le flacon.",
  },
  publishDate: '2025-03-24T09:00:00Z',
  featured: false,
  status: 'published',
  seoTitle: 'Fleur amère : la marque et le film d’Azahar',
  seoDescription:
    "Un nom qui assume l'amertume, un flacon tracé au compas, un film en boucle : l'identité complète d'une maison de fleur d'oranger.",
};
