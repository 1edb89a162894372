import { PinIcon } from '@sanity/icons/Pin';
import { defineField, defineType } from '@sanity/types';
import { textField } from '../text-field.ts';

/** A year of the agency's history on /about (pages-2.72 in test/specification.md). */
export const milestone = defineType({
  name: 'milestone',
  title: 'Étape de l’histoire',
  type: 'object',
  icon: PinIcon,
  fields: [
    defineField({
      name: 'year',
      title: 'Année',
      description: 'En quatre chiffres.',
      type: 'number',
      validation: (rule) => [
        rule.required().error('Indiquez l’année.'),
        rule.integer().min(1900).max(2100).error('Quatre chiffres : « 2019 ».'),
      ],
    }),
    textField({
      name: 'title',
      title: 'Titre',
      description: 'Ce que la maison a gagné cette année-là : « Les premiers films ».',
      max: [30, 'Trente caractères au plus.'],
    }),
    textField({
      name: 'text',
      title: 'Texte',
      description: 'Ce qui s’est passé, en deux phrases.',
      rows: 3,
      max: [180, 'Cent quatre-vingts caractères au plus.'],
    }),
  ],
  preview: { select: { title: 'year', subtitle: 'title' } },
});
