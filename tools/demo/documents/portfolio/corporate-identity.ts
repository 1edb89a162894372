import type { Portfolio } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const corporateIdentity: DocumentSource<Portfolio> = {
  _id: 'portfolio-corporate-identity',
  _type: 'portfolio',
  _createdAt: '2026-03-16T09:00:00Z',
  title: "L'argile, mais au cordeau",
  slug: 'corporate-identity',
  summary:
    "Un nom, un signe, douze gabarits et une façade : l'atelier de céramique Argile 12 se reconnaît désormais de l'autre trottoir.",
  description:
    "Argile 12 cuit des carreaux et de la vaisselle à Salé, pour des architectes et des restaurants. L'atelier travaillait sous le nom de son fondateur, parti à la retraite. Il fallait un nom à l'équipe qui reste, et un signe aussi exact que ses carreaux.",
  tags: ['YouTube', 'Branding', 'Logo Design', 'Contenu'],
  client: 'client-argile-12',
  timeline: '9 semaines',
  role: ['Plateforme de marque', 'Identité visuelle', 'Signalétique', 'Film'],
  problem:
    "L'atelier se présentait de quatre façons : un nom sur la façade, un autre sur les factures, un troisième sur les réseaux, aucun sur les carreaux. Les architectes le recommandaient en disant « le céramiste de Salé ».\n\nDeux concurrents portaient presque le même nom de famille. Trois commandes en six mois étaient parties chez eux par erreur.",
  solution:
    "Un carreau passe par douze mains avant d'être jugé bon. C'est devenu le nom. Le signe est une terre coupée au cordeau : un carré, une entaille, aucun effet.\n\nNous avons livré douze gabarits que l'équipe remplit seule : devis, fiche technique, étiquette, publication, carton d'invitation. Chaque gabarit a été testé par la personne qui s'en sert, pas par la direction.\n\nUn film d'une minute trente suit un carreau du four au mur. Il remplace la plaquette, que plus personne n'ouvrait.",
  techStack: [
    'Plateforme de marque',
    'Charte et grille',
    'Signalétique gravée',
    'Gabarits modifiables',
    'Film 4K',
  ],
  coverImage: {
    file: 'corporate-identity-cover.png',
    alt: 'Un demi-soleil de zellige se lève sur une mer de traits, dans un ciel rose',
  },
  video: {
    type: 'youtube',
    // The last character of a real id is one of sixteen letters and digits, "1" not being one: this id can never be given to a video.
    youtubeId: 'Argile-12-1',
    duration: 92,
    aspectRatio: '16:9',
    poster: {
      file: 'corporate-identity-cover.png',
      alt: 'Le soleil de zellige, image d’ouverture du film',
    },
  },
  gallery: [
    {
      type: 'image',
      src: { file: 'corporate-identity-gallery-1.png' },
      alt: 'Un entrelacs de traits noirs et d’étoiles blanches, sur de la terre cuite',
      caption: 'Le tracé, avant la coupe.',
    },
    {
      type: 'image',
      src: { file: 'corporate-identity-gallery-2.png' },
      alt: 'Des éclats bleus et rouges se rassemblent en zellige sur un fond clair',
      caption: 'Le motif des gabarits, pièce à pièce.',
    },
    {
      type: 'image',
      src: { file: 'corporate-identity-gallery-3.png' },
      alt: 'Une tour à gradins blanche et bleue, tendue de zellige, dans un ciel rose',
      caption: "La façade, lisible de l'autre trottoir.",
    },
  ],
  results: [
    "Plus aucune commande n'est partie chez un homonyme depuis le changement de nom.",
    'Un devis prend douze minutes au lieu d’une heure.',
    'Trois cabinets d’architectes ont inscrit Argile 12 dans leurs carnets de matériaux.',
    "Le film a été vu jusqu'au bout par 58 % de ceux qui l'ont lancé.",
  ],
  metrics: [
    {
      value: '+41 %',
      label: 'de demandes de devis',
      description: 'Sur six mois, comparé aux six mois précédents.',
    },
    {
      value: '12 min',
      label: 'pour établir un devis',
      description: 'Contre une heure avant les gabarits, chronométré par l’atelier.',
    },
    {
      value: '58 %',
      label: 'de lectures complètes du film',
      description: 'Part des lectures allées jusqu’à la dernière image.',
    },
  ],
  testimonial: {
    content:
      "On nous appelait « le céramiste de Salé ». On nous appelle maintenant par notre nom, et on l'écrit sans faute.",
    name: 'Rachid Benomar',
    role: 'Gérant',
    company: 'client-argile-12',
    rating: 5,
    date: '2026-09-22',
  },
  publishDate: '2026-03-16T09:00:00Z',
  featured: true,
  status: 'published',
  seoTitle: "Argile 12 : l'identité d'un atelier de céramique",
  seoDescription:
    "Nom, signe, signalétique, gabarits et film : l'identité complète d'un atelier de céramique, et 41 % de demandes de devis en plus.",
};
