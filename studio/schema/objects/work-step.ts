import { OlistIcon } from '@sanity/icons/Olist';
import { defineField, defineType } from '@sanity/types';
import { stringList } from '../string-list.ts';

/** site-shell §3, process step of the home page: title, description, details. */
export const workStep = defineType({
  name: 'workStep',
  title: 'Étape de la méthode',
  type: 'object',
  icon: OlistIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Titre',
      description: 'Un mot : « Consultation ».',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Donnez un titre à l’étape.'),
        rule.max(24).error('Vingt-quatre caractères au plus.'),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'Une phrase ou deux : ce qui se passe, vu par le client.',
      type: 'text',
      rows: 3,
      validation: (rule) => [
        rule.required().error('Décrivez l’étape.'),
        rule.max(140).error('Cent quarante caractères au plus.'),
      ],
    }),
    stringList({
      name: 'details',
      title: 'Détails',
      description: 'Trois lignes courtes : ce que l’on fait, ce que l’on remet.',
      min: 1,
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'description' } },
});
