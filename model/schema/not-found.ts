import { UnlinkIcon } from '@sanity/icons/Unlink';
import { defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { FIRST_NEAR_PAGES, FIRST_NOT_FOUND } from '../first-texts.ts';
import { textField } from './text-field.ts';

/** The texts of the 404 page. One document, whose id is its type. */
export const notFound = defineType({
  name: 'notFound',
  title: TYPES.notFound.title,
  type: 'document',
  icon: UnlinkIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Grand titre',
      description: 'Il dit que rien ne se trouve à cette adresse.',
      first: FIRST_NOT_FOUND.title,
      max: [60, 'Soixante caractères au plus.'],
    }),
    textField({
      name: 'text',
      title: 'Texte',
      description: 'Une phrase ou deux, sous le titre.',
      rows: 2,
      first: FIRST_NOT_FOUND.text,
      max: [160, 'Cent soixante caractères au plus.'],
    }),
    textField({
      name: 'nearTitle',
      title: 'Titre des suggestions',
      description: 'Au-dessus des pages dont l’adresse ressemble à celle demandée.',
      first: FIRST_NEAR_PAGES.nearTitle,
      max: [60, 'Soixante caractères au plus.'],
    }),
    textField({
      name: 'seoTitle',
      title: 'Titre de l’onglet',
      description: 'Les moteurs de recherche ne retiennent pas cette page.',
      first: FIRST_NOT_FOUND.seoTitle,
      max: [60, 'Soixante caractères au plus.'],
    }),
  ],
  preview: {
    select: { subtitle: 'title' },
    prepare: ({ subtitle }) => ({ title: 'Page introuvable', subtitle }),
  },
});
