import { CommentIcon } from '@sanity/icons/Comment';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { textField } from './text-field.ts';

function generalQuestion(
  name: 'availability' | 'collaboration',
  title: string,
  description: string,
) {
  return defineField({
    name,
    title,
    description,
    type: 'whatsappMessage',
    group: 'general',
  });
}

/** The suggestions of the WhatsApp widget. One document, whose id is its type. */
export const whatsapp = defineType({
  name: 'whatsapp',
  title: TYPES.whatsapp.title,
  type: 'document',
  icon: CommentIcon,
  groups: [
    { name: 'pages', title: 'Messages par page', default: true },
    { name: 'general', title: 'Questions générales' },
  ],
  fields: [
    textField({
      name: 'greeting',
      title: 'Accueil',
      description: 'Au-dessus des messages : une salutation, une question.',
      group: 'pages',
      max: [40, 'Quarante caractères au plus.'],
    }),
    defineField({
      name: 'suggestions',
      title: 'Messages par page',
      description: 'Une page qui n’en a pas propose ceux de « Toutes les autres pages ».',
      type: 'array',
      group: 'pages',
      of: [defineArrayMember({ type: 'whatsappSuggestions' })],
    }),
    generalQuestion(
      'availability',
      'Disponibilité',
      'L’avant-dernier message de toutes les pages, saisi une seule fois.',
    ),
    generalQuestion(
      'collaboration',
      'Collaboration',
      'Le dernier message de toutes les pages, saisi une seule fois.',
    ),
  ],
  preview: {
    select: { subtitle: 'greeting' },
    prepare: ({ subtitle }) => ({ title: 'WhatsApp', subtitle }),
  },
});
