import { CommentIcon } from '@sanity/icons/Comment';
import { defineField, defineType } from '@sanity/types';
import { SLUG_PATTERN } from '../slug-field.ts';
import { textField } from '../text-field.ts';

/** A suggested WhatsApp message (shell-3.09 in test/specification.md); its id is the key every list entry has. */
export const whatsappMessage = defineType({
  name: 'whatsappMessage',
  title: 'Message proposé',
  type: 'object',
  icon: CommentIcon,
  fields: [
    textField({
      name: 'text',
      title: 'Message',
      description:
        'Ce que le visiteur enverrait, avec ses mots : « Je voudrais un devis pour un site ».',
      required: 'Écrivez le message.',
      max: [90, 'Quatre-vingt-dix caractères au plus : il tient sur deux lignes.'],
    }),
    defineField({
      name: 'slug',
      title: 'Nom dans les statistiques',
      description:
        'Facultatif, sans accent ni espace : « devis-site » est compté sous « wa_pick:devis-site ». Sans lui, les mots du message en tiennent lieu.',
      type: 'string',
      validation: (rule) =>
        rule
          .regex(SLUG_PATTERN)
          .error('Le nom ne contient que des minuscules sans accent, des chiffres et des tirets.'),
    }),
  ],
  preview: { select: { title: 'text', subtitle: 'slug' } },
});
