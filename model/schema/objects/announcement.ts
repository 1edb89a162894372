import { defineField, defineType } from '@sanity/types';
import { FIRST_ANNOUNCEMENT } from '../../first-texts.ts';
import { textField } from '../text-field.ts';

/** The footer's notice that the site is under construction (shell-1.16 in test/specification.md): off until it is switched on. */
export const announcement = defineType({
  name: 'announcement',
  title: 'Mention',
  type: 'object',
  fields: [
    defineField({
      name: 'enabled',
      title: 'Afficher la mention',
      description: 'Éteignez-la quand le site est prêt.',
      type: 'boolean',
      initialValue: false,
    }),
    textField({
      name: 'text',
      title: 'Texte',
      description: 'Une phrase ou deux. Sans texte, il n’y a pas de mention.',
      initialValue: FIRST_ANNOUNCEMENT.text,
      max: [160, 'Cent soixante caractères au plus.'],
    }),
  ],
});
