import { PinIcon } from '@sanity/icons/Pin';
import { defineField, defineType } from '@sanity/types';

/** A year of the agency's history on /about: content-pages §2. */
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
    defineField({
      name: 'title',
      title: 'Titre',
      description: 'Ce que la maison a gagné cette année-là : « Les balcons ».',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Donnez un titre à l’étape.'),
        rule.max(30).error('Trente caractères au plus.'),
      ],
    }),
    defineField({
      name: 'text',
      title: 'Texte',
      description: 'Ce qui s’est passé, en deux phrases.',
      type: 'text',
      rows: 3,
      validation: (rule) => [
        rule.required().error('Racontez l’étape.'),
        rule.max(180).error('Cent quatre-vingts caractères au plus.'),
      ],
    }),
  ],
  preview: { select: { title: 'year', subtitle: 'title' } },
});
