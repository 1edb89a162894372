import type { Portfolio } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const matinDerbOmar: DocumentSource<Portfolio> = {
  _id: 'portfolio-matin-derb-omar',
  _type: 'portfolio',
  _createdAt: '2026-05-18T09:00:00Z',
  title: 'Le matin à Derb Omar',
  slug: 'matin-derb-omar',
  summary:
    "Un Reel tourné entre six et huit heures pour Tafilt : les épiciers qui ouvrent parlent d'huile mieux que nous.",
  description:
    "Tafilt presse de l'huile d'olive et la vend aux épiceries de quartier. La marque voulait parler aux commerçants, pas aux gourmets. Nous les avons filmés à l'heure où ils lèvent leur rideau, dans le quartier des grossistes.",
  tags: ['Reels', 'Vidéo', 'Contenu'],
  client: 'client-tafilt',
  timeline: '3 semaines',
  role: ['Écriture', 'Tournage', 'Montage', 'Sous-titres'],
  problem:
    "Tafilt avait quatre cents points de vente et aucun visage. Ses publications montraient des bouteilles sur fond blanc ; les épiciers ne les partageaient pas, parce qu'il n'y avait rien d'eux dedans.\n\nLe budget permettait un seul jour de tournage. Il fallait en sortir de quoi publier pendant un trimestre.",
  solution:
    "Nous avons supprimé le texte publicitaire. Cinq épiciers racontent leur premier geste du matin, en darija, devant leur propre rayon. La bouteille apparaît une fois, dans leur main. La boucle animée qui tourne ici n'en garde que l'heure et le lieu.\n\nDeux caméras, une perche, aucune lumière ajoutée : entre six et huit heures, la ville s'en charge. En une matinée nous avons tourné le film principal et onze séquences courtes, montées ensuite une par semaine.\n\nLes sous-titres français et arabes sont écrits à la main. Huit spectateurs sur dix regardent sans le son.",
  techStack: [
    'Tournage vertical 4K',
    'Son direct',
    'Lumière naturelle',
    'Sous-titres français et arabes',
  ],
  coverImage: {
    file: 'matin-derb-omar-poster.png',
    alt: 'Des boutiques de marché les unes au-dessus des autres, sous des auvents rayés safran et bleu',
    hotspot: { x: 0.5, y: 0.49, width: 0.8, height: 0.3 },
  },
  video: {
    type: 'local',
    src: { file: 'matin-derb-omar.mp4' },
    captions: { file: 'matin-derb-omar.vtt' },
    duration: 6,
    aspectRatio: '9:16',
    poster: {
      file: 'matin-derb-omar-poster.png',
      alt: 'Première image du Reel : les auvents rayés du marché, au repos',
    },
  },
  gallery: [
    {
      type: 'image',
      src: { file: 'matin-derb-omar-gallery-1.png' },
      alt: 'Une arche bleue et blanche, ouverte dans un mur rose',
      caption: 'Six heures : une première porte s’ouvre.',
    },
    {
      type: 'image',
      src: { file: 'matin-derb-omar-gallery-2.png' },
      alt: 'Une façade à balcons rouges sous un soleil safran, dans la nuit',
      caption: 'Les balcons au-dessus des grossistes, avant le jour.',
    },
  ],
  results: [
    'Un quart des épiciers du réseau a repartagé le film dans la semaine.',
    'Soixante-sept points de vente ont demandé à être livrés.',
    "Onze séquences d'une seule matinée ont nourri un trimestre de publications.",
  ],
  metrics: [
    {
      value: '+67',
      label: 'points de vente',
      description: 'Nouvelles épiceries livrées six mois après le film.',
    },
    {
      value: '71 %',
      label: 'vu en entier',
      description: 'Part des lectures allées au bout, toutes plateformes confondues.',
    },
    {
      value: '1',
      label: 'matinée de tournage',
      description: 'Pour un film principal et onze séquences courtes.',
    },
  ],
  testimonial: {
    name: 'Mustapha Zerouali',
    role: 'Responsable des ventes',
    company: 'client-tafilt',
    rating: 5,
    date: '2026-11-05',
    content:
      'Nos épiciers nous appellent pour savoir quand on vient les filmer. Avant, ils nous appelaient pour les retards.',
  },
  publishDate: '2026-05-18T09:00:00Z',
  featured: true,
  status: 'published',
  seoTitle: 'Le matin à Derb Omar, un Reel pour Tafilt',
  seoDescription:
    'Cinq épiciers, une matinée, un Reel : comment Tafilt a gagné soixante-sept points de vente en leur donnant la parole.',
};
