import { MobileDeviceIcon } from '@sanity/icons/MobileDevice';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { href } from 'react-router';
import { TYPES } from '../../document-types.ts';
import { textField } from '../text-field.ts';

/** The pages with suggestions (shell-9.08 to 9.10 in test/specification.md); a prefix ends with a slash. */
const PAGES = [
  { title: 'Accueil', value: '/' },
  { title: 'Services', value: href('/services') },
  { title: 'Un service', value: TYPES.service.folder },
  { title: 'Travaux', value: href('/work') },
  { title: 'Une étude de cas', value: TYPES.portfolio.folder },
  { title: 'À propos', value: href('/about') },
  { title: 'Contact', value: href('/contact') },
  { title: 'Blog', value: href('/blog') },
  { title: 'Un article', value: TYPES.blogPost.folder },
  { title: 'Toutes les autres pages', value: 'default' },
];

/** The messages offered on one page, or on the pages of one folder. */
export const whatsappSuggestions = defineType({
  name: 'whatsappSuggestions',
  title: 'Messages d’une page',
  type: 'object',
  icon: MobileDeviceIcon,
  fields: [
    textField({
      name: 'page',
      title: 'Page',
      description: 'Chaque page figure une fois.',
      options: { list: PAGES },
      required: 'Choisissez une page.',
    }),
    defineField({
      name: 'messages',
      title: 'Messages',
      description:
        'Le visiteur voit les trois premiers. S’il y en a moins, les questions générales complètent.',
      type: 'array',
      of: [defineArrayMember({ type: 'whatsappMessage' })],
    }),
  ],
  preview: {
    select: { page: 'page', first: 'messages.0.text' },
    prepare: ({ page, first }) => ({
      title: PAGES.find(({ value }) => value === page)?.title ?? 'Page à choisir',
      subtitle: first,
    }),
  },
});
