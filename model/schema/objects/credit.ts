import { UsersIcon } from '@sanity/icons/Users';
import { defineType } from '@sanity/types';
import { stringList } from '../string-list.ts';
import { textField } from '../text-field.ts';

/** A line that says who did what in a project, as at the end of a film. */
export const credit = defineType({
  name: 'credit',
  title: 'Ligne du générique',
  type: 'object',
  icon: UsersIcon,
  fields: [
    textField({
      name: 'work',
      title: 'Métier',
      description: 'Ce qui a été fait\u00a0: «\u00a0Réalisation\u00a0», «\u00a0Voix\u00a0».',
      required: 'Nommez le métier.',
      max: [40, 'Quarante caractères au plus.'],
    }),
    stringList({
      name: 'names',
      title: 'Noms',
      description: 'Un nom par ligne, avec l’accord de chaque personne.',
      layout: 'tags',
      required: 'Nommez au moins une personne.',
    }),
  ],
  preview: {
    select: { title: 'work', names: 'names' },
    prepare: ({ title, names }: { title?: string; names?: unknown }) => ({
      title,
      subtitle: Array.isArray(names) ? names.join(', ') : undefined,
    }),
  },
});
