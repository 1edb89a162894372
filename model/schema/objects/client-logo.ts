import { ImageIcon } from '@sanity/icons/Image';
import { defineField, defineType } from '@sanity/types';
import { textField } from '../text-field.ts';

/** The logo of a client (shell-1.14 in test/specification.md). The name is the image's text. */
export const clientLogo = defineType({
  name: 'clientLogo',
  title: 'Logo',
  type: 'object',
  icon: ImageIcon,
  fields: [
    textField({
      name: 'name',
      title: 'Client',
      description: 'Le nom de l’entreprise, lu aux personnes qui ne voient pas le logo.',
      required: 'Indiquez le nom du client.',
    }),
    defineField({
      name: 'image',
      title: 'Logo',
      description:
        'De préférence en SVG, d’une seule couleur foncée, sur fond transparent et sans marge.',
      type: 'image',
      validation: (rule) => rule.required().assetRequired().error('Déposez le logo.'),
    }),
  ],
  preview: { select: { title: 'name', media: 'image' } },
});
