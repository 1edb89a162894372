import type { Service } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const productionVideo: DocumentSource<Service> = {
  _id: 'service-production-video',
  _type: 'service',
  _createdAt: '2026-01-06T09:00:00Z',
  title: 'Production vidéo',
  slug: 'production-video',
  subtitle: "Des films que l'on regarde jusqu'au bout.",
  outcome: 'Un film qui vend, et de quoi publier longtemps après.',
  description:
    "Nous écrivons, tournons et montons des films courts : Reels verticaux, films de marque, entretiens, démonstrations. Une seule équipe tient le projet de la première phrase au dernier sous-titre.\n\nNous tournons tôt, avec peu de matériel et la lumière de la ville. Ce que vous ne payez pas en projecteurs, vous le retrouvez en jours de montage : c'est là que se gagne l'attention.",
  benefits: [
    'Un scénario validé avant de réserver la caméra : pas de journée de tournage pour rien.',
    'Chaque tournage donne un film principal et au moins trois séquences à publier.',
    'Sous-titres français écrits à la main, parce que le son est souvent coupé ; arabes dès Série.',
    'Les fichiers sources vous appartiennent, sans redevance ni durée limitée.',
    'Un bilan six mois après : qui a regardé, jusqu’où, et ce que cela a rapporté.',
  ],
  category: 'Production Vidéo',
  icon: 'mobile',
  coverImage: {
    file: 'service-production-video.png',
    alt: 'Trois portes en arche, tendues de zellige, sur un fond rose',
  },
  packages: [
    {
      name: 'Reel',
      priceRange: 'dès 18 000 DH',
      timeline: '2 semaines',
      features: [
        'Un scénario et un découpage',
        'Une demi-journée de tournage',
        'Un film vertical de 15 à 40 secondes',
        'Trois séquences courtes',
        'Sous-titres français',
        'Bilan à six mois',
      ],
      ideal: 'Pour essayer, avec un seul produit',
      cta: 'Choisir Reel',
      popular: false,
    },
    {
      name: 'Série',
      priceRange: '45 000 – 70 000 DH',
      timeline: '3 à 4 semaines',
      features: [
        'Une ligne éditoriale',
        'Deux jours de tournage',
        'Six films verticaux et leurs affiches',
        'Douze séquences courtes',
        'Sous-titres français et arabes',
        'Bilan à six mois',
      ],
      ideal: 'Pour tenir un trimestre de publications',
      cta: 'Choisir Série',
      popular: true,
    },
    {
      name: 'Film de marque',
      priceRange: 'dès 90 000 DH',
      timeline: '4 semaines',
      features: [
        'Écriture et repérages',
        'Trois jours de tournage, équipe complète',
        'Un film horizontal de 90 secondes',
        'Musique originale et étalonnage',
        'Versions verticale et sans parole',
        'Sous-titres français et arabes',
        'Bilan à six mois',
      ],
      ideal: 'Pour dire une fois ce que vous êtes',
      cta: 'Choisir Film de marque',
      popular: false,
    },
  ],
  process: [
    {
      step: 1,
      title: 'Écouter',
      description:
        'Une heure dans vos murs. Nous cherchons la personne, le geste ou le bruit que vos clients reconnaîtraient.',
      duration: '2 jours',
      deliverables: ['Une note d’intention', 'Un devis poste par poste'],
      icon: 'compas',
    },
    {
      step: 2,
      title: 'Écrire',
      description:
        'Le film est raconté en dix images dessinées. Vous le corrigez tant que corriger ne coûte rien.',
      duration: '4 jours',
      deliverables: ['Un scénario', 'Un découpage dessiné', 'Un plan de tournage'],
      icon: 'trace',
    },
    {
      step: 3,
      title: 'Tourner',
      description:
        "Tôt le matin, en équipe réduite. Vous pouvez être là ; ce n'est pas obligatoire.",
      duration: '1 à 3 jours',
      deliverables: ['Les images brutes, sauvegardées deux fois'],
      icon: 'taille',
    },
    {
      step: 4,
      title: 'Monter',
      description: 'Un premier montage sous cinq jours, deux séries de corrections comprises.',
      duration: '1 à 2 semaines',
      deliverables: ['Le film dans tous les formats', 'Les séquences courtes', 'Les sous-titres'],
      icon: 'pose',
    },
  ],
  proofStat: "71 % des lectures du « Matin à Derb Omar » vont jusqu'à la dernière image.",
  portfolioTags: ['Reels', 'YouTube', 'Vidéo'],
  caseStudies: ['portfolio-matin-derb-omar', 'portfolio-quarante-secondes-huile'],
  testimonials: [
    {
      name: 'Imad Tazrout',
      role: 'Responsable des livraisons',
      company: 'client-tafilt',
      rating: 5,
      date: '2026-11-12',
      content: "Le film tient en un seul plan. Je le montre aux épiciers avant d'ouvrir le camion.",
    },
    {
      name: 'Omar Sebti',
      role: 'Torréfacteur',
      company: 'client-cafe-mirage',
      rating: 5,
      date: '2026-02-18',
      content:
        'Ils sont restés deux jours dans l’escalier avant de sortir une caméra. On entend mon café monter.',
    },
  ],
  faqs: [
    {
      question: 'Combien de temps prend une vidéo ?',
      answer:
        'De 2 à 4 semaines, de la commande à la livraison. Un Reel est prêt en deux semaines ; un film de marque en demande quatre.',
    },
    {
      question: 'Devons-nous trouver les comédiens ?',
      answer:
        "Non. Le plus souvent, il n'y en a pas : vos équipes et vos clients sont plus justes. Quand il en faut, nous nous en chargeons et leurs cachets figurent au devis.",
    },
    {
      question: 'Et si le montage ne nous plaît pas ?',
      answer:
        'Deux séries de corrections sont comprises. Comme le film a été dessiné et validé avant le tournage, elles portent sur le rythme, rarement sur le fond.',
    },
    {
      question: 'Tournez-vous hors de Casablanca ?',
      answer:
        'Oui, dans tout le pays. Les trajets et les nuits sont facturés au réel, annoncés dans le devis.',
    },
  ],
  relatedServices: ['service-creation-contenu', 'service-media-buying'],
  relatedBlogPosts: ['post-filmer-a-midi'],
  cta: {
    title: 'Un film en tête ?',
    subtitle: 'Racontez-le en trois lignes. Nous revenons avec une idée et un budget.',
    buttonText: 'Parler de mon film',
  },
  featured: true,
  status: 'active',
  seoTitle: 'Production vidéo et Reels à Casablanca',
  seoDescription:
    'Écriture, tournage, montage et sous-titres : des films courts livrés en 2 à 4 semaines, à partir de 18 000 DH TTC, sources comprises.',
};
