/** Blocks that editors add to pages. Their words, pictures and figures are their own, but for posts and packages. */
import { BarChartIcon } from '@sanity/icons/BarChart';
import { BlockElementIcon } from '@sanity/icons/BlockElement';
import { BulbOutlineIcon } from '@sanity/icons/BulbOutline';
import { CalendarIcon } from '@sanity/icons/Calendar';
import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { ImagesIcon } from '@sanity/icons/Images';
import { PackageIcon } from '@sanity/icons/Package';
import { PlayIcon } from '@sanity/icons/Play';
import { StackCompactIcon } from '@sanity/icons/StackCompact';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { BLOCKS, MOST_FIGURES } from '../../blocks.ts';
import { blockFields, blockPreview } from '../block-fields.ts';
import { buttonFields } from '../button-fields.ts';
import { describedImage } from '../described-image.ts';
import { embedField, siteOfEmbed } from '../embed-field.ts';
import { picturesField } from '../pictures-field.ts';
import { radio } from '../radio.ts';
import { siblingValue } from '../sibling-value.ts';
import { textField } from '../text-field.ts';

/** The warning about an empty section: it is left out of the page, and does not prevent publishing the others. */
export const IS_LEFT_OUT = 'Tant que ceci est vide, la section n’est pas sur la page.';

export function titleField(description: string, { isNeeded = false } = {}) {
  return textField({
    name: 'title',
    title: 'Titre',
    description,
    max: [80, 'Quatre-vingts caractères au plus.'],
    ...(isNeeded && { rules: (rule) => rule.required().warning(IS_LEFT_OUT) }),
  });
}

const TO_THE_FORM =
  'Vide, le bouton mène au formulaire de la page, ou à la page Contact si elle n’en a pas.';

export const writtenText = defineType({
  name: 'writtenText',
  title: BLOCKS.writtenText.title,
  type: 'object',
  icon: DocumentTextIcon,
  fields: [
    titleField('Facultatif, au-dessus du texte.'),
    defineField({
      name: 'body',
      title: 'Texte',
      description: 'Titres, listes, images, tableaux et liens, comme dans un article.',
      type: 'articleText',
      validation: (rule) => rule.required().warning(IS_LEFT_OUT),
    }),
    ...blockFields,
  ],
  preview: blockPreview('writtenText'),
});

export const pictureText = defineType({
  name: 'pictureText',
  title: BLOCKS.pictureText.title,
  type: 'object',
  icon: BlockElementIcon,
  fields: [
    titleField('En grand, au-dessus du texte.', { isNeeded: true }),
    textField({
      name: 'text',
      title: 'Texte',
      description: 'Une ligne vide sépare deux paragraphes.',
      rows: 5,
      max: [900, 'Neuf cents caractères au plus.'],
    }),
    describedImage({
      name: 'picture',
      title: 'Image',
      description: 'En paysage, en carré ou en portrait\u00a0: elle garde sa forme.',
    }),
    textField({
      name: 'side',
      title: 'Côté de l’image',
      description: 'Sur un grand écran. Sur un téléphone, l’image est au-dessus du texte.',
      options: radio({ left: 'À gauche', right: 'À droite' }),
      initialValue: 'left',
    }),
    ...buttonFields(TO_THE_FORM),
    ...blockFields,
  ],
  preview: blockPreview('pictureText'),
});

export const pictureGallery = defineType({
  name: 'pictureGallery',
  title: BLOCKS.pictureGallery.title,
  type: 'object',
  icon: ImagesIcon,
  fields: [titleField('Facultatif, au-dessus des images.'), picturesField(), ...blockFields],
  preview: blockPreview('pictureGallery'),
});

export const film = defineType({
  name: 'film',
  title: BLOCKS.film.title,
  type: 'object',
  icon: PlayIcon,
  fields: [
    titleField('Facultatif, à côté du film.'),
    defineField({
      name: 'video',
      title: 'Film',
      description:
        'Un fichier à vous, ou une vidéo YouTube\u00a0: rien n’est chargé avant le clic.',
      type: 'video',
      validation: (rule) => rule.required().warning(IS_LEFT_OUT),
    }),
    ...blockFields,
  ],
  preview: blockPreview('film'),
});

const listed = blockPreview('embed');

export const embed = defineType({
  name: 'embed',
  title: BLOCKS.embed.title,
  type: 'object',
  icon: EarthGlobeIcon,
  fields: [
    titleField('Ce que l’on va voir ou entendre\u00a0: «\u00a0Venir jusqu’à nous\u00a0».', {
      isNeeded: true,
    }),
    embedField((rule) => rule.required().warning(IS_LEFT_OUT)),
    ...blockFields,
  ],
  preview: {
    select: { ...listed.select, url: 'url' },
    prepare({ url, ...block }) {
      const { title, subtitle } = listed.prepare(block);
      const site = siteOfEmbed(url);
      return { title, subtitle: site ? `${subtitle} (${site})` : subtitle };
    },
  },
});

export const figureList = defineType({
  name: 'figureList',
  title: BLOCKS.figureList.title,
  type: 'object',
  icon: BarChartIcon,
  fields: [
    titleField('Facultatif, au-dessus des chiffres.'),
    defineField({
      name: 'figures',
      title: 'Chiffres',
      description: 'Le premier est le plus grand.',
      type: 'array',
      of: [defineArrayMember({ type: 'metric' })],
      validation: (rule) => [
        rule.required().min(1).warning(IS_LEFT_OUT),
        rule.max(MOST_FIGURES).error(`${MOST_FIGURES} chiffres au plus.`),
      ],
    }),
    textField({
      name: 'note',
      title: 'Source',
      description: 'D’où viennent les chiffres, et de quelles dates.',
      max: [160, 'Cent soixante caractères au plus.'],
    }),
    ...blockFields,
  ],
  preview: blockPreview('figureList'),
});

export const packageList = defineType({
  name: 'packageList',
  title: BLOCKS.packageList.title,
  type: 'object',
  icon: PackageIcon,
  fields: [
    titleField('Facultatif. Vide, c’est le nom du service.'),
    defineField({
      name: 'service',
      title: 'Service',
      description: 'Ses formules sont celles de sa page\u00a0: un prix ne s’écrit qu’une fois.',
      type: 'reference',
      to: [{ type: 'service' }],
      validation: (rule) => rule.required().warning(IS_LEFT_OUT),
    }),
    ...blockFields,
  ],
  preview: blockPreview('packageList'),
});

export const latestPosts = defineType({
  name: 'latestPosts',
  title: BLOCKS.latestPosts.title,
  type: 'object',
  icon: StackCompactIcon,
  fields: [
    titleField('Facultatif, au-dessus des articles.'),
    defineField({
      name: 'category',
      title: 'Catégorie',
      description: 'Vide, les articles sont de toutes les catégories.',
      type: 'reference',
      to: [{ type: 'category' }],
    }),
    ...blockFields,
  ],
  preview: blockPreview('latestPosts'),
});

export const eventFacts = defineType({
  name: 'eventFacts',
  title: BLOCKS.eventFacts.title,
  type: 'object',
  icon: CalendarIcon,
  fields: [
    titleField('Le nom de l’événement.', { isNeeded: true }),
    defineField({
      name: 'start',
      title: 'Début',
      description: 'À l’heure du Maroc.',
      type: 'datetime',
      validation: (rule) => rule.required().warning(IS_LEFT_OUT),
    }),
    defineField({
      name: 'end',
      title: 'Fin',
      description: 'Facultative.',
      type: 'datetime',
      validation: (rule) =>
        rule.custom((end, context) => {
          const start = siblingValue(context, 'start');
          return end && typeof start === 'string' && Date.parse(end) <= Date.parse(start)
            ? 'La fin vient après le début.'
            : true;
        }),
    }),
    textField({
      name: 'place',
      title: 'Lieu',
      description: 'Son nom\u00a0: «\u00a0Villa des Arts\u00a0», ou «\u00a0En ligne\u00a0».',
      max: [60, 'Soixante caractères au plus.'],
      rules: (rule) => rule.required().warning(IS_LEFT_OUT),
    }),
    textField({
      name: 'address',
      title: 'Adresse',
      description: 'La rue et la ville. Vide pour un événement en ligne.',
      max: [120, 'Cent vingt caractères au plus.'],
    }),
    textField({
      name: 'price',
      title: 'Prix',
      description: '«\u00a0Gratuit\u00a0», «\u00a0200 DH TTC\u00a0».',
      max: [40, 'Quarante caractères au plus.'],
    }),
    ...buttonFields(TO_THE_FORM),
    ...blockFields,
  ],
  preview: blockPreview('eventFacts'),
});

export const callout = defineType({
  name: 'callout',
  title: BLOCKS.callout.title,
  type: 'object',
  icon: BulbOutlineIcon,
  fields: [
    titleField('Une invitation, en très grand\u00a0: «\u00a0Venez nous voir.\u00a0».', {
      isNeeded: true,
    }),
    textField({
      name: 'text',
      title: 'Texte',
      description: 'Facultatif\u00a0: ce qui se passe après le clic.',
      rows: 2,
      max: [200, 'Deux cents caractères au plus.'],
    }),
    ...buttonFields(TO_THE_FORM),
    ...blockFields,
  ],
  preview: blockPreview('callout'),
});
