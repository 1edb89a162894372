import { HomeIcon } from '@sanity/icons/Home';
import { defineType } from '@sanity/types';
import { BLOCKS } from '../../blocks.ts';
import { FIRST_BLOCKS } from '../../first-texts.ts';
import { blockFields, blockPreview } from '../block-fields.ts';
import { textField } from '../text-field.ts';

/** The story of the agency (shell-2.105 in test/specification.md), above the white city. */
export const agencyStory = defineType({
  name: 'agencyStory',
  title: BLOCKS.agencyStory.title,
  type: 'object',
  icon: HomeIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description: 'En très grand. Un retour à la ligne ici est un retour à la ligne sur la page.',
      rows: 2,
      first: FIRST_BLOCKS['agencyStory.title'],
      max: [60, 'Soixante caractères au plus.'],
    }),
    textField({
      name: 'lead',
      title: 'Accroche',
      description: 'D’où vient l’agence, en deux phrases.',
      rows: 4,
      max: [260, 'Deux cent soixante caractères au plus.'],
    }),
    textField({
      name: 'text',
      title: 'Texte',
      description: 'Ce que cela change pour le client, en deux phrases.',
      rows: 4,
      max: [260, 'Deux cent soixante caractères au plus.'],
    }),
    textField({
      name: 'action',
      title: 'Lien',
      description: 'Il mène à la page À propos.',
      first: FIRST_BLOCKS['agencyStory.action'],
      max: [30, 'Trente caractères au plus.'],
    }),
    ...blockFields,
  ],
  preview: blockPreview('agencyStory'),
});
