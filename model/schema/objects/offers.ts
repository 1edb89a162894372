import { PackageIcon } from '@sanity/icons/Package';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { BLOCKS } from '../../blocks.ts';
import { FIRST_BLOCKS } from '../../first-texts.ts';
import { blockFields, blockPreview } from '../block-fields.ts';
import { textField } from '../text-field.ts';

/** The most offers (shell-2.102 in test/specification.md). */
const OFFERS = 6;

/** The services of the home page (shell-2.102 in test/specification.md), which are not those of /services. */
export const offers = defineType({
  name: 'offers',
  title: BLOCKS.offers.title,
  type: 'object',
  icon: PackageIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description: 'En très grand : une dizaine de mots au plus.',
      first: FIRST_BLOCKS['offers.title'],
      max: [60, 'Soixante caractères au plus.'],
    }),
    textField({
      name: 'text',
      title: 'Texte',
      description: 'Une phrase ou deux, à côté du titre.',
      rows: 3,
      max: [200, 'Deux cents caractères au plus.'],
    }),
    defineField({
      name: 'list',
      title: 'Métiers',
      description: `${OFFERS} métiers au plus, dans l’ordre de la page. Chaque place a son dessin.`,
      type: 'array',
      of: [defineArrayMember({ type: 'offer' })],
      validation: (rule) => rule.max(OFFERS).error(`La page a la place de ${OFFERS} métiers.`),
    }),
    ...blockFields,
  ],
  preview: blockPreview('offers'),
});
