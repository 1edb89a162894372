import { PresentationIcon } from '@sanity/icons/Presentation';
import { defineType } from '@sanity/types';
import { BLOCKS } from '../../blocks.ts';
import { blockFields, blockPreview } from '../block-fields.ts';
import { relatedField } from '../related-field.ts';
import { textField } from '../text-field.ts';

/** The most verbs: each has a storey of the façade, and each storey a window of its own shape. */
const STOREYS = 4;

/** The most prices, as many as are read at a glance, under the opening. */
const PRICES_MAX = 3;

/** The introductory section between the hero and the features (shell-2.95 in test/specification.md). */
export const introduction = defineType({
  name: 'introduction',
  title: BLOCKS.introduction.title,
  type: 'object',
  icon: PresentationIcon,
  fields: [
    textField({
      name: 'verbs',
      title: 'Ce que fait l’agence',
      description: `${STOREYS} lignes au plus, un verbe par ligne, en très grand : « Nous filmons, ». Entrée passe à la ligne.`,
      rows: STOREYS,
      max: [100, 'Cent caractères au plus : chaque ligne tient sur un écran de téléphone.'],
    }),
    textField({
      name: 'promise',
      title: 'Promesse',
      description: 'Une phrase, sous les verbes : à quoi sert tout cela au client.',
      max: [120, 'Cent vingt caractères au plus.'],
    }),
    textField({
      name: 'text',
      title: 'Texte',
      description: 'Deux phrases au plus, sous la promesse.',
      rows: 3,
      max: [240, 'Deux cent quarante caractères au plus.'],
    }),
    relatedField({
      name: 'services',
      title: 'Prix annoncés',
      description:
        'Les services dont le prix et le délai s’affichent ici, dans cet ordre : ceux de leur première formule. Le premier est aussi celui du texte d’ouverture.',
      to: ['service', 'Service'],
      noun: 'service',
      max: PRICES_MAX,
    }),
    ...blockFields,
  ],
  preview: {
    ...blockPreview('introduction'),
    select: { title: 'promise', hidden: 'hidden' },
  },
});
