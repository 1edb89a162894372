import { DiamondIcon } from '@sanity/icons/Diamond';
import { defineField, defineType } from '@sanity/types';

/** site-shell §2: excellence, collaboration, innovation. */
export const agencyValue = defineType({
  name: 'agencyValue',
  title: 'Valeur',
  type: 'object',
  icon: DiamondIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Valeur',
      description: 'Un mot : « Excellence ».',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Nommez la valeur.'),
        rule.max(24).error('Vingt-quatre caractères au plus.'),
      ],
    }),
    defineField({
      name: 'text',
      title: 'Ce que cela veut dire',
      description: 'Une phrase concrète : comment le client s’en aperçoit.',
      type: 'text',
      rows: 2,
      validation: (rule) => [
        rule.required().error('Dites ce que la valeur veut dire chez vous.'),
        rule.max(120).error('Cent vingt caractères au plus.'),
      ],
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
});
