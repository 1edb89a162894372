import type { Blog } from '../../../app/content/content.generated.ts';
import { FIRST_BLOG, FIRST_COMMENTS } from '../../../model/first-texts.ts';
import type { DocumentSource } from '../source.ts';
import { categories } from './categories.ts';
import { amineLahlou, linaSefrioui, nadiaBerrechid } from './quoted-clients.ts';

/** They speak as readers: a note would be one of the agency's work. */
const reader = <Person extends { rating: number }>({ rating: _, ...person }: Person) => person;

export const blog: DocumentSource<Blog> = {
  _id: 'blog',
  _type: 'blog',
  _createdAt: '2026-01-05T09:00:00Z',
  ...FIRST_BLOG,
  introduction:
    'Ce que nous apprenons en travaillant. Des méthodes, des chiffres, et de temps en temps une erreur à ne pas refaire.',
  categories: categories.map(({ _id }) => _id),
  readersTitle: 'Lu le matin, essayé le soir.',
  readers: [
    {
      ...reader(linaSefrioui),
      date: '2026-02-19',
      content:
        "J'ai recopié le tableau des dépenses dans mon carnet. Nous avons arrêté deux campagnes la semaine suivante, et personne ne les a regrettées.",
    },
    {
      ...reader(amineLahlou),
      date: '2026-05-28',
      content:
        "Des articles qui donnent les chiffres, même quand ils ne sont pas flatteurs. C'est le seul blog d'agence que je fais suivre à mon comptable.",
    },
    {
      ...reader(nadiaBerrechid),
      date: '2025-07-03',
      content:
        "Mon mari filme, je monte, nos clientes reconnaissent la boutique. Tout est parti d'une lecture de quatre minutes.",
    },
  ],
  ...FIRST_COMMENTS,
  callTitle: 'Et chez vous ?',
  callText:
    'Racontez-nous où vous en êtes. On vous dit ce que nous ferions à votre place, et ce que nous ne ferions surtout pas.',
  seoTitle: 'Blog : marketing, vidéo et web à Casablanca',
  seoDescription:
    'Des méthodes, des chiffres et des erreurs à ne pas refaire : ce que nous apprenons en travaillant avec des marques marocaines.',
};
