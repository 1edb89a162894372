import type { Service } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const strategieMarketing: DocumentSource<Service> = {
  _id: 'service-strategie-marketing',
  _type: 'service',
  _createdAt: '2026-01-08T09:00:00Z',
  title: 'Stratégie marketing',
  slug: 'strategie-marketing',
  subtitle: 'Savoir quoi ne pas faire, et pourquoi.',
  outcome: 'Un plan d’un an, chiffré, que votre équipe peut exécuter sans nous.',
  description:
    'Avant de dépenser, nous cherchons où vos clients se décident. Nous les interrogeons, nous relisons vos ventes, nous regardons vos concurrents comme un acheteur pressé les regarde.\n\nIl en sort un document court : à qui parler, avec quelle promesse, par quels canaux, dans quel ordre et pour quel budget. Et une liste de ce que vous arrêtez.',
  benefits: [
    'Cinq entretiens avec de vrais clients, dix dès Plan, enregistrés et restitués.',
    'Dès Plan, un budget ventilé mois par mois, avec un seuil d’arrêt pour chaque dépense.',
    'Trois indicateurs au plus, que vous pouvez relever sans nous.',
    'Un document lisible en vingt minutes, sans mot anglais inutile.',
  ],
  category: 'Stratégie Marketing',
  icon: 'strategy',
  coverImage: {
    file: 'service-strategie-marketing.png',
    alt: 'Un trait blanc se noue en étoile, sur un fond de terre cuite',
  },
  packages: [
    {
      name: 'Diagnostic',
      priceRange: 'dès 20 000 DH',
      timeline: '2 semaines',
      features: [
        'Relecture de vos ventes et de vos canaux',
        'Cinq entretiens clients',
        'Dix décisions à prendre, classées',
        'Restitution de deux heures',
      ],
      ideal: 'Pour savoir où l’argent se perd',
      cta: 'Choisir Diagnostic',
      popular: false,
    },
    {
      name: 'Plan',
      priceRange: '40 000 – 60 000 DH',
      timeline: '3 semaines',
      features: [
        'Tout le Diagnostic',
        'Dix entretiens clients',
        'Promesse et messages par public',
        'Calendrier et budget sur douze mois',
        'Tableau de bord prêt à remplir',
      ],
      ideal: 'Pour une année préparée d’avance',
      cta: 'Choisir Plan',
      popular: true,
    },
    {
      name: 'Direction partagée',
      priceRange: 'dès 25 000 DH par mois',
      timeline: 'Six mois au moins',
      features: [
        'Tout le Plan, la première fois',
        'Une directrice marketing, un jour par semaine',
        'Pilotage de vos prestataires',
        'Comité mensuel et arbitrages',
      ],
      ideal: 'Pour une entreprise sans direction marketing',
      cta: 'Choisir Direction partagée',
      popular: false,
    },
  ],
  process: [
    {
      step: 1,
      title: 'Relever',
      description: 'Ventes, messages, avis, visites : nous prenons les mesures avant de tracer.',
      duration: '4 jours',
      deliverables: ['Un état des lieux chiffré'],
      icon: 'compas',
    },
    {
      step: 2,
      title: 'Interroger',
      description:
        'Nous appelons vos clients, ceux qui restent et ceux qui sont partis. Vous écoutez les enregistrements.',
      duration: '1 semaine',
      deliverables: ['Les enregistrements', 'Une synthèse de trois pages'],
      icon: 'trace',
    },
    {
      step: 3,
      title: 'Trancher',
      description: 'Une demi-journée ensemble pour choisir une promesse et renoncer aux autres.',
      duration: '1 jour',
      deliverables: ['Une promesse', 'La liste de ce qui s’arrête'],
      icon: 'taille',
    },
    {
      step: 4,
      title: 'Planifier',
      description:
        'Le plan, le budget et le tableau de bord. Puis nous vous les expliquons, et vous en êtes maîtres.',
      duration: '4 jours',
      deliverables: ['Un plan de douze mois', 'Un budget', 'Un tableau de bord'],
      icon: 'pose',
    },
  ],
  proofStat: "4/10 actions arrêtées, en moyenne, après le plan. Personne n'en a repris une.",
  portfolioTags: ['Stratégie', 'Branding'],
  caseStudies: ['portfolio-mobile-app'],
  testimonials: [
    {
      name: 'Tarik Mernissi',
      role: 'Directeur général',
      company: 'client-simoun',
      rating: 5,
      date: '2026-06-09',
      content: 'Ils nous ont fait arrêter quatre dépenses sur dix. Aucune ne nous manque.',
    },
  ],
  faqs: [
    {
      question: 'Combien de temps prend une stratégie ?',
      answer:
        'De 2 à 3 semaines, entretiens compris. Au-delà, les chiffres vieillissent et les décisions attendent.',
    },
    {
      question: 'Devons-nous ensuite travailler avec vous ?',
      answer:
        "Non. Le plan est écrit pour être exécuté par n'importe quelle bonne équipe. Environ la moitié de nos clients nous confient la suite.",
    },
    {
      question: 'Notre entreprise est petite. Est-ce utile ?',
      answer:
        "Si vous dépensez plus de cinq mille dirhams par mois pour vous faire connaître, le diagnostic se rembourse en général sur ce qu'il fait arrêter.",
    },
  ],
  relatedServices: ['service-media-buying', 'service-creation-contenu'],
  relatedBlogPosts: ['post-page-accueil-parle-trop-de-vous'],
  cta: {
    title: 'Par où commencer ?',
    subtitle: 'Une heure de conversation, sans engagement ni diaporama.',
    buttonText: 'Prendre une heure',
  },
  featured: true,
  status: 'active',
  seoTitle: 'Stratégie marketing : un plan de douze mois',
  seoDescription:
    'Entretiens clients, promesse, budget et calendrier : une stratégie marketing livrée en 2 à 3 semaines, que votre équipe peut exécuter.',
};
