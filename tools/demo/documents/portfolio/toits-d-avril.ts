import type { Portfolio } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const toitsDAvril: DocumentSource<Portfolio> = {
  _id: 'portfolio-toits-d-avril',
  _type: 'portfolio',
  _createdAt: '2024-06-24T09:00:00Z',
  title: "Les toits d'avril",
  slug: 'toits-d-avril',
  summary:
    "Solmaz pose des panneaux solaires et n'avait que des brochures. Douze toits filmés le même jour ont signé trente-sept devis.",
  description:
    "Solmaz installe des panneaux solaires sur des usines, des fermes et des hôtels. L'entreprise vendait des kilowatts à des gens qui achètent de la tranquillité. Il fallait remplacer le tableau de chiffres par des personnes que l'on peut appeler.",
  tags: ['YouTube', 'Vidéo', 'Publicité', 'Stratégie'],
  client: 'client-solmaz',
  timeline: '11 semaines',
  role: ['Stratégie', 'Tournage par drone', 'Entretiens', 'Media buying'],
  problem:
    'Le cycle de vente durait onze mois. Les ingénieurs étaient convaincus ; les directeurs financiers demandaient un autre devis, puis un autre encore. Trois agences avaient déjà promis de la visibilité, et livré des impressions.\n\nSolmaz avait des clients heureux sur douze toits et ne les avait jamais montrés.',
  solution:
    "Nous avons filmé les douze toits le même mardi d'avril, à midi, avec douze équipes de deux, réunies pour la journée. À l'image, un compteur : ce que chaque toit a produit pendant que l'on parlait. La parole est aux directeurs financiers, qui donnent leur facture d'avant et celle d'après.\n\nLe film long a été montré à trois cents entreprises, une par une, avec le toit qui leur ressemble en ouverture. Les annonces ne demandaient pas de devis : elles donnaient le numéro d'un client.",
  techStack: [
    'Drones synchronisés',
    'Données de production en direct',
    'Annonces par compte',
    'Suivi des devis',
  ],
  video: {
    type: 'youtube',
    // The last character of a real id is one of sixteen letters and digits, "1" not being one: this id can never be given to a video.
    youtubeId: 'SolmazToit1',
    duration: 208,
    aspectRatio: '16:9',
  },
  gallery: [
    {
      type: 'image',
      src: { file: 'toits-d-avril-gallery-1.png' },
      alt: 'Une tour à gradins blanche et bleue, tendue de zellige, sur un fond safran',
      caption: 'Le plus haut des douze toits.',
    },
    {
      type: 'image',
      src: { file: 'toits-d-avril-gallery-2.png' },
      alt: 'Un soleil de zellige safran se pose sur une eau blanche, dans un ciel noir',
      caption: 'Ce que mesure le compteur, pendant que l’on parle.',
    },
  ],
  results: [
    'Trente-sept devis signés en six mois, sur trois cents entreprises visées.',
    'Le cycle de vente est passé de onze à quatre mois.',
    "Deux signataires sur trois ont appelé un client de Solmaz avant d'appeler Solmaz.",
  ],
  metrics: [
    {
      value: '37',
      label: 'devis signés',
      description: 'En six mois, contre douze le semestre précédent.',
    },
    {
      value: '4 mois',
      label: 'du film à la signature',
      description: 'Médiane des trente-sept, contre onze mois auparavant.',
    },
    {
      value: '2 sur 3',
      label: 'ont appelé un client',
      description: 'Question posée à la signature, sur six mois.',
    },
  ],
  testimonial: {
    name: 'Samira Filali',
    role: 'Directrice commerciale',
    company: 'client-solmaz',
    rating: 5,
    date: '2025-01-15',
    content:
      "Je n'envoie plus de brochure. J'envoie le numéro d'un client, et je prépare le contrat.",
  },
  publishDate: '2024-06-24T09:00:00Z',
  featured: true,
  status: 'published',
  seoTitle: "Les toits d'avril, un film pour Solmaz",
  seoDescription:
    'Tous les toits filmés le même jour, trois cents entreprises visées, trente-sept devis signés : la campagne de Solmaz.',
};
