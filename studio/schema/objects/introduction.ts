import { defineField, defineType } from '@sanity/types';

/** Each verb has a storey of the façade, and each storey a window of its own shape. */
const STOREYS = 4;

/** site-shell §2: the introductory section between the hero and the features. */
export const introduction = defineType({
  name: 'introduction',
  title: 'Présentation',
  type: 'object',
  fields: [
    defineField({
      name: 'verbs',
      title: 'Ce que fait l’agence',
      description: `${STOREYS} lignes, un verbe par ligne, en très grand : « Nous filmons, ». Entrée passe à la ligne.`,
      type: 'text',
      rows: STOREYS,
      validation: (rule) => [
        rule.required().error('Écrivez ce que fait l’agence.'),
        rule
          .max(100)
          .error('Cent caractères au plus : chaque ligne tient sur un écran de téléphone.'),
      ],
    }),
    defineField({
      name: 'promise',
      title: 'Promesse',
      description: 'Une phrase, sous les verbes : à quoi sert tout cela au client.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Écrivez la promesse.'),
        rule.max(120).error('Cent vingt caractères au plus.'),
      ],
    }),
    defineField({
      name: 'text',
      title: 'Texte',
      description: 'Deux phrases au plus, à côté de la promesse.',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.max(240).error('Deux cent quarante caractères au plus.'),
    }),
  ],
  preview: { select: { title: 'promise', subtitle: 'verbs' } },
});
