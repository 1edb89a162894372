import { BlockquoteIcon } from '@sanity/icons/Blockquote';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { FIRST_CLIENTS } from '../first-texts.ts';
import { textField } from './text-field.ts';

/** The clients and their testimonials (shell-1.14 and 2.108 in test/specification.md). One document. */
export const clients = defineType({
  name: 'clients',
  title: TYPES.clients.title,
  type: 'document',
  icon: BlockquoteIcon,
  groups: [
    { name: 'logos', title: 'Logos', default: true },
    { name: 'testimonials', title: 'Témoignages' },
  ],
  fields: [
    textField({
      name: 'title',
      title: 'Titre des logos',
      description: 'Au-dessus de la frise : « Ils nous font confiance ».',
      group: 'logos',
      first: FIRST_CLIENTS.title,
      max: [60, 'Soixante caractères au plus.'],
    }),
    textField({
      name: 'text',
      title: 'Texte des logos',
      description:
        'D’où viennent les clients : « de Tanger à Dakhla ». Le site écrit devant le nombre d’entreprises, qui se change dans « Réglages ».',
      group: 'logos',
      max: [80, 'Quatre-vingts caractères au plus.'],
    }),
    defineField({
      name: 'logos',
      title: 'Logos',
      description:
        'Quinze logos remplissent la frise. Deux voisins de formes différentes se lisent mieux.',
      type: 'array',
      group: 'logos',
      of: [
        defineArrayMember({ type: 'reference', title: 'Client', to: [{ type: 'client' }] }),
        defineArrayMember({ type: 'clientLogo', title: 'Logo sans fiche' }),
      ],
    }),
    textField({
      name: 'testimonialsTitle',
      title: 'Titre des témoignages',
      description: 'Au-dessus des citations, en très grand.',
      group: 'testimonials',
      first: FIRST_CLIENTS.testimonialsTitle,
      max: [60, 'Soixante caractères au plus.'],
    }),
    defineField({
      name: 'figures',
      title: 'Chiffres',
      description:
        'Trois chiffres à côté du titre. Le quatrième est le délai de réponse de l’agence.',
      type: 'clientFigures',
      group: 'testimonials',
    }),
    defineField({
      name: 'testimonials',
      title: 'Témoignages',
      description: 'Dix voix, la plus forte en premier.',
      type: 'array',
      group: 'testimonials',
      of: [defineArrayMember({ type: 'testimonial' })],
    }),
  ],
  preview: { prepare: () => ({ title: 'Clients' }) },
});
