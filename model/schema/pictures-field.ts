import { defineArrayMember, defineField } from '@sanity/types';
import { ALT_MAX_LENGTH, SHOWN_SHAPES } from './described-image.ts';
import { textField } from './text-field.ts';

/** The most pictures that a gallery holds. */
const MANY_PICTURES = 12;

/** The pictures of a gallery, in their order. */
export function picturesField() {
  return defineField({
    name: 'pictures',
    title: 'Images',
    description: 'La première est la plus grande. Faites-en glisser une pour la déplacer.',
    type: 'array',
    options: { layout: 'grid' },
    of: [
      defineArrayMember({
        type: 'image',
        title: 'Image',
        options: { hotspot: { previews: SHOWN_SHAPES } },
        fields: [
          defineField({
            name: 'alt',
            title: 'Description de l’image',
            description:
              'Dites en une phrase ce que l’on voit, pour les personnes qui ne voient pas l’image.',
            type: 'string',
            validation: (rule) => [
              rule.required().error('Décrivez l’image en une phrase.'),
              rule.max(ALT_MAX_LENGTH).warning(`Restez sous ${ALT_MAX_LENGTH} caractères.`),
            ],
          }),
          textField({
            name: 'caption',
            title: 'Légende',
            description: 'Facultative, affichée sous l’image agrandie.',
          }),
        ],
      }),
    ],
    validation: (rule) => [
      rule.required().min(1).warning('Sans image, la galerie n’est pas sur la page.'),
      rule.max(MANY_PICTURES).error(`${MANY_PICTURES} images au plus.`),
    ],
  });
}
