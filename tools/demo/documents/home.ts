import type { Home } from '../../../app/content/content.generated.ts';
import { FIRST_HOME_FORM } from '../../../model/first-texts.ts';
import type { DocumentSource } from '../source.ts';

/** No sentence here repeats one of the agency's figures: pages write those beside it, from the settings. */
export const home: DocumentSource<Home> = {
  _id: 'home',
  _type: 'home',
  _createdAt: '2026-01-05T09:00:00Z',
  heroTitle: 'Le marketing\ndigital, taillé\npièce à pièce\nà Casablanca',
  heroText:
    'Agence de marketing digital à Casablanca. Nous filmons, écrivons et codons ce qui vous amène des clients : votre premier film dès {prix}, livré en {livraison}.',
  heroPrimaryAction: 'Parler à un expert',
  heroSecondaryAction: 'Voir le portfolio',
  introduction: {
    verbs: 'Nous filmons,\nnous écrivons,\nnous dessinons,\nnous codons.',
    promise: "Pour que l'on vous choisisse, pas seulement pour que l'on vous voie.",
    text: 'Le prix du devis est celui de la facture : 30 % à la commande, 40 % à mi-parcours, 30 % à la livraison.',
    services: ['service-production-video', 'service-sites-vitrines', 'service-sites-e-commerce'],
  },
  projects: {
    title: 'Trois projets, trois chiffres.',
    text: 'Chaque étude dit d’où part le chiffre, et comment nous l’avons mesuré.',
    list: [
      'portfolio-ecommerce-modern',
      'portfolio-au-quatrieme-gauche',
      'portfolio-corporate-identity',
    ],
  },
  features: {
    title: "Pourquoi nous choisir ? Parce que les pièces s'emboîtent.",
    benefits: [
      {
        title: 'Une équipe complète',
        text: 'Réalisation, rédaction, design, code : tout le monde est à la même table.',
      },
      {
        title: 'Un seul interlocuteur',
        text: 'La personne qui signe votre devis vous répond, avant et après la livraison.',
      },
      {
        title: 'Des prix annoncés',
        text: 'Vous savez ce que vous payez, à quelle étape, et ce que vous recevez en échange.',
      },
      {
        title: "Le terrain d'abord",
        text: 'Darija, français, arabe, anglais : nous écrivons dans la langue de vos clients.',
      },
      {
        title: 'Des chiffres, pas des likes',
        text: 'Chaque projet part d’un objectif chiffré. Nous le mesurons pendant six mois.',
      },
      {
        title: "Trois mois d'avance",
        text: 'Trois mois de support offerts, petits réglages compris.',
      },
    ],
  },
  services: {
    title: 'Six métiers, une seule équipe.',
    text: 'Prenez-en un, prenez-les tous : votre interlocuteur ne change pas.',
    list: [
      {
        title: 'Branding et identité',
        description: "Un nom, un signe et une voix que l'on reconnaît avant de les lire.",
        features: [
          'Plateforme de marque et nom',
          'Logo, charte, signalétique',
          'Gabarits prêts pour vos équipes',
        ],
      },
      {
        title: 'Développement web',
        description: "Un site que l'on trouve, que l'on comprend, et qui fait sonner le téléphone.",
        features: [
          'Sites vitrines et sur mesure',
          'Chargement en moins de deux secondes',
          'Contenu modifiable sans développeur',
        ],
        service: 'service-sites-vitrines',
      },
      {
        title: 'Performance et SEO',
        description: 'Des visites qui viennent seules, parce que la réponse était chez vous.',
        features: [
          'Audit technique complet',
          'Contenus qui se positionnent',
          'Suivi mensuel, lisible',
        ],
        service: 'service-seo-strategy',
      },
      {
        title: 'Stratégie digitale',
        description: "Un plan d'un an, et un budget qui sait pourquoi il part.",
        features: [
          'Étude de vos clients',
          "Plan d'action sur un an",
          'Media buying arbitré chaque semaine',
        ],
        service: 'service-strategie-marketing',
      },
      {
        title: 'Expérience mobile',
        description: 'Une application qui tient dans le pouce et dans une journée de travail.',
        features: [
          'Applications iOS et Android',
          'Parcours testés avec de vrais usagers',
          'Pensée pour les petits forfaits',
        ],
      },
      {
        title: 'Solutions e-commerce',
        description: 'Une boutique qui encaisse la nuit et qui se range toute seule le matin.',
        features: [
          'Boutiques prêtes à vendre',
          'Paiement à la livraison ou par carte',
          'Pilotage du panier et des retours',
        ],
        service: 'service-sites-e-commerce',
      },
    ],
  },
  content: {
    title: "Une ville blanche.\nUne équipe d'ici.",
    lead: "Anfa, c'est l'ancien nom de Casablanca. Nous y travaillons depuis 2019, entre la mer et le boulevard, dans un immeuble aux balcons ronds que personne n'a réussi à copier.",
    text: "Nous en avons gardé la leçon : une courbe juste, un angle net, rien de collé après coup. C'est ainsi que nous taillons une marque : pour un seul client, et pour durer.",
    action: "Découvrir l'agence",
  },
  howItWorks: {
    title: 'Du tracé\nà la pièce posée.',
    steps: [
      {
        title: 'Consultation',
        description: "Une heure autour d'une table. Vous parlez, nous traçons.",
        details: ['Vos objectifs, vos contraintes', "Audit de l'existant", 'Compte rendu sous 48h'],
      },
      {
        title: 'Stratégie',
        description: 'Le réseau de lignes sur lequel tout viendra se poser.',
        details: ['Cibles et messages', 'Calendrier et budget', 'Indicateurs convenus ensemble'],
      },
      {
        title: 'Exécution',
        description: 'On taille, on ajuste, on vous montre chaque semaine.',
        details: [
          'Maquettes, tournages, code',
          'Un point fixe par semaine',
          'Validation étape par étape',
        ],
      },
      {
        title: 'Mesure',
        description: "La pièce est posée. On vérifie qu'elle tient, chiffres en main.",
        details: ['Tableau de bord partagé', 'Ajustements continus', '3 mois de support offerts'],
      },
    ],
  },
  contactTitle: 'Racontez-nous votre projet.',
  ...FIRST_HOME_FORM,
  seoTitle: 'Agence de marketing digital à Casablanca',
  seoDescription:
    'Vidéo, contenus, stratégie, médias et web : une seule équipe à Casablanca, des prix annoncés et un interlocuteur qui décroche.',
};
