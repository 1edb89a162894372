import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import {
  FIRST_NEWSLETTER_BOX,
  FIRST_NEWSLETTER_LINKS,
  FIRST_NEWSLETTER_PAGE,
} from '../first-texts.ts';
import { seoFields } from './seo-fields.ts';
import { textField } from './text-field.ts';

type Name = 'confirm' | 'confirmed' | 'confirmedBefore' | 'leave' | 'left';

/** The title and the sentence of a page behind a link of a mail. */
function linkFields(name: Name, title: string, description: string, group: string) {
  return [
    textField({
      name: `${name}Title`,
      title: `${title} : titre`,
      description,
      group,
      first: FIRST_NEWSLETTER_LINKS[`${name}Title`],
      max: [50, 'Cinquante caractères au plus.'],
    }),
    textField({
      name: `${name}Text`,
      title: `${title} : texte`,
      description: 'Une phrase ou deux, sous le titre.',
      rows: 2,
      group,
      first: FIRST_NEWSLETTER_LINKS[`${name}Text`],
      max: [200, 'Deux cents caractères au plus.'],
    }),
  ];
}

/** The texts around the newsletter: its box, its archive, the pages behind its links. One document. */
export const newsletter = defineType({
  name: 'newsletter',
  title: TYPES.newsletter.title,
  type: 'document',
  icon: EnvelopeIcon,
  groups: [
    { name: 'box', title: 'Encart', default: true },
    { name: 'confirmation', title: 'Inscription' },
    { name: 'leaving', title: 'Désinscription' },
    { name: 'seo', title: 'Référencement' },
  ],
  fields: [
    textField({
      name: 'title',
      title: 'Grand titre',
      description: 'Celui de l’encart au bas des pages, et de la page Newsletter.',
      group: 'box',
      first: FIRST_NEWSLETTER_BOX.title,
      max: [50, 'Cinquante caractères au plus.'],
    }),
    textField({
      name: 'introduction',
      title: 'Introduction',
      description: 'Ce que la lettre apporte, sous le titre.',
      rows: 3,
      group: 'box',
      first: FIRST_NEWSLETTER_BOX.introduction,
      max: [200, 'Deux cents caractères au plus.'],
    }),
    textField({
      name: 'archiveTitle',
      title: 'Titre des archives',
      description: 'Au-dessus des lettres déjà envoyées.',
      group: 'box',
      first: FIRST_NEWSLETTER_PAGE.archiveTitle,
      max: [50, 'Cinquante caractères au plus.'],
    }),
    textField({
      name: 'checkTitle',
      title: 'Adresse envoyée : titre',
      description: 'Dans l’encart, quand un e-mail de confirmation est parti.',
      group: 'confirmation',
      first: FIRST_NEWSLETTER_BOX.checkTitle,
      max: [60, 'Soixante caractères au plus.'],
    }),
    textField({
      name: 'checkText',
      title: 'Adresse envoyée : texte',
      description: 'Ce qu’il reste à faire : ouvrir l’e-mail et confirmer.',
      rows: 2,
      group: 'confirmation',
      first: FIRST_NEWSLETTER_BOX.checkText,
      max: [200, 'Deux cents caractères au plus.'],
    }),
    textField({
      name: 'checkNote',
      title: 'Adresse envoyée : si rien n’arrive',
      description: 'La même phrase pour tous : elle ne dit pas si l’adresse était connue.',
      rows: 2,
      group: 'confirmation',
      first: FIRST_NEWSLETTER_BOX.checkNote,
      max: [200, 'Deux cents caractères au plus.'],
    }),
    ...linkFields(
      'confirm',
      'Lien ouvert',
      'Au-dessus du bouton qui confirme l’inscription.',
      'confirmation',
    ),
    ...linkFields('confirmed', 'Inscription confirmée', 'Après le bouton.', 'confirmation'),
    ...linkFields(
      'confirmedBefore',
      'Lien ouvert une seconde fois',
      'Quand l’inscription était déjà confirmée.',
      'confirmation',
    ),
    ...linkFields('leave', 'Lien ouvert', 'Au-dessus du bouton qui désinscrit.', 'leaving'),
    ...linkFields('left', 'Désinscription faite', 'Après le bouton.', 'leaving'),
    ...seoFields('seo', FIRST_NEWSLETTER_PAGE, TYPES.newsletter.page.alsoCalled),
  ],
  preview: {
    select: { subtitle: 'title' },
    prepare: ({ subtitle }) => ({ title: 'Page Newsletter', subtitle }),
  },
});
