import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineArrayMember, defineField, defineType } from '@sanity/types';

/** The questions of the home page: site-shell §2, FAQ. One document, whose id is its type. */
export const questions = defineType({
  name: 'questions',
  title: 'Questions fréquentes',
  type: 'document',
  icon: HelpCircleIcon,
  groups: [{ name: 'content', title: 'Contenu', default: true }],
  fields: [
    defineField({
      name: 'title',
      title: 'Titre',
      description: 'À gauche de la liste.',
      type: 'string',
      group: 'content',
      validation: (rule) => [
        rule.required().error('Écrivez le titre.'),
        rule.max(80).error('Quatre-vingts caractères au plus.'),
      ],
    }),
    defineField({
      name: 'text',
      title: 'Texte',
      description: 'Une question courte, avant le lien vers le contact : « Il en manque une ? ».',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(120).error('Cent vingt caractères au plus.'),
    }),
    defineField({
      name: 'faqs',
      title: 'Questions',
      description: 'Huit questions, la plus posée en premier : elle est ouverte à l’arrivée.',
      type: 'array',
      group: 'content',
      of: [defineArrayMember({ type: 'faq' })],
      validation: (rule) => rule.required().min(1).error('Écrivez au moins une question.'),
    }),
  ],
  preview: { prepare: () => ({ title: 'Questions fréquentes' }) },
});
