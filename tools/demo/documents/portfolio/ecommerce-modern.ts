import type { Portfolio } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const ecommerceModern: DocumentSource<Portfolio> = {
  _id: 'portfolio-ecommerce-modern',
  _type: 'portfolio',
  _createdAt: '2026-04-06T09:00:00Z',
  title: 'Une boutique qui tient dans la main',
  slug: 'ecommerce-modern',
  summary:
    'Petit Souk vendait ses jouets en bois dans une ruelle du Maârif. En quatre mois de boutique en ligne, son panier moyen a doublé.',
  description:
    'Petit Souk fabrique des jouets en bois et les vend depuis neuf ans dans la même ruelle du Maârif. La maison voulait vendre à tout le pays sans perdre ce qui fait revenir ses clients : une vendeuse qui connaît chaque jouet, et le temps de choisir. Nous avons transporté la ruelle sur un écran de six pouces.',
  tags: ['YouTube', 'E-commerce', 'Web Design', 'Branding'],
  client: 'client-petit-souk',
  timeline: '11 semaines',
  role: ['Marque', 'Développement web', 'Vidéo', 'Media buying'],
  problem:
    "Huit clients sur dix venaient du quartier. Le reste du pays demandait les prix par message privé et attendait la réponse deux jours. Une conversation sur trois s'arrêtait là.\n\nPetit Souk avait déjà essayé une boutique en ligne. Il fallait sept écrans et une carte bancaire pour acheter une toupie. Elle a vendu onze toupies en un an.",
  solution:
    'Nous avons réduit le catalogue à soixante objets. Une fiche par objet, une seule grande image, trois phrases écrites par la vendeuse. Le paiement à la livraison arrive en premier ; la carte vient après, pour ceux qui la préfèrent.\n\nChaque jouet a son film de neuf secondes, tourné sur la même table, à la même heure. Ces films servent trois fois : sur la fiche, dans les annonces et dans le message qui suit la commande. Celui qui ouvre cette page en enchaîne dix.\n\nLe panier tient sur un écran de téléphone, avec un numéro et une ville. Nous avons testé le parcours avec vingt parents, dans la boutique, un samedi. Le bouton que personne ne voyait a changé de place le lundi.',
  techStack: [
    'Boutique sur mesure',
    'Paiement à la livraison',
    'Paiement par carte',
    'Suivi des retours',
    'Tableau de bord des ventes',
  ],
  coverImage: {
    file: 'ecommerce-modern-cover.png',
    alt: 'Cinq échoppes en arche, alignées, chacune tendue d’un zellige différent',
  },
  video: {
    type: 'youtube',
    // The last character of a real id is one of sixteen letters and digits, "1" not being one: this id can never be given to a video.
    youtubeId: 'PetitSouk-1',
    duration: 94,
    aspectRatio: '16:9',
    poster: {
      file: 'ecommerce-modern-cover.png',
      alt: 'Les échoppes de Petit Souk, image d’ouverture du film',
    },
  },
  gallery: [
    {
      type: 'image',
      src: { file: 'ecommerce-modern-gallery-1.png' },
      alt: 'Un voilier noir et blanc sur une mer safran, dans un ciel de terre cuite',
      caption: 'Une seule grande image par fiche : ici, le voilier en cèdre.',
    },
    {
      type: 'image',
      src: { file: 'ecommerce-modern-gallery-2.png' },
      alt: 'Un entrelacs safran sur fond vert se noue autour d’une étoile',
      caption: 'Le papier des paquets, dessiné pour la boutique.',
    },
    {
      type: 'image',
      src: { file: 'ecommerce-modern-gallery-3.png' },
      alt: 'Un tapis safran à bandes de losanges et de triangles bleus, noirs et blancs',
      caption: 'Le même tapis, derrière la même table : le décor des soixante films.',
    },
  ],
  results: [
    'Le panier moyen est passé de 210 à 425 DH en quatre mois.',
    'Les commandes partent dans vingt-huit villes, contre trois auparavant.',
    "Les retours restent sous les 4 %, grâce à l'appel passé avant chaque envoi.",
    'Deux personnes ont été embauchées en boutique et plus aucun message ne reste sans réponse.',
  ],
  metrics: [
    {
      value: '×2',
      label: 'panier moyen',
      description: 'De 210 à 425 DH entre le premier et le quatrième mois.',
    },
    {
      value: '+64 %',
      label: 'de commandes hors de Casablanca',
      description: 'Sur six mois, comparé aux ventes par message privé.',
    },
    {
      value: '1,4 s',
      label: 'pour afficher une fiche',
      description: "Médiane relevée en 4G sur des téléphones d'entrée de gamme.",
    },
  ],
  testimonial: {
    name: 'Houda Belkadi',
    role: 'Vendeuse',
    company: 'client-petit-souk',
    rating: 5,
    date: '2026-10-08',
    content:
      "J'ai écrit trois phrases par jouet. Des parents d'Oujda me les récitent au téléphone quand je confirme leur commande.",
  },
  publishDate: '2026-04-06T09:00:00Z',
  featured: true,
  status: 'published',
  seoTitle: 'Petit Souk : une boutique en ligne au panier doublé',
  seoDescription:
    'Boutique en ligne, films courts et paiement à la livraison : comment Petit Souk a doublé son panier moyen en quatre mois.',
};
