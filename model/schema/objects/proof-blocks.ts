/** Blocks that show evidence of work: before and after, the frames of a film, figures. */
import { BarChartIcon } from '@sanity/icons/BarChart';
import { InlineElementIcon } from '@sanity/icons/InlineElement';
import { SplitVerticalIcon } from '@sanity/icons/SplitVertical';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { BLOCKS, MOST_BARS, STRIP_PICTURES } from '../../blocks.ts';
import { blockFields, blockPreview } from '../block-fields.ts';
import { describedImage, pictureMember } from '../described-image.ts';
import { textField } from '../text-field.ts';
import { IS_LEFT_OUT, titleField } from './added-blocks.ts';

const wordsField = textField({
  name: 'text',
  title: 'Texte',
  description: 'Facultatif\u00a0: ce qu’il faut regarder. Une ligne vide sépare deux paragraphes.',
  rows: 4,
  max: [500, 'Cinq cents caractères au plus.'],
});

const comparison = blockPreview('beforeAfter');

export const beforeAfter = defineType({
  name: 'beforeAfter',
  title: BLOCKS.beforeAfter.title,
  type: 'object',
  icon: SplitVerticalIcon,
  fields: [
    titleField('Ce qui a changé\u00a0: «\u00a0Sept écrans, puis un.\u00a0»', { isNeeded: true }),
    wordsField,
    stateField('before', 'Avant', 'Comme c’était.'),
    stateField(
      'after',
      'Après',
      'De préférence du même format\u00a0: elle est cadrée comme la première.',
    ),
    ...blockFields,
  ],
  preview: {
    select: { ...comparison.select, media: 'after' },
    prepare: ({ media, ...block }) => ({ ...comparison.prepare(block), media }),
  },
});

function stateField(name: string, title: string, description: string) {
  const field = describedImage({
    name,
    title,
    description,
    caption: 'Facultative, sous les images\u00a0: «\u00a0Sept écrans avant de payer\u00a0».',
  });
  return defineField({
    ...field,
    validation: (rule) => rule.required().assetRequired().warning(IS_LEFT_OUT),
  });
}

const strip = blockPreview('frameStrip');

export const frameStrip = defineType({
  name: 'frameStrip',
  title: BLOCKS.frameStrip.title,
  type: 'object',
  icon: InlineElementIcon,
  fields: [
    titleField('Ce que l’on suit\u00a0: «\u00a0Le film, en six plans.\u00a0»', { isNeeded: true }),
    wordsField,
    defineField({
      name: 'pictures',
      title: 'Images',
      description: 'Dans leur ordre, et d’un même format. Faites-en glisser une pour la déplacer.',
      type: 'array',
      options: { layout: 'grid' },
      of: [pictureMember('Facultative, sous l’image\u00a0: ce qui s’y passe, en quelques mots.')],
      validation: (rule) => [
        rule
          .required()
          .min(STRIP_PICTURES.least)
          .warning(
            `Avec moins de ${STRIP_PICTURES.least} images, la planche n’est pas sur la page.`,
          ),
        rule.max(STRIP_PICTURES.most).error(`${STRIP_PICTURES.most} images au plus.`),
      ],
    }),
    ...blockFields,
  ],
  preview: {
    select: { ...strip.select, media: 'pictures.0' },
    prepare: ({ media, ...block }) => ({ ...strip.prepare(block), media }),
  },
});

export const chartBar = defineType({
  name: 'chartBar',
  title: 'Barre',
  type: 'object',
  icon: BarChartIcon,
  fields: [
    textField({
      name: 'label',
      title: 'Ce qu’elle dit',
      description:
        'Quelques mots\u00a0: «\u00a0Premier mois\u00a0», «\u00a0Avant la refonte\u00a0».',
      required: 'Dites ce que montre la barre.',
      max: [40, 'Quarante caractères au plus.'],
    }),
    defineField({
      name: 'amount',
      title: 'Chiffre',
      description: 'Un nombre positif, sans son unité\u00a0: 425, ou 1,4.',
      type: 'number',
      validation: (rule) => [
        rule.required().error('Indiquez le chiffre.'),
        rule.min(0).error('Une barre ne descend pas sous zéro.'),
      ],
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'amount' } },
});

export const chart = defineType({
  name: 'chart',
  title: BLOCKS.chart.title,
  type: 'object',
  icon: BarChartIcon,
  fields: [
    titleField('Ce que montrent les barres\u00a0: «\u00a0Le panier moyen, mois par mois.\u00a0»', {
      isNeeded: true,
    }),
    wordsField,
    textField({
      name: 'unit',
      title: 'Unité',
      description:
        'Écrite après chaque chiffre\u00a0: «\u00a0DH\u00a0», «\u00a0s\u00a0», «\u00a0%\u00a0». Les pourcentages sont dessinés sur cent.',
      max: [12, 'Douze caractères au plus.'],
    }),
    defineField({
      name: 'bars',
      title: 'Barres',
      description: 'De haut en bas. La dernière, celle où l’on est arrivé, porte la couleur forte.',
      type: 'array',
      of: [defineArrayMember({ type: 'chartBar' })],
      validation: (rule) => [
        rule
          .required()
          .min(2)
          .warning('Avec moins de deux barres, le graphique n’est pas sur la page.'),
        rule.max(MOST_BARS).error(`${MOST_BARS} barres au plus.`),
      ],
    }),
    textField({
      name: 'note',
      title: 'Source et méthode',
      description: 'D’où viennent les chiffres, de quelles dates, et comment on les a mesurés.',
      max: [240, 'Deux cent quarante caractères au plus.'],
      rules: (rule) => rule.required().warning('Un chiffre sans source ne prouve rien.'),
    }),
    ...blockFields,
  ],
  preview: blockPreview('chart'),
});
