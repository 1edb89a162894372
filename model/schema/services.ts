import { PackageIcon } from '@sanity/icons/Package';
import { defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { FIRST_SERVICES } from '../first-texts.ts';
import { seoFields } from './seo-fields.ts';
import { textField } from './text-field.ts';

/** The texts of /services besides the services themselves. One document, whose id is its type. */
export const services = defineType({
  name: 'services',
  title: TYPES.services.title,
  type: 'document',
  icon: PackageIcon,
  groups: [
    { name: 'head', title: 'Ouverture', default: true },
    { name: 'list', title: 'Liste et appel' },
    { name: 'seo', title: 'Référencement' },
  ],
  fields: [
    textField({
      name: 'title',
      title: 'Grand titre',
      description: 'Au-dessus des six portes.',
      rows: 2,
      group: 'head',
      first: FIRST_SERVICES.title,
      max: [60, 'Soixante caractères au plus.'],
    }),
    textField({
      name: 'introduction',
      title: 'Introduction',
      description: 'Ce que l’on trouve derrière les portes, en une phrase ou deux.',
      rows: 3,
      group: 'head',
      first: FIRST_SERVICES.introduction,
      max: [200, 'Deux cents caractères au plus.'],
    }),
    textField({
      name: 'listTitle',
      title: 'Titre de la liste',
      description: 'Au-dessus des services et de leurs prix.',
      rows: 2,
      group: 'list',
      first: FIRST_SERVICES.listTitle,
      max: [90, 'Quatre-vingt-dix caractères au plus.'],
    }),
    textField({
      name: 'listText',
      title: 'Mot sur les prix',
      description:
        'Une phrase, à côté du titre de la liste : la monnaie, les taxes. {taxes} y devient ce que disent vos prix, par exemple « toutes taxes comprises » ou « hors taxes ».',
      rows: 2,
      group: 'list',
      first: FIRST_SERVICES.listText,
      fields: ['taxes'],
      max: [120, 'Cent vingt caractères au plus.'],
    }),
    textField({
      name: 'callTitle',
      title: 'Titre de l’appel',
      description: 'La question en bas de la page. Le bouton mène à la page Contact.',
      group: 'list',
      first: FIRST_SERVICES.callTitle,
      max: [60, 'Soixante caractères au plus.'],
    }),
    ...seoFields('seo', FIRST_SERVICES, TYPES.services.page.alsoCalled),
  ],
  preview: {
    select: { subtitle: 'title' },
    prepare: ({ subtitle }) => ({ title: 'Page Services', subtitle }),
  },
});
