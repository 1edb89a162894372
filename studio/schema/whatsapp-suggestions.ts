import { MobileDeviceIcon } from '@sanity/icons/MobileDevice';
import { defineArrayMember, defineField, defineType } from '@sanity/types';

/** site-shell §9, Suggestion sets: six routes, three prefixes (they end with a slash) and a default. */
const PAGES = [
  { title: 'Accueil', value: '/' },
  { title: 'Services', value: '/services' },
  { title: 'Un service', value: '/services/' },
  { title: 'Travaux', value: '/work' },
  { title: 'Une étude de cas', value: '/work/' },
  { title: 'À propos', value: '/about' },
  { title: 'Contact', value: '/contact' },
  { title: 'Blog', value: '/blog' },
  { title: 'Un article', value: '/blog/' },
  { title: 'Toutes les autres pages', value: 'default' },
];

/** The messages offered on one page, or on the pages of one folder. */
export const whatsappSuggestions = defineType({
  name: 'whatsappSuggestions',
  title: 'Messages d’une page',
  type: 'object',
  icon: MobileDeviceIcon,
  fields: [
    defineField({
      name: 'page',
      title: 'Page',
      description: 'Chaque page figure une fois.',
      type: 'string',
      options: { list: PAGES },
      validation: (rule) => rule.required().error('Choisissez une page.'),
    }),
    defineField({
      name: 'messages',
      title: 'Messages',
      description:
        'Le visiteur voit les trois premiers. S’il y en a moins, les questions générales complètent.',
      type: 'array',
      of: [defineArrayMember({ type: 'whatsappMessage' })],
      validation: (rule) => rule.required().min(1).error('Il faut au moins un message.'),
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
