import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { FIRST_APPLICATIONS, FIRST_CAREERS } from '../first-texts.ts';
import { seoFields } from './seo-fields.ts';
import { textField } from './text-field.ts';

/** The promised time to an answer, which is the same for every application. */
const fields = ['délai'];

/** The texts of /careers besides its openings (pages-2.113 to 2.117 in test/specification.md). One document. */
export const careers = defineType({
  name: 'careers',
  title: TYPES.careers.title,
  type: 'document',
  icon: DocumentTextIcon,
  groups: [
    { name: 'head', title: 'Ouverture', default: true },
    { name: 'values', title: 'Valeurs' },
    { name: 'perks', title: 'Avantages' },
    { name: 'applications', title: 'Candidatures' },
    { name: 'seo', title: 'Référencement' },
  ],
  fields: [
    textField({
      name: 'heroTitle',
      title: 'Grand titre',
      description:
        'Trois lignes courtes, sans point final : le site le dessine. Un retour à la ligne ici est un retour à la ligne sur la page.',
      rows: 3,
      group: 'head',
      first: FIRST_CAREERS.heroTitle,
      max: [48, 'Quarante-huit caractères au plus.'],
    }),
    textField({
      name: 'heroText',
      title: 'Accroche',
      description: 'Qui vous cherchez, en une phrase ou deux.',
      rows: 2,
      group: 'head',
      first: FIRST_CAREERS.heroText,
      max: [160, 'Cent soixante caractères au plus.'],
    }),
    defineField({
      name: 'values',
      title: 'Valeurs',
      description:
        'Quatre mots environ, en très grand, chacun avec sa preuve. L’ordre est celui de la page.',
      type: 'array',
      group: 'values',
      of: [defineArrayMember({ type: 'agencyValue' })],
      validation: (rule) => rule.max(6).error('Six valeurs au plus.'),
    }),
    defineField({
      name: 'perks',
      title: 'Avantages',
      description: 'Les avantages de chaque poste. Ensemble ils forment une phrase.',
      type: 'array',
      group: 'perks',
      of: [defineArrayMember({ type: 'perk' })],
      validation: (rule) =>
        rule.max(10).error('Dix avantages au plus : au-delà, la phrase ne se lit plus.'),
    }),
    textField({
      name: 'applicationTitle',
      title: 'Titre de la candidature spontanée',
      description: 'Au-dessus du formulaire, en bas de la page Carrières.',
      group: 'applications',
      first: FIRST_APPLICATIONS.applicationTitle,
      fields,
      max: [50, 'Cinquante caractères au plus.'],
    }),
    textField({
      name: 'applicationText',
      title: 'Promesse',
      description:
        'À côté des deux formulaires de candidature. {délai} y devient le délai de réponse aux candidatures ; sans délai promis, la phrase qui le nomme ne paraît pas.',
      rows: 2,
      group: 'applications',
      first: FIRST_APPLICATIONS.applicationText,
      fields,
      max: [160, 'Cent soixante caractères au plus.'],
    }),
    textField({
      name: 'applicationSent',
      title: 'Candidature spontanée envoyée',
      description: 'Au-dessus du formulaire, une fois la candidature gardée.',
      rows: 2,
      group: 'applications',
      first: FIRST_APPLICATIONS.applicationSent,
      fields,
      max: [120, 'Cent vingt caractères au plus.'],
    }),
    textField({
      name: 'jobSentTitle',
      title: 'Candidature à une offre envoyée : titre',
      description: 'Dans la fenêtre qui s’ouvre sur la page de l’offre.',
      group: 'applications',
      first: FIRST_APPLICATIONS.jobSentTitle,
      fields,
      max: [50, 'Cinquante caractères au plus.'],
    }),
    textField({
      name: 'jobSentText',
      title: 'Candidature à une offre envoyée : texte',
      description:
        'Sous ce titre. {délai} y devient le délai de réponse aux candidatures ; sans délai promis, la phrase qui le nomme ne paraît pas.',
      rows: 2,
      group: 'applications',
      first: FIRST_APPLICATIONS.jobSentText,
      fields,
      max: [160, 'Cent soixante caractères au plus.'],
    }),
    ...seoFields('seo', undefined, TYPES.careers.page.alsoCalled),
  ],
  preview: { prepare: () => ({ title: 'Carrières' }) },
});
