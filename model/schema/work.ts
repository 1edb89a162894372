import { ProjectsIcon } from '@sanity/icons/Projects';
import { defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { FIRST_WORK } from '../first-texts.ts';
import { seoFields } from './seo-fields.ts';
import { textField } from './text-field.ts';

/** The texts of /work besides its case studies. One document, whose id is its type. */
export const work = defineType({
  name: 'work',
  title: TYPES.work.title,
  type: 'document',
  icon: ProjectsIcon,
  groups: [
    { name: 'head', title: 'Ouverture', default: true },
    { name: 'lists', title: 'Listes et appel' },
    { name: 'seo', title: 'Référencement' },
  ],
  fields: [
    textField({
      name: 'title',
      title: 'Grand titre',
      description: 'Un mot ou deux : il est composé en très grand, au-dessus de la recherche.',
      group: 'head',
      first: FIRST_WORK.title,
      max: [24, 'Vingt-quatre caractères au plus : le titre tient sur une ligne.'],
    }),
    textField({
      name: 'satisfiedClients',
      title: 'Clients satisfaits',
      description:
        'La part des clients de ces projets qui sont satisfaits : « 100 % ». Rien n’est affiché tant que rien n’est écrit.',
      group: 'head',
      max: [8, 'Huit caractères au plus.'],
    }),
    textField({
      name: 'reelsTitle',
      title: 'Titre des Reels',
      description: 'Au-dessus des projets filmés debout.',
      group: 'lists',
      first: FIRST_WORK.reelsTitle,
      max: [40, 'Quarante caractères au plus.'],
    }),
    textField({
      name: 'reelsText',
      title: 'Mot des Reels',
      description: 'Une phrase courte, sous leur titre.',
      group: 'lists',
      first: FIRST_WORK.reelsText,
      max: [80, 'Quatre-vingts caractères au plus.'],
    }),
    textField({
      name: 'featuredTitle',
      title: 'Titre des projets phares',
      description: 'Au-dessus des films en largeur.',
      group: 'lists',
      first: FIRST_WORK.featuredTitle,
      max: [40, 'Quarante caractères au plus.'],
    }),
    textField({
      name: 'othersTitle',
      title: 'Titre des autres projets',
      description: 'Au-dessus de ceux qui ne sont ni des Reels ni des films YouTube.',
      group: 'lists',
      first: FIRST_WORK.othersTitle,
      max: [40, 'Quarante caractères au plus.'],
    }),
    textField({
      name: 'othersText',
      title: 'Mot des autres projets',
      description: 'Une phrase, à côté de leur titre.',
      rows: 2,
      group: 'lists',
      first: FIRST_WORK.othersText,
      max: [160, 'Cent soixante caractères au plus.'],
    }),
    textField({
      name: 'callTitle',
      title: 'Titre de l’appel',
      description: 'En bas de la page. Le bouton mène à la page Contact.',
      group: 'lists',
      first: FIRST_WORK.callTitle,
      max: [60, 'Soixante caractères au plus.'],
    }),
    ...seoFields('seo', FIRST_WORK, TYPES.work.page.alsoCalled),
  ],
  preview: {
    select: { subtitle: 'title' },
    prepare: ({ subtitle }) => ({ title: 'Page Travaux', subtitle }),
  },
});
