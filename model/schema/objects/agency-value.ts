import { DiamondIcon } from '@sanity/icons/Diamond';
import { defineType } from '@sanity/types';
import { textField } from '../text-field.ts';

/** A value of the agency: excellence, collaboration, innovation (shell-2.112 in test/specification.md). */
export const agencyValue = defineType({
  name: 'agencyValue',
  title: 'Valeur',
  type: 'object',
  icon: DiamondIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Valeur',
      description: 'Un mot : « Excellence ».',
      required: 'Nommez la valeur.',
      max: [24, 'Vingt-quatre caractères au plus.'],
    }),
    textField({
      name: 'text',
      title: 'Ce que cela veut dire',
      description: 'Une phrase concrète : comment le client s’en aperçoit.',
      rows: 2,
      max: [120, 'Cent vingt caractères au plus.'],
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
});
