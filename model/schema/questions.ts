import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { FIRST_QUESTIONS } from '../first-texts.ts';
import { textField } from './text-field.ts';

/** The questions of the home page (shell-2.114 in test/specification.md). One document, whose id is its type. */
export const questions = defineType({
  name: 'questions',
  title: TYPES.questions.title,
  type: 'document',
  icon: HelpCircleIcon,
  groups: [{ name: 'content', title: 'Contenu', default: true }],
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description: 'À gauche de la liste.',
      group: 'content',
      first: FIRST_QUESTIONS.title,
      max: [80, 'Quatre-vingts caractères au plus.'],
    }),
    textField({
      name: 'text',
      title: 'Texte',
      description: 'Une question courte, avant le lien vers le contact : « Il en manque une ? ».',
      group: 'content',
      max: [120, 'Cent vingt caractères au plus.'],
    }),
    defineField({
      name: 'faqs',
      title: 'Questions',
      description: 'Huit questions, la plus posée en premier : elle est ouverte à l’arrivée.',
      type: 'array',
      group: 'content',
      of: [defineArrayMember({ type: 'faq' })],
    }),
  ],
  preview: { prepare: () => ({ title: 'Questions fréquentes' }) },
});
