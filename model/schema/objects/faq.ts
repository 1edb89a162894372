import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { textField } from '../text-field.ts';

const MAX_FIGURES = 3;

/** A question and its answer (pages-3.12 in test/specification.md). */
export const faq = defineType({
  name: 'faq',
  title: 'Question fréquente',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    textField({
      name: 'question',
      title: 'Question',
      description: 'Dans les mots du client, avec le point d’interrogation.',
      required: 'Écrivez la question.',
    }),
    textField({
      name: 'answer',
      title: 'Réponse',
      description: 'La réponse d’abord, l’explication ensuite. Trois phrases suffisent.',
      rows: 4,
      required: 'Écrivez la réponse.',
    }),
    defineField({
      name: 'figures',
      title: 'Chiffres',
      description:
        'Facultatif : le chiffre que l’on vient chercher, repris en très grand sur la page d’accueil.',
      type: 'array',
      of: [defineArrayMember({ type: 'answerFigure' })],
      validation: (rule) =>
        rule.max(MAX_FIGURES).error(`${MAX_FIGURES} chiffres au plus, sinon on n’en voit aucun.`),
    }),
  ],
  preview: { select: { title: 'question', subtitle: 'answer' } },
});
