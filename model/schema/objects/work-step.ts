import { OlistIcon } from '@sanity/icons/Olist';
import { defineType } from '@sanity/types';
import { stringList } from '../string-list.ts';
import { textField } from '../text-field.ts';

/** A process step of the home page: title, description, details (shell-3.13 in test/specification.md). */
export const workStep = defineType({
  name: 'workStep',
  title: 'Étape de la méthode',
  type: 'object',
  icon: OlistIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description: 'Un mot : « Consultation ».',
      required: 'Donnez un titre à l’étape.',
      max: [24, 'Vingt-quatre caractères au plus.'],
    }),
    textField({
      name: 'description',
      title: 'Description',
      description: 'Une phrase ou deux : ce qui se passe, vu par le client.',
      rows: 3,
      max: [140, 'Cent quarante caractères au plus.'],
    }),
    stringList({
      name: 'details',
      title: 'Détails',
      description: 'Trois lignes courtes : ce que l’on fait, ce que l’on remet.',
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'description' } },
});
