import { defineArrayMember, defineField } from '@sanity/types';
import { textField } from './text-field.ts';

/** The shapes the site shows images in: what a crop and its point of interest come to. */
export const SHOWN_SHAPES = [
  { title: 'Paysage', aspectRatio: 16 / 9 },
  { title: 'Photo', aspectRatio: 4 / 3 },
  { title: 'Carré', aspectRatio: 1 },
  { title: 'Portrait', aspectRatio: 4 / 5 },
  { title: 'Reel', aspectRatio: 9 / 16 },
];

/** Screen readers read the text in one breath: beyond this it belongs in a caption. */
export const ALT_MAX_LENGTH = 160; // characters

interface DescribedImage {
  name: string;
  title: string;
  description: string;
  group?: string;
  /** The shapes it is shown in, where they are others. */
  shapes?: { title: string; aspectRatio: number }[];
  /** The description of the caption's field; absent: there is no caption. */
  caption?: string;
}

/** An image with its focal point and the text that replaces it: no image is published without one. */
export function describedImage({
  name,
  title,
  description,
  group,
  shapes = SHOWN_SHAPES,
  caption,
}: DescribedImage) {
  return defineField({
    name,
    title,
    description,
    type: 'image',
    group,
    options: { hotspot: { previews: shapes } },
    fields: [
      defineField({
        name: 'alt',
        title: 'Description de l’image',
        description:
          'Dites en une phrase ce que l’on voit, pour les personnes qui ne voient pas l’image et pour Google.',
        type: 'string',
        validation: (rule) => [
          rule.required().error('Décrivez l’image en une phrase.'),
          rule
            .max(ALT_MAX_LENGTH)
            .warning(`Restez sous ${ALT_MAX_LENGTH} caractères : une phrase suffit.`),
        ],
      }),
      ...(caption ? [textField({ name: 'caption', title: 'Légende', description: caption })] : []),
    ],
  });
}

/** A picture in a list or a text, with the text that replaces it and a caption. */
export function pictureMember(caption: string) {
  return defineArrayMember({
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
      textField({ name: 'caption', title: 'Légende', description: caption }),
    ],
    preview: { select: { title: 'alt', subtitle: 'caption', media: 'asset' } },
  });
}
