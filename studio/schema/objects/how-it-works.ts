import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { textField } from '../text-field.ts';

/** The number of steps: consultation, strategy, execution, measurement (shell-2.106 in test/specification.md). */
const STEPS = 4;

export const howItWorks = defineType({
  name: 'howItWorks',
  title: 'Méthode',
  type: 'object',
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description: 'En très grand. Un retour à la ligne ici est un retour à la ligne sur la page.',
      rows: 2,
      required: 'Écrivez le titre.',
      max: [60, 'Soixante caractères au plus.'],
    }),
    defineField({
      name: 'steps',
      title: 'Étapes',
      description: `${STEPS} étapes, du premier rendez-vous à la mesure. Chacune a son dessin.`,
      type: 'array',
      of: [defineArrayMember({ type: 'workStep' })],
      validation: (rule) =>
        rule.required().length(STEPS).error(`La page a la place de ${STEPS} étapes.`),
    }),
  ],
  preview: { select: { title: 'title' } },
});
