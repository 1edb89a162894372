import { defineArrayMember, defineField, defineType } from '@sanity/types';

/** site-shell §2: six offers. */
const OFFERS = 6;

/** The services of the home page, which are not those of /services: decisions, Forms. */
export const offers = defineType({
  name: 'offers',
  title: 'Services de l’accueil',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Titre',
      description: 'En très grand : une dizaine de mots au plus.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Écrivez le titre.'),
        rule.max(60).error('Soixante caractères au plus.'),
      ],
    }),
    defineField({
      name: 'text',
      title: 'Texte',
      description: 'Une phrase ou deux, à côté du titre.',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.max(200).error('Deux cents caractères au plus.'),
    }),
    defineField({
      name: 'list',
      title: 'Métiers',
      description: `${OFFERS} métiers, dans l’ordre de la façade. Chaque place a son dessin.`,
      type: 'array',
      of: [defineArrayMember({ type: 'offer' })],
      validation: (rule) =>
        rule.required().length(OFFERS).error(`La façade a la place de ${OFFERS} métiers.`),
    }),
  ],
  preview: { select: { title: 'title' } },
});
