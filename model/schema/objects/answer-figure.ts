import { defineType } from '@sanity/types';
import { textField } from '../text-field.ts';

/** The figure of an answer, which the home page shows in display type. */
export const answerFigure = defineType({
  name: 'answerFigure',
  title: 'Chiffre de la réponse',
  type: 'object',
  fields: [
    textField({
      name: 'value',
      title: 'Chiffre',
      description: 'Tel qu’il sera lu, en très grand : « 30 000 DH », « 2 à 4 semaines ».',
      required: 'Indiquez le chiffre.',
      max: [20, 'Vingt caractères au plus.'],
    }),
    textField({
      name: 'label',
      title: 'Ce qu’il dit',
      description: 'Quelques mots, au-dessus du chiffre : « Site vitrine TTC, dès ».',
      required: 'Dites ce que le chiffre veut dire.',
      max: [40, 'Quarante caractères au plus.'],
    }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
});
