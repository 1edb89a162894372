import type { Service } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const sitesECommerce: DocumentSource<Service> = {
  _id: 'service-sites-e-commerce',
  _type: 'service',
  _createdAt: '2026-01-13T09:00:00Z',
  title: 'Sites e-commerce',
  slug: 'sites-e-commerce',
  subtitle: 'Une boutique prête à vendre dans tout le pays.',
  outcome: 'Des commandes sans coup de téléphone, et des retours maîtrisés.',
  description:
    "Vendre en ligne au Maroc, c'est d'abord livrer et encaisser. Nous construisons la boutique autour de ces deux gestes : paiement à la livraison par défaut, carte pour ceux qui la préfèrent dès la formule Boutique, ville et téléphone en deux champs.\n\nNous livrons avec la boutique ce qui la fait vivre : les photos des premiers produits, les messages envoyés au client, le tableau des ventes et la procédure des retours.",
  benefits: [
    'Une commande en un écran de téléphone, sans création de compte.',
    "Paiement à la livraison, avec confirmation avant l'envoi ; par carte dès Boutique.",
    'Un tableau des ventes et des retours, lisible par toute l’équipe.',
    'Des fiches produits écrites et photographiées par nous, pour les dix premières au moins.',
    'Trois mois de support offerts, période de soldes comprise.',
  ],
  category: 'Développement Web',
  icon: 'shop',
  coverImage: {
    file: 'service-sites-e-commerce.png',
    alt: 'Cinq échoppes en arche sous un auvent vert, chacune à son étoile',
  },
  packages: [
    {
      name: 'Comptoir',
      priceRange: 'dès 80 000 DH',
      timeline: '8 semaines',
      features: [
        "Jusqu'à cinquante produits",
        'Paiement à la livraison',
        'Fiches et photos des dix premiers produits',
        'Tableau des ventes et des retours',
        'Messages de suivi au client',
        '3 mois de support',
      ],
      ideal: 'Pour vendre en ligne une première fois',
      cta: 'Choisir Comptoir',
      popular: false,
    },
    {
      name: 'Boutique',
      priceRange: '110 000 – 150 000 DH',
      timeline: '8 à 12 semaines',
      features: [
        'Catalogue sans limite',
        'Paiement à la livraison et par carte',
        'Fiches et photos des vingt premiers produits',
        'Relance des paniers abandonnés',
        'Français et arabe',
        '3 mois de support',
      ],
      ideal: 'Pour vendre dans tout le pays',
      cta: 'Choisir Boutique',
      popular: true,
    },
    {
      name: 'Galerie',
      priceRange: 'dès 180 000 DH',
      timeline: '12 semaines',
      features: [
        'Plusieurs vendeurs ou plusieurs magasins',
        'Stocks reliés à votre caisse',
        'Programme de fidélité',
        'Campagne de lancement',
        'Accompagnement de vos équipes pendant trois mois',
      ],
      ideal: 'Pour un réseau de magasins',
      cta: 'Choisir Galerie',
      popular: false,
    },
  ],
  process: [
    {
      step: 1,
      title: 'Écouter',
      description:
        'Nous passons une journée dans votre réserve. Le stock raconte ce que le site doit savoir faire.',
      duration: '1 semaine',
      deliverables: ['Le parcours d’achat', 'Un cahier des charges'],
      icon: 'compas',
    },
    {
      step: 2,
      title: 'Dessiner',
      description: 'Fiche, panier, commande : un prototype que vingt de vos clients essaient.',
      duration: '2 semaines',
      deliverables: ['Un prototype testé', 'Le compte rendu des essais'],
      icon: 'trace',
    },
    {
      step: 3,
      title: 'Construire',
      description: 'Code, produits, photos, paiement et livraison. Vous suivez chaque vendredi.',
      duration: '4 à 7 semaines',
      deliverables: ['La boutique complète', 'Les premières fiches produits'],
      icon: 'taille',
    },
    {
      step: 4,
      title: 'Ouvrir',
      description:
        'Une semaine de ventes réelles avec dix clients invités, puis l’ouverture à tous.',
      duration: '1 à 2 semaines',
      deliverables: [
        'Les accès et le code',
        'La formation de l’équipe',
        'La procédure des retours',
      ],
      icon: 'pose',
    },
  ],
  proofStat: '×2 sur le panier moyen de Petit Souk en quatre mois, et moins de 4 % de retours.',
  portfolioTags: ['E-commerce', 'Web Design'],
  caseStudies: ['portfolio-ecommerce-modern'],
  testimonials: [
    {
      name: 'Salma Idrissi',
      role: 'Directrice générale',
      company: 'client-petit-souk',
      rating: 5,
      date: '2026-10-06',
      content: 'Moins de quatre colis sur cent reviennent. Avant, je préférais ne pas compter.',
    },
  ],
  faqs: [
    {
      question: 'Combien coûte une boutique en ligne ?',
      answer:
        'À partir de 80 000 DH, toutes taxes comprises, photos des dix premiers produits incluses. Le paiement se fait en trois fois : 30 % à la commande, 40 % à mi-parcours, 30 % à la livraison.',
    },
    {
      question: 'Combien de temps faut-il ?',
      answer:
        'De 8 à 12 semaines selon le catalogue. Ce sont presque toujours les photos qui décident du délai : nous commençons par elles.',
    },
    {
      question: 'Peut-on proposer le paiement à la livraison ?',
      answer:
        "Oui, et il est proposé en premier. Un message de confirmation avant l'envoi évite l'essentiel des colis refusés.",
    },
    {
      question: 'Reprenez-vous une boutique existante ?',
      answer:
        'Oui. Produits, clients et adresses sont transférés, et les anciennes pages renvoient vers les nouvelles pour ne rien perdre sur Google.',
    },
  ],
  relatedServices: ['service-sites-vitrines', 'service-media-buying'],
  relatedBlogPosts: ['post-paiement-a-la-livraison'],
  cta: {
    title: 'Une boutique à ouvrir ?',
    subtitle: 'Dites-nous ce que vous vendez et à quelle ville vous rêvez de livrer.',
    buttonText: 'Parler de ma boutique',
  },
  featured: true,
  status: 'active',
  seoTitle: 'Boutique en ligne au Maroc, à partir de 80 000 DH TTC',
  seoDescription:
    'Boutique e-commerce livrée en 8 à 12 semaines : paiement à la livraison ou par carte, photos, formation et trois mois de support.',
};
