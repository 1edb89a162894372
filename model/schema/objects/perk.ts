import { HeartIcon } from '@sanity/icons/Heart';
import { defineField, defineType } from '@sanity/types';
import { siblingValue } from '../sibling-value.ts';
import { textField } from '../text-field.ts';

/** An advantage of a job (pages-2.115 in test/specification.md). */
export const perk = defineType({
  name: 'perk',
  title: 'Avantage',
  type: 'object',
  icon: HeartIcon,
  fields: [
    textField({
      name: 'text',
      title: 'Avantage',
      description:
        'Un morceau de phrase, sans majuscule ni point : le site les enchaîne. « 25 jours de congé ».',
      required: 'Écrivez l’avantage.',
      max: [80, 'Quatre-vingts caractères au plus.'],
    }),
    defineField({
      name: 'highlight',
      title: 'À souligner',
      description: 'Facultatif : les mots de l’avantage qui sont mis en couleur.',
      type: 'string',
      validation: (rule) =>
        rule.custom((highlight, context) => {
          const text = siblingValue(context, 'text');
          return !highlight || (typeof text === 'string' && text.includes(highlight))
            ? true
            : 'Reprenez des mots de l’avantage, tels qu’ils y sont écrits.';
        }),
    }),
  ],
  preview: { select: { title: 'text', subtitle: 'highlight' } },
});
