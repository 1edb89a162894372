import { defineField } from '@sanity/types';
import { MOST_PICTURES } from '../blocks.ts';
import { pictureMember } from './described-image.ts';

/** The pictures of a gallery, in their order. */
export function picturesField() {
  return defineField({
    name: 'pictures',
    title: 'Images',
    description: 'La première est la plus grande. Faites-en glisser une pour la déplacer.',
    type: 'array',
    options: { layout: 'grid' },
    of: [pictureMember('Facultative, affichée sous l’image agrandie.')],
    validation: (rule) => [
      rule.required().min(1).warning('Sans image, la galerie n’est pas sur la page.'),
      rule.max(MOST_PICTURES).error(`${MOST_PICTURES} images au plus.`),
    ],
  });
}
