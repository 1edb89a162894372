import { OlistIcon } from '@sanity/icons/Olist';
import { defineField, defineType } from '@sanity/types';
import { stringList } from '../string-list.ts';
import { textField } from '../text-field.ts';

/** The four gestures of laying a zellige: what the site draws for each step. */
const STEP_ICONS = [
  { title: 'Compas : on écoute', value: 'compas' },
  { title: 'Tracé : on dessine', value: 'trace' },
  { title: 'Taille : on fabrique', value: 'taille' },
  { title: 'Pose : on livre', value: 'pose' },
];

/** A step of a service: its place in the list is its number (pages-3.11 in test/specification.md). */
export const processStep = defineType({
  name: 'processStep',
  title: 'Étape',
  type: 'object',
  icon: OlistIcon,
  fields: [
    defineField({
      name: 'step',
      title: 'Numéro',
      description: 'Il l’emporte sur l’ordre de la liste. Videz-le : l’étape se range à sa place.',
      type: 'number',
      hidden: ({ value }) => value === undefined,
      validation: (rule) =>
        rule.integer().min(1).error('Le numéro est un nombre entier, à partir de 1.'),
    }),
    textField({
      name: 'title',
      title: 'Titre',
      description: 'Un verbe à l’infinitif : « Écouter ».',
      required: 'Donnez un titre à l’étape.',
    }),
    textField({
      name: 'description',
      title: 'Description',
      description: 'Ce que vous faites, en une ou deux phrases.',
      rows: 3,
    }),
    textField({
      name: 'duration',
      title: 'Durée',
      description: '« 1 semaine », « 10 jours ».',
    }),
    stringList({
      name: 'deliverables',
      title: 'Ce que le client reçoit',
      description: 'Une ligne par document ou par fichier remis.',
    }),
    textField({
      name: 'icon',
      title: 'Dessin',
      description: 'Le geste qui illustre l’étape.',
      options: { list: STEP_ICONS },
    }),
  ],
  preview: {
    select: { step: 'step', title: 'title', duration: 'duration' },
    prepare: ({ step, title, duration }) => ({
      title: step === undefined ? title : `${step}. ${title}`,
      subtitle: duration,
    }),
  },
});
