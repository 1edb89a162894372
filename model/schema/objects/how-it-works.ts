import { OlistIcon } from '@sanity/icons/Olist';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { BLOCKS } from '../../blocks.ts';
import { FIRST_BLOCKS } from '../../first-texts.ts';
import { blockFields, blockPreview } from '../block-fields.ts';
import { textField } from '../text-field.ts';

/** The most steps: consultation, strategy, execution, measurement (shell-2.106 in test/specification.md). */
const STEPS = 4;

export const howItWorks = defineType({
  name: 'howItWorks',
  title: BLOCKS.howItWorks.title,
  type: 'object',
  icon: OlistIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description: 'En très grand. Un retour à la ligne ici est un retour à la ligne sur la page.',
      rows: 2,
      first: FIRST_BLOCKS['howItWorks.title'],
      max: [60, 'Soixante caractères au plus.'],
    }),
    defineField({
      name: 'steps',
      title: 'Étapes',
      description: `${STEPS} étapes au plus, du premier rendez-vous à la mesure. Chacune a son dessin.`,
      type: 'array',
      of: [defineArrayMember({ type: 'workStep' })],
      validation: (rule) => rule.max(STEPS).error(`La page a la place de ${STEPS} étapes.`),
    }),
    ...blockFields,
  ],
  preview: blockPreview('howItWorks'),
});
