import type { Service } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const seoStrategy: DocumentSource<Service> = {
  _id: 'service-seo-strategy',
  _type: 'service',
  _createdAt: '2026-01-14T09:00:00Z',
  title: 'Stratégie SEO',
  slug: 'seo-strategy',
  subtitle: 'Être trouvé par ceux qui cherchent déjà.',
  outcome: 'Des visites qui viennent seules, et qui demandent un devis.',
  description:
    "Le référencement tient en trois choses : un site que Google lit sans effort, des pages qui répondent mieux que les autres, et une fiche d'établissement tenue comme une vitrine. Nous faisons les trois, dans cet ordre.\n\nNous ne promettons pas la première place. Nous promettons de savoir quelles recherches vous rapportent, de travailler celles-là, et de vous montrer chaque mois où vous en êtes.",
  benefits: [
    'Un audit technique complet, avec les corrections classées par effet.',
    'Des recherches choisies pour ce qu’elles rapportent, pas pour leur volume.',
    'Des contenus qui répondent vraiment : écrits par des gens du métier, relus par vous.',
    'Dès Quartier, votre fiche d’établissement et vos avis entretenus chaque semaine.',
    'Dès Quartier, un suivi mensuel d’une page, lisible sans formation.',
  ],
  category: 'Autre',
  icon: 'search',
  coverImage: {
    file: 'service-seo-strategy.png',
    alt: 'Un phare rayé balaie un ciel bleu pâle, au-dessus des vagues',
  },
  packages: [
    {
      name: 'Audit',
      priceRange: 'dès 12 000 DH',
      timeline: '2 semaines',
      features: [
        'Audit technique et contenus',
        'Vingt recherches prioritaires',
        'Trente corrections classées',
        'Restitution de deux heures',
      ],
      ideal: 'Pour savoir ce qui bloque',
      cta: 'Choisir Audit',
      popular: false,
    },
    {
      name: 'Quartier',
      priceRange: '8 000 – 12 000 DH par mois',
      timeline: 'Six mois au moins',
      features: [
        'Tout l’Audit, la première fois',
        'Fiche d’établissement et avis',
        'Deux pages locales par mois',
        'Corrections techniques',
        'Suivi mensuel',
      ],
      ideal: 'Pour un commerce ou un cabinet',
      cta: 'Choisir Quartier',
      popular: true,
    },
    {
      name: 'National',
      priceRange: 'dès 20 000 DH par mois',
      timeline: 'Six mois au moins',
      features: [
        'Tout l’Audit, la première fois',
        'Six contenus de fond par mois',
        'Français et arabe',
        'Relations avec les sites de référence',
        'Suivi mensuel et comité trimestriel',
      ],
      ideal: 'Pour une marque présente dans tout le pays',
      cta: 'Choisir National',
      popular: false,
    },
  ],
  process: [
    {
      step: 1,
      title: 'Relever',
      description:
        'Vitesse, structure, contenus, avis, concurrents : tout est mesuré avant de bouger.',
      duration: '2 semaines',
      deliverables: ['Un audit de trente points', 'Les vingt recherches à gagner'],
      icon: 'compas',
    },
    {
      step: 2,
      title: 'Réparer',
      description: 'Les défauts techniques d’abord : ils coûtent peu et freinent tout le reste.',
      duration: '1 mois',
      deliverables: ['Un site lisible par les moteurs', 'La mesure d’avant et d’après'],
      icon: 'trace',
    },
    {
      step: 3,
      title: 'Répondre',
      description: 'Une page par question que vos clients posent vraiment, écrite avec vous.',
      duration: 'Chaque mois',
      deliverables: ['Les pages du mois', 'La fiche d’établissement à jour'],
      icon: 'taille',
    },
    {
      step: 4,
      title: 'Tenir',
      description:
        "Nous suivons les positions, les appels et les demandes, et nous changeons ce qui n'avance pas.",
      duration: 'Chaque mois',
      deliverables: ["Un bilan d'une page"],
      icon: 'pose',
    },
  ],
  proofStat: '×2,3 sur les demandes reçues par Google en six mois, en moyenne, chez nos clients.',
  portfolioTags: ['SEO', 'Contenu', 'Web Design'],
  testimonials: [
    {
      name: 'Saïd Kabbaj',
      role: 'Serrurier',
      company: 'client-bab-co',
      rating: 5,
      date: '2024-05-21',
      content: "On m'appelle pour des serrures. Avant, on m'appelait pour des devis de cuisine.",
    },
  ],
  faqs: [
    {
      question: 'Quand verrons-nous un effet ?',
      answer:
        "Les corrections techniques se voient en quelques semaines, les contenus en trois à six mois. Une fiche d'établissement soignée peut ramener des appels dès le premier mois.",
    },
    {
      question: 'Garantissez-vous la première place ?',
      answer:
        'Non, et personne ne le peut honnêtement. Nous garantissons le travail fait, la mesure et la franchise du bilan.',
    },
    {
      question: 'Faut-il refaire notre site ?',
      answer:
        "Rarement. Huit fois sur dix, corriger suffit. Si refaire coûte moins cher que réparer, l'audit le dit, chiffres à l'appui.",
    },
  ],
  relatedServices: ['service-sites-vitrines', 'service-creation-contenu'],
  relatedBlogPosts: ['post-referencement-casablanca-trois-rues'],
  cta: {
    title: 'Qui vous trouve aujourd’hui ?',
    subtitle: 'Donnez-nous trois recherches. Nous vous disons où vous en êtes.',
    buttonText: 'Tester trois recherches',
  },
  featured: false,
  status: 'active',
  seoTitle: 'Stratégie SEO et référencement local à Casablanca',
  seoDescription:
    'Audit, corrections, contenus et fiche d’établissement : un référencement mesuré chaque mois, pensé pour Casablanca et le Maroc.',
};
