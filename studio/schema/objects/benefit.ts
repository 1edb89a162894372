import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { defineField, defineType } from '@sanity/types';

/** site-shell §2: one of the reasons to choose the agency. */
export const benefit = defineType({
  name: 'benefit',
  title: 'Raison',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Titre',
      description: 'Trois ou quatre mots : « Un seul interlocuteur ».',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Donnez un titre à la raison.'),
        rule.max(40).error('Quarante caractères au plus.'),
      ],
    }),
    defineField({
      name: 'text',
      title: 'Texte',
      description: 'Une phrase ou deux : ce que le client y gagne, sans adjectif.',
      type: 'text',
      rows: 3,
      validation: (rule) => [
        rule.required().error('Expliquez la raison.'),
        rule.max(160).error('Cent soixante caractères au plus.'),
      ],
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
});
