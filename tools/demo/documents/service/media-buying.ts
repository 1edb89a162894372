import type { Service } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const mediaBuying: DocumentSource<Service> = {
  _id: 'service-media-buying',
  _type: 'service',
  _createdAt: '2026-01-09T09:00:00Z',
  title: 'Media buying',
  slug: 'media-buying',
  subtitle: 'Chaque dirham dépensé sait pourquoi il part.',
  outcome: 'Des clients à un coût connu d’avance, et un budget qui s’arrête quand il faut.',
  description:
    "Nous achetons votre publicité en ligne : réseaux sociaux, moteurs de recherche, vidéo. Nous fixons avec vous ce que vaut un client, puis nous n'achetons qu'en dessous de ce prix.\n\nLes comptes publicitaires sont à votre nom et vous y voyez tout. Notre rémunération ne dépend pas de ce que vous dépensez : nous n'avons donc aucune raison de vous faire dépenser davantage.",
  benefits: [
    'Un coût par client fixé avant le premier dirham, et suivi chaque semaine.',
    'Des comptes à votre nom : si nous partons, tout reste.',
    'Des honoraires fixes, jamais un pourcentage de votre budget.',
    'Plusieurs annonces en course à la fois, les perdantes coupées le lundi.',
    'Une mesure qui respecte le choix des visiteurs : rien avant leur accord.',
  ],
  category: 'Media Buying',
  icon: 'scales',
  coverImage: {
    file: 'service-media-buying.png',
    alt: 'De grandes écailles bleues, safran et rouges se chevauchent',
  },
  packages: [
    {
      name: 'Essai',
      priceRange: 'dès 9 000 DH',
      timeline: '1 mois',
      features: [
        'Un canal, une offre',
        'Six annonces écrites et dessinées',
        'Mesure installée avec consentement',
        'Bilan écrit : continuer ou arrêter',
      ],
      ideal: 'Pour savoir si la publicité paie chez vous',
      cta: 'Choisir Essai',
      popular: false,
    },
    {
      name: 'Continu',
      priceRange: '12 000 – 20 000 DH par mois',
      timeline: 'Trois mois au moins',
      features: [
        'Jusqu’à trois canaux',
        'Trois annonces par semaine',
        'Pages d’arrivée ajustées',
        'Tableau de bord partagé',
        'Point hebdomadaire de trente minutes',
      ],
      ideal: 'Pour un flux régulier de demandes',
      cta: 'Choisir Continu',
      popular: true,
    },
    {
      name: 'Lancement',
      priceRange: 'dès 45 000 DH',
      timeline: '6 semaines',
      features: [
        'Plan média complet',
        'Films et visuels de campagne',
        'Achat sur tous les canaux utiles',
        'Suivi quotidien',
        'Étude après campagne',
      ],
      ideal: 'Pour une ouverture ou une saison',
      cta: 'Choisir Lancement',
      popular: false,
    },
  ],
  process: [
    {
      step: 1,
      title: 'Compter',
      description:
        'Combien vaut un client, sur un an, marge déduite ? Tout le reste découle de ce nombre.',
      duration: '2 jours',
      deliverables: ['Un coût par client à ne pas dépasser'],
      icon: 'compas',
    },
    {
      step: 2,
      title: 'Préparer',
      description: 'Comptes, mesure, annonces et pages d’arrivée. Rien ne part avant votre accord.',
      duration: '1 semaine',
      deliverables: ['Les comptes à votre nom', 'Les annonces', 'Un plan de dépense'],
      icon: 'trace',
    },
    {
      step: 3,
      title: 'Essayer',
      description: 'De petites sommes, beaucoup de variantes. Les mauvaises idées coûtent peu.',
      duration: '2 semaines',
      deliverables: ['Un relevé chaque lundi'],
      icon: 'taille',
    },
    {
      step: 4,
      title: 'Tenir',
      description: 'Le budget suit ce qui marche et s’arrête au seuil convenu, même un dimanche.',
      duration: 'Chaque mois',
      deliverables: ['Un tableau de bord', "Un bilan d'une page"],
      icon: 'pose',
    },
  ],
  proofStat: '9 % de nos annonces survivent au deuxième essai : votre budget ne va qu’à celles-là.',
  portfolioTags: ['Publicité', 'E-commerce'],
  caseStudies: ['portfolio-payer-sans-chercher', 'portfolio-quarante-secondes-huile'],
  testimonials: [
    {
      name: 'Loubna Kadiri',
      role: 'Directrice commerciale',
      company: 'client-kodba',
      rating: 5,
      date: '2026-09-15',
      content:
        "Le lundi à neuf heures, je sais ce qu'un client m'a coûté. Deux fois, ils ont arrêté une annonce avant que je le demande.",
    },
  ],
  faqs: [
    {
      question: 'Quel budget publicitaire faut-il prévoir ?',
      answer:
        'À partir de cinq mille dirhams par mois et par canal, en plus de nos honoraires. En dessous, les résultats tiennent du hasard et nous vous le dirons.',
    },
    {
      question: 'À qui appartiennent les comptes ?',
      answer: 'À vous. Nous y sommes invités, et vous pouvez nous en retirer en un clic.',
    },
    {
      question: 'Quand verrons-nous des résultats ?',
      answer:
        'Les premiers chiffres arrivent en deux semaines, un coût stable en six. Si le seuil est dépassé à la fin du premier mois, nous proposons d’arrêter.',
    },
  ],
  relatedServices: ['service-strategie-marketing', 'service-production-video'],
  relatedBlogPosts: ['post-paiement-a-la-livraison'],
  cta: {
    title: 'Que vaut un client, chez vous ?',
    subtitle: 'Donnez-nous trois chiffres. Nous vous disons si la publicité peut payer.',
    buttonText: 'Faire le calcul',
  },
  featured: false,
  status: 'active',
  seoTitle: 'Media buying : la publicité en ligne, au coût convenu',
  seoDescription:
    'Achat publicitaire à honoraires fixes, comptes à votre nom, coût par client décidé avant le premier dirham. Casablanca et tout le Maroc.',
};
