import type { Portfolio } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const route9: DocumentSource<Portfolio> = {
  _id: 'portfolio-route-9',
  _type: 'portfolio',
  _createdAt: '2024-02-12T09:00:00Z',
  title: 'Route 9',
  slug: 'route-9',
  summary:
    'Cent dix chauffeurs, neuf appels par livraison. Karvane a remplacé le téléphone par un écran que l’on lit à bout de bras.',
  description:
    "Karvane transporte du textile et des pièces détachées de Casablanca à Zagora, par Marrakech et le col du Tichka : la nationale 9, d'un bout à l'autre. Tout passait par le téléphone : la commande, l'adresse, le retard, l'excuse. La direction voulait un outil ; les chauffeurs voulaient surtout qu'on cesse de les appeler.",
  tags: ['Mobile App', 'Stratégie', 'Branding'],
  client: 'client-karvane',
  timeline: '14 semaines',
  role: ['Recherche de terrain', 'Interface', 'Développement mobile', 'Nom et signe'],
  problem:
    "Chaque livraison demandait neuf appels, dont quatre au volant. Les retards se découvraient à l'arrivée. Un premier logiciel, acheté sur catalogue, avait été abandonné en trois semaines : il fallait des lunettes pour le lire.\n\nLes clients, eux, ne savaient jamais où était leur camion.",
  solution:
    "Nous avons fait trois fois la route, en cabine. Un chauffeur regarde son écran une seconde, de loin, en plein soleil. L'application tient donc en trois couleurs et neuf mots, les plus gros possible ; le reste se parle, en darija ou en français.\n\nChaque arrêt est un seul geste du pouce. Le client reçoit une adresse web, pas une application à installer : le camion y avance sur une ligne droite, lacets compris, avec une heure d'arrivée qui ne ment pas. L'outil a pris le nom de la route qu'ils détestaient tous, et qui est devenue leur préférée.",
  techStack: [
    'Application hors connexion',
    'Synthèse vocale en darija',
    'Suivi par adresse web',
    'Tableau de bord des tournées',
  ],
  gallery: [
    {
      type: 'image',
      src: { file: 'route-9-gallery-1.png' },
      alt: 'Des dunes safran, blanches et bleu pâle sous un croissant de lune, dans une nuit noire',
      caption: 'Zagora, de nuit : le bout de la ligne.',
    },
    {
      type: 'image',
      src: { file: 'route-9-gallery-2.png' },
      alt: 'Un entrelacs blanc, sur fond bleu, se noue autour d’une étoile safran',
      caption: 'Le réseau, tel que le client ne le voit pas : pour lui, une seule ligne.',
    },
  ],
  results: [
    'Les appels au volant ont disparu : zéro en six mois.',
    "Quatre-vingt-seize livraisons sur cent arrivent dans l'heure annoncée.",
    "L'outil a été adopté par les cent dix chauffeurs en dix jours, sans formation.",
  ],
  metrics: [
    {
      value: '96 %',
      label: "dans l'heure annoncée",
      description: 'Livraisons de six mois, toutes lignes confondues.',
    },
    {
      value: '9 → 1',
      label: 'appel par livraison',
      description: 'Celui qui reste sert à dire merci.',
    },
    {
      value: '10 j',
      label: "pour que tous l'adoptent",
      description: 'Cent dix chauffeurs, aucune séance de formation.',
    },
  ],
  testimonial: {
    name: 'Driss Ouhaddou',
    role: 'Chauffeur',
    company: 'client-karvane',
    rating: 5,
    date: '2024-08-20',
    content:
      "Avant, je répondais en conduisant. Maintenant j'appuie une fois par arrêt, et le camion raconte le reste.",
  },
  publishDate: '2024-02-12T09:00:00Z',
  featured: false,
  status: 'published',
  seoTitle: "Route 9 : l'application des chauffeurs de Karvane",
  seoDescription:
    'Trois couleurs, neuf mots, un geste par arrêt : une application de transport adoptée par cent dix chauffeurs en dix jours.',
};
