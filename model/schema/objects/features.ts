import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { BLOCKS } from '../../blocks.ts';
import { FIRST_BLOCKS } from '../../first-texts.ts';
import { blockFields, blockPreview } from '../block-fields.ts';
import { textField } from '../text-field.ts';

/** The most benefits (shell-2.100 in test/specification.md). */
const BENEFITS = 6;

/** The section « why choose us » (shell-2.100 in test/specification.md). Its four figures are claims: `claims.ts`. */
export const features = defineType({
  name: 'features',
  title: BLOCKS.features.title,
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description: 'Au-dessus des chiffres de l’agence, qui se changent dans « Réglages ».',
      first: FIRST_BLOCKS['features.title'],
      max: [80, 'Quatre-vingts caractères au plus.'],
    }),
    defineField({
      name: 'benefits',
      title: 'Raisons',
      description: `${BENEFITS} raisons au plus, la plus forte en premier.`,
      type: 'array',
      of: [defineArrayMember({ type: 'benefit' })],
      validation: (rule) => rule.max(BENEFITS).error(`La page a la place de ${BENEFITS} raisons.`),
    }),
    ...blockFields,
  ],
  preview: blockPreview('features'),
});
