import { LinkIcon } from '@sanity/icons/Link';
import { defineField, defineType } from '@sanity/types';
import { TYPE_TITLES } from './type-titles.ts';

/** An address of the site that leads to another, for good: written when a page's address changes, and by hand. */
export const redirect = defineType({
  name: 'redirect',
  title: TYPE_TITLES.redirect,
  type: 'document',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'Ancienne adresse',
      description: 'Sans le nom du site : « /work/ancien-titre ».',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Indiquez l’adresse qui n’existe plus.'),
        rule
          .regex(ADDRESS)
          .error('Une adresse du site, qui commence par « / », sans espace ni « ? ».'),
      ],
    }),
    defineField({
      name: 'to',
      title: 'Nouvelle adresse',
      description: 'Où mener le visiteur : une adresse du site, comme « /work/nouveau-titre ».',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Indiquez où mener le visiteur.'),
        rule
          .regex(ADDRESS)
          .error('Une adresse du site, qui commence par « / », sans espace ni « ? ».'),
        rule.custom((to, { document }) =>
          to !== undefined && to === document?.from ? 'Cette adresse mènerait à elle-même.' : true,
        ),
      ],
    }),
  ],
  orderings: [
    {
      name: 'from',
      title: 'Par ancienne adresse',
      by: [{ field: 'from', direction: 'asc' }],
    },
  ],
  preview: {
    select: { from: 'from', to: 'to' },
    prepare: ({ from, to }) => ({ title: from, subtitle: to && `→ ${to}` }),
  },
});

const ADDRESS = /^\/(?!\/)[^\s?#]*$/;
