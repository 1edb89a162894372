import { LinkIcon } from '@sanity/icons/Link';
import { defineField, defineType } from '@sanity/types';
import { asWritten } from '../as-written.ts';

export const socialLink = defineType({
  name: 'socialLink',
  title: 'Réseau social',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'platform',
      title: 'Réseau',
      description: 'Le site en dessine le pictogramme.',
      type: 'string',
      options: { list: asWritten(['Instagram', 'LinkedIn', 'YouTube', 'Facebook', 'TikTok', 'X']) },
      validation: (rule) => rule.required().error('Choisissez un réseau.'),
    }),
    defineField({
      name: 'url',
      title: 'Adresse du profil',
      description: 'L’adresse complète, avec https://.',
      type: 'url',
      validation: (rule) =>
        rule
          .required()
          .uri({ scheme: ['https'] })
          .error('Indiquez une adresse qui commence par https://.'),
    }),
  ],
  preview: { select: { title: 'platform', subtitle: 'url' } },
});
