import type { Portfolio } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const auQuatriemeGauche: DocumentSource<Portfolio> = {
  _id: 'portfolio-au-quatrieme-gauche',
  _type: 'portfolio',
  _createdAt: '2025-06-09T09:00:00Z',
  title: 'Au quatrième gauche',
  slug: 'au-quatrieme-gauche',
  summary:
    "Un café que l'on sonne à l'interphone. Le film de Café Mirage donne une adresse, un étage, et plus rien d'autre.",
  description:
    "Café Mirage torréfie au quatrième étage d'un immeuble du boulevard Mohammed V. Pas de vitrine, pas d'enseigne : une sonnette. La marque vivait de ses habitués et cherchait les suivants, sans devenir un café comme les autres.",
  tags: ['YouTube', 'Vidéo', 'Branding', 'Contenu'],
  client: 'client-cafe-mirage',
  timeline: '7 semaines',
  role: ['Récit', 'Réalisation', 'Création sonore', 'Sous-titres'],
  problem:
    "Les gens passaient devant l'immeuble sans lever la tête. Ceux qui montaient revenaient ; encore fallait-il qu'ils trouvent la porte. Les plans affichés dans le hall disparaissaient dans la semaine.\n\nLa marque avait peur de la publicité : un endroit que tout le monde connaît n'est plus une découverte.",
  solution:
    "Nous avons écrit un film de deux minutes qui se passe entièrement dans l'escalier. On monte derrière une cliente, étage par étage ; chaque palier a son bruit, et l'odeur du café arrive avant la porte. La dernière phrase est celle qu'elle dit dans l'interphone.\n\nLe film n'a été acheté nulle part. Il est parti d'un seul message aux quatre cents habitués, avec une consigne : l'envoyer à une personne, pas à deux. Les sacs portent la dernière phrase, sans le nom de la marque.",
  techStack: ['Plan-séquence', 'Prise de son binaurale', 'Étalonnage', 'Sous-titres trois langues'],
  video: {
    type: 'youtube',
    // The last character of a real id is one of sixteen letters and digits, "1" not being one: this id can never be given to a video.
    youtubeId: 'CafeMirage1',
    duration: 124,
    aspectRatio: '16:9',
  },
  gallery: [
    {
      type: 'image',
      src: { file: 'au-quatrieme-gauche-gallery-1.png' },
      alt: 'Une façade safran aux balcons noirs, sous un soleil blanc, dans un ciel vert',
      caption: "L'immeuble, vu du trottoir : rien n'annonce le quatrième.",
    },
    {
      type: 'image',
      src: { file: 'au-quatrieme-gauche-gallery-2.png' },
      alt: 'Un zellige blanc, bleu et noir se défait en éclats sur un fond safran',
      caption: 'Le motif du sac. Il porte une phrase, pas un nom.',
    },
  ],
  results: [
    'Un client sur deux entre en citant la dernière phrase du film.',
    'Les ventes de café en grains ont dépassé celles du comptoir.',
    "Le film est toujours envoyé, un an après, d'un habitué à un ami.",
  ],
  metrics: [
    {
      value: '+58 %',
      label: 'de premières visites',
      description: "Sur six mois, comptées à l'interphone par l'équipe.",
    },
    {
      value: '0 DH',
      label: 'de diffusion',
      description: 'Quatre cents messages, aucun espace acheté.',
    },
    {
      value: '81 %',
      label: "montés jusqu'à la porte",
      description: 'Part des lectures arrivées au quatrième étage.',
    },
  ],
  testimonial: {
    name: 'Rania Bennani',
    role: 'Barista',
    company: 'client-cafe-mirage',
    rating: 5,
    date: '2025-12-10',
    content: "On me récite la phrase à l'interphone avant de dire bonjour. J'ouvre, évidemment.",
  },
  publishDate: '2025-06-09T09:00:00Z',
  featured: true,
  status: 'published',
  seoTitle: 'Au quatrième gauche, un film pour Café Mirage',
  seoDescription:
    'Deux minutes dans un escalier, aucune diffusion payée : le film qui a amené 58 % de premières visites de plus à un café sans enseigne.',
};
