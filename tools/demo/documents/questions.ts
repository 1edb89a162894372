import type { Questions } from '../../../app/content/content.generated.ts';
import type { DocumentSource } from '../source.ts';

/**
 * The questions of shell-2.120 to 2.124 in test/specification.md: prices, delays and support are the specified
 * ones; payment is that of the terms of sale.
 */
export const questions: DocumentSource<Questions> = {
  _id: 'questions',
  _type: 'questions',
  _createdAt: '2026-01-05T09:00:00Z',
  title: "Les questions qu'on nous pose en premier",
  text: 'Il en manque une ?',
  faqs: [
    {
      question: 'Combien coûte un site ?',
      answer:
        "Un site vitrine démarre à 30 000 DH TTC, une boutique e-commerce à 80 000 DH TTC. Le devis détaille chaque poste : vous pouvez retirer ce dont vous n'avez pas besoin.",
      figures: [
        { label: 'Site vitrine TTC, dès', value: '30 000 DH' },
        { label: 'Boutique TTC, dès', value: '80 000 DH' },
      ],
    },
    {
      question: 'Combien de temps faut-il compter ?',
      answer:
        'Un site vitrine prend 2 à 4 semaines, textes en main, une application web complexe 2 à 4 mois. Le calendrier est dans le devis, et chaque retard de notre côté vous est annoncé le jour même.',
      figures: [
        { label: 'Site vitrine', value: '2 à 4 semaines' },
        { label: 'Application complexe', value: '2 à 4 mois' },
      ],
    },
    {
      question: 'Que se passe-t-il après la livraison ?',
      answer:
        'Vous avez 3 mois de support gratuit. Réglages, questions, corrections : la personne qui a signé votre devis vous répond.',
      figures: [{ label: 'Support gratuit', value: '3 mois' }],
    },
    {
      question: 'Travaillez-vous hors de Casablanca ?',
      answer:
        "Oui, dans tout le pays. Les réunions se font chez vous, chez nous ou à l'écran ; les tournages se font sur place.",
      figures: [{ label: 'De Tanger à Dakhla', value: 'Oui' }],
    },
    {
      question: 'Pouvons-nous modifier le site nous-mêmes ?',
      answer:
        "Oui. Textes, images, prix et pages se changent dans un espace en français, sans développeur. La personne qui le tiendra à jour apprend à s'en servir en une heure.",
      figures: [{ label: 'Pour apprendre', value: '1 heure' }],
    },
    {
      question: 'Faites-vous aussi les vidéos ?',
      answer:
        'Oui : écriture, tournage, montage, sous-titres. Une vidéo prend 2 à 4 semaines, de la commande au fichier prêt à publier.',
      figures: [{ label: 'Une vidéo', value: '2 à 4 semaines' }],
    },
    {
      question: 'Comment se passe le paiement ?',
      answer:
        '30 % à la commande, 40 % à mi-parcours, 30 % à la livraison. Les montants sont en DH, toutes taxes comprises.',
      figures: [
        { label: 'À la commande', value: '30 %' },
        { label: 'À mi-parcours', value: '40 %' },
        { label: 'À la livraison', value: '30 %' },
      ],
    },
    {
      question: 'Comment mesurez-vous les résultats ?',
      answer:
        'Nous fixons deux ou trois chiffres ensemble avant de commencer, puis nous les suivons avec vous pendant six mois. S’ils ne bougent pas, nous changeons de méthode, pas de chiffres.',
      figures: [{ label: 'De suivi', value: '6 mois' }],
    },
  ],
};
