import type { Portfolio } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const mobileApp: DocumentSource<Portfolio> = {
  _id: 'portfolio-mobile-app',
  _type: 'portfolio',
  _createdAt: '2026-02-23T09:00:00Z',
  title: 'Une application qui se fait oublier',
  slug: 'mobile-app',
  summary:
    "Dirhamo voulait que l'on paie son café en trois gestes. Nous avons retiré des écrans jusqu'à ce qu'il n'en reste que trois.",
  description:
    "Dirhamo est un portefeuille mobile pour les commerces de proximité. L'application fonctionnait ; elle demandait simplement trop d'attention pour un café à dix dirhams. Nous avons repris le parcours depuis le comptoir, avec les commerçants et leurs clients.",
  tags: ['Mobile App', 'Web Design', 'Stratégie'],
  client: 'client-dirhamo',
  timeline: '4 mois',
  role: ['Recherche utilisateur', 'Interface', 'Développement mobile', 'Page de lancement'],
  problem:
    "Payer demandait neuf écrans et une demi-minute. Devant une file d'attente, les clients rangeaient leur téléphone et sortaient une pièce. Six comptes ouverts sur dix n'avaient jamais servi deux fois.\n\nL'équipe ajoutait une fonction par mois pour retenir ses utilisateurs. Chaque fonction ajoutait un écran.",
  solution:
    "Nous avons passé quatre jours derrière le comptoir de six commerces, chronomètre en main. Le constat tient en une phrase : au moment de payer, le client regarde le vendeur, pas son téléphone.\n\nLe nouveau parcours compte trois gestes : ouvrir, viser, confirmer. Le montant est prononcé, en darija ou en français. Tout le reste, historique, plafonds, carte, est rangé derrière une seule porte.\n\nL'application pèse trois fois moins qu'avant et continue de marcher quand le réseau tombe : le paiement part dès qu'il revient, et les deux parties le savent.",
  techStack: [
    'iOS et Android',
    'Fonctionnement hors ligne',
    'Synthèse vocale',
    "Tests d'usage filmés",
    'Mesure respectueuse de la vie privée',
  ],
  coverImage: {
    file: 'mobile-app-cover.png',
    alt: 'Une étoile safran agrandie entre dans le cadre, sur un fond de nuit',
  },
  gallery: [
    {
      type: 'image',
      src: { file: 'mobile-app-gallery-1.png' },
      alt: 'Une arche safran, blanche et bleue, en trois bandes',
      caption: 'Trois bandes, trois gestes : ouvrir, viser, confirmer.',
    },
    {
      type: 'image',
      src: { file: 'mobile-app-gallery-2.png' },
      alt: 'Des losanges safran et bleus, en bandes tissées sur fond noir',
      caption: 'Le fond de la confirmation, lisible à bout de bras.',
    },
    {
      type: 'image',
      src: { file: 'mobile-app-gallery-3.png' },
      alt: 'Une tour à gradins bleue et blanche, dans un ciel clair',
      caption: 'L’illustration de la page de lancement.',
    },
  ],
  results: [
    'Un paiement prend six secondes au lieu de trente.',
    'Sept comptes sur dix servent au moins une fois par semaine.',
    "Les demandes d'aide ont été divisées par trois.",
    "L'application est notée 4,8 depuis son lancement.",
  ],
  metrics: [
    {
      value: '6 s',
      label: 'pour payer',
      description: 'Médiane au comptoir, contre trente avant la refonte.',
    },
    {
      value: '×3',
      label: 'paiements par compte actif',
      description: 'Sur six mois, comparé à la version précédente.',
    },
    {
      value: '4,8',
      label: 'de note moyenne',
      description: 'Moyenne des deux magasins, six mois après la sortie.',
    },
  ],
  testimonial: {
    name: 'Ghita Benkirane',
    role: 'Directrice produit',
    company: 'client-dirhamo',
    rating: 5,
    date: '2026-08-27',
    content:
      'Nous sommes arrivés avec une liste de fonctions. Nous sommes repartis avec trois gestes, et personne ne réclame la liste.',
  },
  publishDate: '2026-02-23T09:00:00Z',
  featured: false,
  status: 'published',
  seoTitle: 'Dirhamo : payer en trois gestes, en six secondes',
  seoDescription:
    "Refonte d'une application de paiement : trois gestes, six secondes, des commerçants qui la recommandent. Étude de cas complète.",
};
