import { defineField, defineType } from '@sanity/types';

/** site-shell §2, Content: who the agency is, above the white city. */
export const agencyStory = defineType({
  name: 'agencyStory',
  title: 'L’agence',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Titre',
      description: 'En très grand. Un retour à la ligne ici est un retour à la ligne sur la page.',
      type: 'text',
      rows: 2,
      validation: (rule) => [
        rule.required().error('Écrivez le titre.'),
        rule.max(60).error('Soixante caractères au plus.'),
      ],
    }),
    defineField({
      name: 'lead',
      title: 'Accroche',
      description: 'D’où vient l’agence, en deux phrases.',
      type: 'text',
      rows: 4,
      validation: (rule) => [
        rule.required().error('Écrivez l’accroche.'),
        rule.max(260).error('Deux cent soixante caractères au plus.'),
      ],
    }),
    defineField({
      name: 'text',
      title: 'Texte',
      description: 'Ce que cela change pour le client, en deux phrases.',
      type: 'text',
      rows: 4,
      validation: (rule) => rule.max(260).error('Deux cent soixante caractères au plus.'),
    }),
    defineField({
      name: 'action',
      title: 'Lien',
      description: 'Il mène à la page À propos.',
      type: 'string',
      initialValue: 'Découvrir l’agence',
      validation: (rule) => [
        rule.required().error('Écrivez le texte du lien.'),
        rule.max(30).error('Trente caractères au plus.'),
      ],
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'lead' } },
});
