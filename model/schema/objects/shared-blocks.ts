/** Blocks whose content is another document's: here they have their titles, and where they stand. */
import { BlockquoteIcon } from '@sanity/icons/Blockquote';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { ImagesIcon } from '@sanity/icons/Images';
import { UsersIcon } from '@sanity/icons/Users';
import { defineType } from '@sanity/types';
import { BLOCKS } from '../../blocks.ts';
import { TYPES } from '../../document-types.ts';
import { FIRST_BLOCKS, FIRST_CONTACT_FORM } from '../../first-texts.ts';
import { blockFields, blockPreview } from '../block-fields.ts';
import { textField } from '../text-field.ts';

/** A title or a text that takes the place of the document's own on this page. */
function instead(name: 'title' | 'text', title: string, list: string, max: number) {
  return textField({
    name,
    title,
    description: `Sur cette page. Sans rien ici, c’est celui de «\u00a0${list}\u00a0».`,
    ...(name === 'text' && { rows: 2 }),
    max: [max, `${max} caractères au plus.`],
  });
}

export const clientLogos = defineType({
  name: 'clientLogos',
  title: BLOCKS.clientLogos.title,
  type: 'object',
  icon: ImagesIcon,
  fields: [
    instead('title', 'Titre', TYPES.clients.list, 60),
    instead('text', 'Texte', TYPES.clients.list, 80),
    ...blockFields,
  ],
  preview: blockPreview('clientLogos'),
});

export const clientVoices = defineType({
  name: 'clientVoices',
  title: BLOCKS.clientVoices.title,
  type: 'object',
  icon: BlockquoteIcon,
  fields: [instead('title', 'Titre', TYPES.clients.list, 60), ...blockFields],
  preview: blockPreview('clientVoices'),
});

export const teamPortraits = defineType({
  name: 'teamPortraits',
  title: BLOCKS.teamPortraits.title,
  type: 'object',
  icon: UsersIcon,
  fields: [
    instead('title', 'Titre', TYPES.team.list, 60),
    instead('text', 'Texte', TYPES.team.list, 200),
    ...blockFields,
  ],
  preview: blockPreview('teamPortraits'),
});

export const questionList = defineType({
  name: 'questionList',
  title: BLOCKS.questionList.title,
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    instead('title', 'Titre', TYPES.questions.list, 80),
    instead('text', 'Texte', TYPES.questions.list, 160),
    ...blockFields,
  ],
  preview: blockPreview('questionList'),
});

export const contactForm = defineType({
  name: 'contactForm',
  title: BLOCKS.contactForm.title,
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description:
        'Au-dessus des coordonnées. Le délai promis à côté est celui des chiffres de l’agence.',
      first: FIRST_BLOCKS['contactForm.title'],
      max: [60, 'Soixante caractères au plus.'],
    }),
    textField({
      name: 'formTitle',
      title: 'Titre du formulaire',
      description:
        'En haut de la feuille sur laquelle on écrit. {délai} y devient le délai promis dans les réglages ; sans délai promis, la phrase qui le nomme ne paraît pas.',
      first: FIRST_CONTACT_FORM.formTitle,
      fields: ['délai'],
      max: [60, 'Soixante caractères au plus.'],
    }),
    ...blockFields,
  ],
  preview: blockPreview('contactForm'),
});
