import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { defineType } from '@sanity/types';
import { CHOICE_LENGTH } from '../../inbox/forms/field-lengths.ts';
import { TYPES } from '../document-types.ts';
import { FIRST_CONTACT } from '../first-texts.ts';
import { seoFields } from './seo-fields.ts';
import { stringList } from './string-list.ts';
import { textField } from './text-field.ts';

/** The promised time to an answer is one of the agency's figures, in its settings. */
const fields = ['délai'];

/** The texts of /contact, before a message is sent and after. One document, whose id is its type. */
export const contact = defineType({
  name: 'contact',
  title: TYPES.contact.title,
  type: 'document',
  icon: EnvelopeIcon,
  groups: [
    { name: 'head', title: 'Ouverture', default: true },
    { name: 'choices', title: 'Sujets et budgets' },
    { name: 'sent', title: 'Message envoyé' },
    { name: 'seo', title: 'Référencement' },
  ],
  fields: [
    textField({
      name: 'title',
      title: 'Grand titre',
      description: 'Un retour à la ligne ici est un retour à la ligne sur la page.',
      rows: 2,
      group: 'head',
      first: FIRST_CONTACT.title,
      max: [60, 'Soixante caractères au plus.'],
    }),
    textField({
      name: 'introduction',
      title: 'Introduction',
      description:
        'Qui répond, et quand. {délai} y devient le délai promis dans les réglages ; sans délai promis, la phrase qui le nomme ne paraît pas.',
      rows: 3,
      group: 'head',
      first: FIRST_CONTACT.introduction,
      fields,
      max: [200, 'Deux cents caractères au plus.'],
    }),
    textField({
      name: 'formTitle',
      title: 'Titre du formulaire',
      description: 'En haut de la feuille sur laquelle on écrit.',
      group: 'head',
      first: FIRST_CONTACT.formTitle,
      fields,
      max: [40, 'Quarante caractères au plus.'],
    }),
    stringList({
      name: 'subjects',
      title: 'Sujets',
      description:
        'Ce que l’on choisit sous « Service », dans cet ordre. Vide, ce sont vos services. « Autre » vient toujours à la fin.',
      group: 'choices',
      max: CHOICE_LENGTH,
    }),
    stringList({
      name: 'budgets',
      title: 'Budgets',
      description:
        'Ce que l’on choisit sous « Budget », ici et sur l’accueil. Vide, la question n’est pas posée.',
      group: 'choices',
      max: CHOICE_LENGTH,
    }),
    textField({
      name: 'sentTitle',
      title: 'Titre de la confirmation',
      description: 'À la place du formulaire, une fois le message gardé.',
      group: 'sent',
      first: FIRST_CONTACT.sentTitle,
      fields,
      max: [60, 'Soixante caractères au plus.'],
    }),
    textField({
      name: 'sentText',
      title: 'Promesse',
      description:
        'Quand la réponse arrive. {délai} y devient le délai promis dans les réglages ; sans délai promis, la phrase qui le nomme ne paraît pas.',
      rows: 2,
      group: 'sent',
      first: FIRST_CONTACT.sentText,
      fields,
      max: [160, 'Cent soixante caractères au plus.'],
    }),
    textField({
      name: 'sentNote',
      title: 'Mot sur l’accusé de réception',
      description: 'Ce que la personne trouve dans sa boîte, et où le chercher.',
      rows: 2,
      group: 'sent',
      first: FIRST_CONTACT.sentNote,
      fields,
      max: [200, 'Deux cents caractères au plus.'],
    }),
    ...seoFields('seo', { ...FIRST_CONTACT, fields }, TYPES.contact.page.alsoCalled),
  ],
  preview: {
    select: { subtitle: 'title' },
    prepare: ({ subtitle }) => ({ title: 'Page Contact', subtitle }),
  },
});
