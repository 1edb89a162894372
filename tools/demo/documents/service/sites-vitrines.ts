import type { Service } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const sitesVitrines: DocumentSource<Service> = {
  _id: 'service-sites-vitrines',
  _type: 'service',
  _createdAt: '2026-01-12T09:00:00Z',
  title: 'Sites vitrines',
  slug: 'sites-vitrines',
  subtitle: "Des sites qui s'ouvrent avant l'impatience.",
  outcome: 'Un site rapide, trouvé, que vous tenez à jour sans nous appeler.',
  description:
    "Un site vitrine répond à trois questions : que vendez-vous, à quel prix, et comment vous joindre. Nous le dessinons sur téléphone d'abord, nous en relisons ou en écrivons les textes, et nous le livrons avec son contenu.\n\nPas de modèle acheté, pas d'extension empilée. Le code est court, le site s'affiche vite, et la personne qui le tiendra à jour apprend à s'en servir en une heure.",
  benefits: [
    'Une action par page : plus de demandes, moins de clics perdus.',
    'Un site que vous tenez à jour sans nous : textes, images et prix se changent en français.',
    'Une place sur Google : structure, vitesse et contenus sont pensés ensemble.',
    'Aucune dépendance cachée : le code, le nom de domaine et les données sont à vous.',
    'Trois mois de support offerts après la livraison.',
  ],
  category: 'Développement Web',
  icon: 'web',
  coverImage: {
    file: 'service-sites-vitrines.png',
    alt: 'Des modules carrés, ronds et étoilés s’assemblent en façade',
  },
  packages: [
    {
      name: 'Essentiel',
      priceRange: 'dès 30 000 DH',
      timeline: '2 à 4 semaines',
      features: [
        "Jusqu'à cinq pages",
        'Textes relus et mis en forme',
        'Formulaire et WhatsApp',
        'Référencement de base',
        'Espace de modification en français',
        '3 mois de support',
      ],
      ideal: 'Pour être trouvé et rappelé',
      cta: 'Choisir Essentiel',
      popular: false,
    },
    {
      name: 'Vitrine',
      priceRange: '45 000 – 70 000 DH',
      timeline: '4 à 6 semaines',
      features: [
        "Jusqu'à quinze pages et un blog",
        'Textes écrits par nous',
        'Français et arabe',
        'Une séance photo',
        "Plan de redirection de l'ancien site",
        '3 mois de support',
      ],
      ideal: 'Pour convaincre avant le premier appel',
      cta: 'Choisir Vitrine',
      popular: true,
    },
    {
      name: 'Sur mesure',
      priceRange: 'dès 120 000 DH',
      timeline: '2 à 4 mois',
      features: [
        'Application web complexe',
        'Connexion à vos outils',
        'Tests avec vos équipes',
        'Documentation du code',
        '3 mois de support',
      ],
      ideal: 'Pour remplacer trois tableurs',
      cta: 'Choisir Sur mesure',
      popular: false,
    },
  ],
  process: [
    {
      step: 1,
      title: 'Écouter',
      description:
        "Un atelier d'une demi-journée. Nous repartons avec le plan du site et ses priorités.",
      duration: '1 semaine',
      deliverables: ['Le plan du site', 'Un cahier des charges de huit pages'],
      icon: 'compas',
    },
    {
      step: 2,
      title: 'Dessiner',
      description: 'Les maquettes arrivent sur votre téléphone, avec les vrais textes.',
      duration: '1 semaine',
      deliverables: ['Un prototype à essayer', 'Les textes'],
      icon: 'trace',
    },
    {
      step: 3,
      title: 'Construire',
      description: 'Vous suivez l’avancement à une adresse privée, mise à jour chaque vendredi.',
      duration: '1 à 3 semaines',
      deliverables: ['Le site complet, à relire'],
      icon: 'taille',
    },
    {
      step: 4,
      title: 'Ouvrir',
      description:
        'Mise en ligne un mardi matin, jamais un vendredi soir. Puis une heure de formation.',
      duration: '1 semaine',
      deliverables: ['Les accès et le code', 'Une formation filmée', '3 mois de support'],
      icon: 'pose',
    },
  ],
  proofStat: '1,4 s pour afficher la première page, médiane de nos dix derniers sites en 4G.',
  portfolioTags: ['Web Design', 'Branding'],
  testimonials: [
    {
      name: 'Zineb Amrani',
      role: 'Directrice',
      company: 'client-yasmed',
      rating: 5,
      date: '2026-03-03',
      content:
        "J'ai changé nos horaires de Ramadan depuis le parking, en deux minutes. Personne n'a eu besoin d'un développeur.",
    },
  ],
  faqs: [
    {
      question: 'Combien coûte un site vitrine ?',
      answer:
        'À partir de 30 000 DH, toutes taxes comprises. Le devis détaille chaque poste : vous pouvez retirer ce dont vous n’avez pas besoin.',
    },
    {
      question: 'En combien de temps est-il prêt ?',
      answer:
        "Un site vitrine prend 2 à 4 semaines quand vos textes et vos images sont prêts. Quand nous les écrivons et les photographions, comptez 4 à 6 semaines : c'est le délai de nos conditions de vente.",
    },
    {
      question: 'Pouvons-nous le modifier nous-mêmes ?',
      answer:
        "Oui. Textes, images, prix et pages se changent dans un espace en français, sans développeur. La formation d'une heure est comprise.",
    },
    {
      question: 'Que se passe-t-il après la livraison ?',
      answer:
        'Vous avez 3 mois de support gratuit. Réglages, petites questions, corrections : vous écrivez à la personne qui a signé votre devis, et elle répond.',
    },
  ],
  relatedServices: ['service-sites-e-commerce', 'service-seo-strategy'],
  relatedBlogPosts: ['post-page-accueil-parle-trop-de-vous'],
  cta: {
    title: 'Un site en tête ?',
    subtitle: 'Un devis détaillé, poste par poste, sans ligne cachée.',
    buttonText: 'Demander un devis',
  },
  featured: true,
  status: 'active',
  seoTitle: 'Site vitrine à Casablanca, à partir de 30 000 DH TTC',
  seoDescription:
    'Un site vitrine rapide, écrit et livré en 2 à 6 semaines, que vous modifiez vous-même. Trois mois de support offerts.',
};
