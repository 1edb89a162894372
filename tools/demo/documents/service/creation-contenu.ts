import type { Service } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const creationContenu: DocumentSource<Service> = {
  _id: 'service-creation-contenu',
  _type: 'service',
  _createdAt: '2026-01-07T09:00:00Z',
  title: 'Création de contenu',
  slug: 'creation-contenu',
  subtitle: 'Des mots et des images que vos clients transmettent.',
  outcome: 'Une voix reconnaissable et un calendrier tenu, mois après mois.',
  description:
    "Textes de site, publications, lettres, fiches produits, photographies, illustrations : nous produisons ce que votre marque dit entre deux campagnes. En français, en darija, en arabe ou en anglais, selon la personne qui lira.\n\nTout part d'une charte de langage courte. Elle dit les mots que vous employez, ceux que vous refusez, et pourquoi. Vos équipes s'en servent ensuite sans nous.",
  benefits: [
    'Une charte de langage de six pages, que vos équipes comprennent sans formation.',
    'Dès Rythme, un calendrier sur trois mois, relu chaque lundi et jamais rempli pour remplir.',
    'Chaque texte est relu par deux personnes, dont une qui ne connaît pas votre métier.',
    'Aucune image de catalogue : dès Rythme, photos et illustrations sont produites pour vous.',
  ],
  category: 'Création de Contenu',
  icon: 'brand',
  coverImage: {
    file: 'service-creation-contenu.png',
    alt: 'Une étoile bleue à longues branches sur un fond safran',
  },
  packages: [
    {
      name: 'Socle',
      priceRange: 'dès 15 000 DH',
      timeline: '3 semaines',
      features: ['Charte de langage', 'Textes de cinq pages de site', 'Dix publications rédigées'],
      ideal: 'Pour cesser de réinventer ses phrases',
      cta: 'Choisir Socle',
      popular: false,
    },
    {
      name: 'Rythme',
      priceRange: '12 000 – 18 000 DH par mois',
      timeline: 'Trois mois au moins',
      features: [
        'Douze publications par mois',
        'Deux articles de fond',
        'Une séance photo par trimestre',
        'Réponses aux commentaires chaque jour ouvré',
        'Bilan mensuel d’une page',
      ],
      ideal: 'Pour publier sans y penser',
      cta: 'Choisir Rythme',
      popular: true,
      discount: "Un mois offert pour un engagement d'un an",
    },
    {
      name: 'Rédaction intégrée',
      priceRange: 'dès 30 000 DH par mois',
      timeline: 'Six mois au moins',
      features: [
        'Une rédactrice dédiée, deux jours par semaine chez vous',
        'Français, darija, arabe et anglais',
        'Photos et illustrations sans limite de nombre',
        'Formation de vos équipes',
      ],
      ideal: 'Pour une marque qui parle à plusieurs publics',
      cta: 'Choisir Rédaction intégrée',
      popular: false,
    },
  ],
  process: [
    {
      step: 1,
      title: 'Écouter',
      description:
        'Nous lisons vos messages clients et vos avis. Les bons mots y sont déjà ; ce sont ceux de vos acheteurs.',
      duration: '3 jours',
      deliverables: ['Un relevé des mots de vos clients'],
      icon: 'compas',
    },
    {
      step: 2,
      title: 'Accorder',
      description: 'La charte de langage est écrite avec vous, exemples à l’appui.',
      duration: '1 semaine',
      deliverables: ['Une charte de six pages', 'Dix exemples avant et après'],
      icon: 'trace',
    },
    {
      step: 3,
      title: 'Produire',
      description: 'Textes et images arrivent par lots, à date fixe, dans un dossier partagé.',
      duration: '2 semaines, puis chaque mois',
      deliverables: ['Les contenus du mois', 'Les fichiers sources'],
      icon: 'taille',
    },
    {
      step: 4,
      title: 'Ajuster',
      description: 'Ce qui a été lu, partagé ou gardé guide le mois suivant. Le reste disparaît.',
      duration: '1 jour par mois',
      deliverables: ["Un bilan d'une page", 'Le calendrier du mois suivant'],
      icon: 'pose',
    },
  ],
  proofStat: "12/12 textes livrés à l'heure, chaque mois, depuis deux ans.",
  portfolioTags: ['Contenu', 'Branding'],
  caseStudies: ['portfolio-corporate-identity'],
  testimonials: [
    {
      name: 'Meryem Alaoui Benomar',
      role: "Responsable d'atelier",
      company: 'client-argile-12',
      rating: 5,
      date: '2026-10-13',
      content:
        'Six pages de charte, et plus personne ne demande comment on écrit notre nom sur un devis.',
    },
  ],
  faqs: [
    {
      question: 'Écrivez-vous en darija ?',
      answer:
        'Oui, en lettres arabes ou latines selon vos clients. Deux personnes relisent, dont une qui ne l’a pas écrite : la darija écrite qui sonne faux se repère en trois mots.',
    },
    {
      question: 'Qui publie ?',
      answer:
        'Vous ou nous, au choix. Dans la formule Rythme, la publication et les réponses aux commentaires sont comprises.',
    },
    {
      question: 'À qui appartiennent les contenus ?',
      answer: 'À vous, dès leur paiement, sources comprises et sans limite de durée.',
    },
  ],
  relatedServices: ['service-production-video', 'service-seo-strategy'],
  relatedBlogPosts: ['post-page-accueil-parle-trop-de-vous'],
  cta: {
    title: 'Il vous manque les mots ?',
    subtitle: 'Envoyez-nous votre page la plus faible. Nous réécrivons le premier paragraphe.',
    buttonText: 'Envoyer ma page',
  },
  featured: true,
  status: 'active',
  seoTitle: 'Création de contenu en français, darija et arabe',
  seoDescription:
    'Textes, publications, photos et illustrations par une équipe de Casablanca : charte de langage, calendrier tenu, bilan chaque mois.',
};
