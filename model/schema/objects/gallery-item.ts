import { ImageIcon } from '@sanity/icons/Image';
import { defineField, defineType } from '@sanity/types';
import { ALT_MAX_LENGTH, SHOWN_SHAPES } from '../described-image.ts';
import { radio } from '../radio.ts';
import { siblingValue } from '../sibling-value.ts';
import { textField } from '../text-field.ts';

/**
 * An image or a video with src, alt and caption (pages-3.08 in test/specification.md). An image field cannot
 * hold a video file, so a video keeps its file in `videoFile` and its still in `src`; the query gives the page
 * one address.
 */
export const galleryItem = defineType({
  name: 'galleryItem',
  title: 'Élément de la galerie',
  type: 'object',
  icon: ImageIcon,
  fields: [
    textField({
      name: 'type',
      title: 'Nature',
      description: 'Une image, ou une vidéo courte.',
      options: radio({ image: 'Image', video: 'Vidéo' }),
      initialValue: 'image',
      required: 'Choisissez image ou vidéo.',
    }),
    defineField({
      name: 'src',
      title: 'Image',
      description:
        'L’image elle-même. Pour une vidéo, facultative : celle que l’on voit avant la lecture, sans quoi c’est la couverture du projet.',
      type: 'image',
      options: { hotspot: { previews: SHOWN_SHAPES } },
      // A film may have no picture of its own: it shows the project's cover.
      validation: (rule, context) =>
        siblingValue(context ?? {}, 'type') === 'video'
          ? []
          : rule.required().assetRequired().error('Ajoutez une image.'),
    }),
    defineField({
      name: 'videoFile',
      title: 'Fichier vidéo',
      description: 'MP4 (H.264), si possible sous 10 Mo.',
      type: 'file',
      options: { accept: 'video/mp4' },
      hidden: (context) => siblingValue(context, 'type') !== 'video',
      validation: (rule) =>
        rule.custom((file, context) =>
          siblingValue(context, 'type') === 'video' && !file
            ? 'Déposez le fichier de la vidéo.'
            : true,
        ),
    }),
    defineField({
      name: 'alt',
      title: 'Description',
      description:
        'Dites en une phrase ce que l’on voit, pour les personnes qui ne voient pas l’image.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Décrivez ce que l’on voit.'),
        rule.max(ALT_MAX_LENGTH).warning(`Restez sous ${ALT_MAX_LENGTH} caractères.`),
      ],
    }),
    textField({
      name: 'caption',
      title: 'Légende',
      description: 'Facultative : ce que l’image ne dit pas toute seule.',
    }),
  ],
  preview: { select: { title: 'alt', subtitle: 'caption', media: 'src' } },
});
