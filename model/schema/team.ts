import { UsersIcon } from '@sanity/icons/Users';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { FIRST_TEAM } from '../first-texts.ts';
import { textField } from './text-field.ts';

/** The team and the values of the agency (shell-2.111 and 2.112 in test/specification.md). One document. */
export const team = defineType({
  name: 'team',
  title: TYPES.team.title,
  type: 'document',
  icon: UsersIcon,
  groups: [
    { name: 'people', title: 'Personnes', default: true },
    { name: 'values', title: 'Valeurs' },
  ],
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description: 'Au-dessus des portraits, en très grand.',
      group: 'people',
      first: FIRST_TEAM.title,
      max: [60, 'Soixante caractères au plus.'],
    }),
    textField({
      name: 'text',
      title: 'Texte',
      description: 'Une phrase ou deux, à côté du titre.',
      rows: 3,
      group: 'people',
      max: [200, 'Deux cents caractères au plus.'],
    }),
    defineField({
      name: 'members',
      title: 'Membres',
      description: 'Dans l’ordre de l’arcade. Cinq y sont à l’aise.',
      type: 'array',
      group: 'people',
      of: [
        defineArrayMember({ type: 'reference', title: 'Personne', to: [{ type: 'person' }] }),
        defineArrayMember({ type: 'teamMember', title: 'Membre sans fiche' }),
      ],
    }),
    defineField({
      name: 'values',
      title: 'Valeurs',
      description: 'Trois valeurs, la plus importante en premier.',
      type: 'array',
      group: 'values',
      of: [defineArrayMember({ type: 'agencyValue' })],
      validation: (rule) =>
        rule.max(3).error('Trois valeurs au plus : personne n’en retient quatre.'),
    }),
  ],
  preview: { prepare: () => ({ title: 'Équipe' }) },
});
