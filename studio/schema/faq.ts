import { defineField, defineType } from '@sanity/types';

/** content-pages §3 and site-shell §3: question and answer. */
export const faq = defineType({
  name: 'faq',
  title: 'Question fréquente',
  type: 'object',
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      description: 'Dans les mots du client, avec le point d’interrogation.',
      type: 'string',
      validation: (rule) => rule.required().error('Écrivez la question.'),
    }),
    defineField({
      name: 'answer',
      title: 'Réponse',
      description: 'La réponse d’abord, l’explication ensuite. Trois phrases suffisent.',
      type: 'text',
      rows: 4,
      validation: (rule) => rule.required().error('Écrivez la réponse.'),
    }),
  ],
  preview: { select: { title: 'question', subtitle: 'answer' } },
});
