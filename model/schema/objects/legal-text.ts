import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { textField } from '../text-field.ts';

const MAX_FIGURES = 4;

/** One of /legal's four texts, with a fixed title and address (shell-2.18 and 2.138 in test/specification.md). */
export const legalText = defineType({
  name: 'legalText',
  title: 'Texte légal',
  type: 'object',
  fields: [
    textField({
      name: 'summary',
      title: 'En une phrase',
      description: 'Sur la porte qui mène au texte, en haut de la page.',
      max: [90, 'Quatre-vingt-dix caractères au plus.'],
    }),
    defineField({
      name: 'figures',
      title: 'Chiffres',
      description: 'Facultatif : ce que l’on vient chercher, en grand au-dessus du texte.',
      type: 'array',
      of: [defineArrayMember({ type: 'answerFigure' })],
      validation: (rule) => rule.max(MAX_FIGURES).error(`${MAX_FIGURES} chiffres au plus.`),
    }),
    defineField({
      name: 'body',
      title: 'Texte',
      description:
        'Un titre par sujet. Les délais et les durées tiennent mieux dans un tableau. Sans texte, la page garde sa place et le dit.',
      type: 'richText',
    }),
  ],
  preview: { select: { title: 'summary' } },
});
