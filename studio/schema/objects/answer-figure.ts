import { defineField, defineType } from '@sanity/types';

/** The figure of an answer, which the home page shows in display type. */
export const answerFigure = defineType({
  name: 'answerFigure',
  title: 'Chiffre de la réponse',
  type: 'object',
  fields: [
    defineField({
      name: 'value',
      title: 'Chiffre',
      description: 'Tel qu’il sera lu, en très grand : « 30K DH », « 2 à 4 semaines ».',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Indiquez le chiffre.'),
        rule.max(20).error('Vingt caractères au plus.'),
      ],
    }),
    defineField({
      name: 'label',
      title: 'Ce qu’il dit',
      description: 'Quelques mots, au-dessus du chiffre : « Site vitrine, dès ».',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Dites ce que le chiffre veut dire.'),
        rule.max(40).error('Quarante caractères au plus.'),
      ],
    }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
});
