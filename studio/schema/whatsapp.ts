import { CommentIcon } from '@sanity/icons/Comment';
import { defineArrayMember, defineField, defineType } from '@sanity/types';

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
    validation: (rule) => rule.required().error('Écrivez la question.'),
  });
}

/** What the WhatsApp widget offers to ask. One document, whose id is its type. */
export const whatsapp = defineType({
  name: 'whatsapp',
  title: 'WhatsApp',
  type: 'document',
  icon: CommentIcon,
  groups: [
    { name: 'pages', title: 'Messages par page', default: true },
    { name: 'general', title: 'Questions générales' },
  ],
  fields: [
    defineField({
      name: 'greeting',
      title: 'Accueil',
      description: 'Au-dessus des messages : une salutation, une question.',
      type: 'string',
      group: 'pages',
      validation: (rule) => [
        rule.required().error('Écrivez un mot d’accueil.'),
        rule.max(40).error('Quarante caractères au plus.'),
      ],
    }),
    defineField({
      name: 'suggestions',
      title: 'Messages par page',
      description: 'Une page qui n’en a pas propose ceux de « Toutes les autres pages ».',
      type: 'array',
      group: 'pages',
      of: [defineArrayMember({ type: 'whatsappSuggestions' })],
      validation: (rule) => rule.required().min(1).error('Il faut au moins une page.'),
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
