import { PlayIcon } from '@sanity/icons/Play';
import { defineField, defineType } from '@sanity/types';
import { describedImage } from '../described-image.ts';
import { radio } from '../radio.ts';
import { siblingValue } from '../sibling-value.ts';
import { textField } from '../text-field.ts';

/** An id of the video host: eleven letters, digits, hyphens or underscores. */
const YOUTUBE_ID_PATTERN = /^[\w-]{11}$/;

/** A video, local or on YouTube (pages-3.06 in test/specification.md). */
export const video = defineType({
  name: 'video',
  title: 'Vidéo',
  type: 'object',
  icon: PlayIcon,
  fields: [
    textField({
      name: 'type',
      title: 'Origine',
      description:
        'Un fichier que vous déposez ici, ou une vidéo YouTube. YouTube n’est contacté que si le visiteur clique sur lecture.',
      options: radio({ local: 'Fichier déposé ici', youtube: 'YouTube' }),
      initialValue: 'local',
      required: 'Choisissez l’origine de la vidéo.',
    }),
    defineField({
      name: 'src',
      title: 'Fichier vidéo',
      description:
        'MP4 (H.264), si possible sous 10 Mo. Il est lu en boucle et sans le son dans les listes.',
      type: 'file',
      options: { accept: 'video/mp4' },
      hidden: (context) => siblingValue(context, 'type') === 'youtube',
      validation: (rule) =>
        rule.custom((file, context) =>
          siblingValue(context, 'type') === 'local' && !file
            ? 'Déposez le fichier de la vidéo.'
            : true,
        ),
    }),
    defineField({
      name: 'youtubeId',
      title: 'Identifiant YouTube',
      description: 'Les onze caractères après « v= » dans l’adresse de la vidéo.',
      type: 'string',
      hidden: (context) => siblingValue(context, 'type') !== 'youtube',
      validation: (rule) =>
        rule.custom((id, context) => {
          if (siblingValue(context, 'type') !== 'youtube') return true;
          if (!id) return 'Indiquez l’identifiant de la vidéo YouTube.';
          return YOUTUBE_ID_PATTERN.test(id)
            ? true
            : 'Un identifiant YouTube compte onze caractères, sans espace.';
        }),
    }),
    defineField({
      name: 'duration',
      title: 'Durée, en secondes',
      description: 'Affichée sur la vignette : 18 devient « 0:18 ».',
      type: 'number',
      validation: (rule) =>
        rule.integer().positive().error('La durée est un nombre entier de secondes.'),
    }),
    describedImage({
      name: 'poster',
      title: 'Affiche',
      description:
        'L’image montrée avant la lecture. Sans elle, c’est l’image de couverture qui sert.',
    }),
    defineField({
      name: 'captions',
      title: 'Sous-titres',
      description: 'Fichier WebVTT (.vtt) en français. Demandés dès que l’on parle dans la vidéo.',
      type: 'file',
      options: { accept: '.vtt,text/vtt' },
    }),
    textField({
      name: 'aspectRatio',
      title: 'Format',
      description: 'Vertical pour les Reels, horizontal pour le reste.',
      options: radio({ '9:16': 'Vertical, 9:16', '16:9': 'Horizontal, 16:9' }),
      initialValue: '16:9',
      required: 'Choisissez le format de la vidéo.',
    }),
  ],
  preview: {
    select: { type: 'type', aspectRatio: 'aspectRatio', media: 'poster' },
    prepare: ({ type, aspectRatio, media }) => ({
      title: type === 'youtube' ? 'Vidéo YouTube' : 'Fichier vidéo',
      subtitle: aspectRatio,
      media,
    }),
  },
});
