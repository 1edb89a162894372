import { defineField, defineType } from '@sanity/types';

/** site-shell §1: the footer's notice that the site is under construction. */
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
    defineField({
      name: 'text',
      title: 'Texte',
      description: 'Une phrase ou deux.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Écrivez l’annonce, ou décochez-la.'),
        rule.max(160).error('Cent soixante caractères au plus.'),
      ],
    }),
  ],
});
