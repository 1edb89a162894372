import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { seoFields } from './seo-fields.ts';
import { textField } from './text-field.ts';
import { TYPE_TITLES } from './type-titles.ts';

/** The texts of /careers besides its openings (pages-2.113 to 2.117 in test/specification.md). One document. */
export const careers = defineType({
  name: 'careers',
  title: TYPE_TITLES.careers,
  type: 'document',
  icon: DocumentTextIcon,
  groups: [
    { name: 'head', title: 'Ouverture', default: true },
    { name: 'values', title: 'Valeurs' },
    { name: 'perks', title: 'Avantages' },
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
      required: 'Écrivez le grand titre.',
      max: [48, 'Quarante-huit caractères au plus.'],
    }),
    textField({
      name: 'heroText',
      title: 'Accroche',
      description: 'Qui vous cherchez, en une phrase ou deux.',
      rows: 2,
      group: 'head',
      required: 'Écrivez l’accroche.',
      max: [160, 'Cent soixante caractères au plus.'],
    }),
    defineField({
      name: 'values',
      title: 'Valeurs',
      description:
        'Quatre mots en très grand, chacun avec sa preuve. L’ordre est celui de la page.',
      type: 'array',
      group: 'values',
      of: [defineArrayMember({ type: 'agencyValue' })],
      validation: (rule) => [
        rule.required().min(1).error('Nommez au moins une valeur.'),
        rule.max(6).error('Six valeurs au plus.'),
      ],
    }),
    defineField({
      name: 'perks',
      title: 'Avantages',
      description: 'Ce qui vient avec chaque poste. Ensemble ils forment une phrase.',
      type: 'array',
      group: 'perks',
      of: [defineArrayMember({ type: 'perk' })],
      validation: (rule) => [
        rule.required().min(1).error('Donnez au moins un avantage.'),
        rule.max(10).error('Dix avantages au plus : au-delà, la phrase ne se lit plus.'),
      ],
    }),
    ...seoFields('seo'),
  ],
  preview: { prepare: () => ({ title: 'Carrières' }) },
});
