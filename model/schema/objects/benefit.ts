import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { defineType } from '@sanity/types';
import { textField } from '../text-field.ts';

/** One of the reasons to choose the agency (shell-2.100 in test/specification.md). */
export const benefit = defineType({
  name: 'benefit',
  title: 'Raison',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description: 'Trois ou quatre mots : « Un seul interlocuteur ».',
      required: 'Donnez un titre à la raison.',
      max: [40, 'Quarante caractères au plus.'],
    }),
    textField({
      name: 'text',
      title: 'Texte',
      description: 'Une phrase ou deux : ce que le client y gagne, sans adjectif.',
      rows: 3,
      max: [160, 'Cent soixante caractères au plus.'],
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
});
