import { defineField, defineType } from '@sanity/types';
import { textField } from '../text-field.ts';

/** The footer's notice that the site is under construction (shell-1.16 in test/specification.md). */
export const announcement = defineType({
  name: 'announcement',
  title: 'Annonce',
  type: 'object',
  fields: [
    defineField({
      name: 'enabled',
      title: 'Afficher l’annonce',
      description: 'Décochez pour la retirer du pied de page.',
      type: 'boolean',
      initialValue: true,
    }),
    textField({
      name: 'text',
      title: 'Texte',
      description: 'Une phrase ou deux. Sans texte, il n’y a pas d’annonce.',
      max: [160, 'Cent soixante caractères au plus.'],
    }),
  ],
});
