import { UsersIcon } from '@sanity/icons/Users';
import { defineArrayMember, defineField, defineType } from '@sanity/types';

/** Who the agency is and what it stands for: site-shell §2, Team. One document, whose id is its type. */
export const team = defineType({
  name: 'team',
  title: 'Équipe',
  type: 'document',
  icon: UsersIcon,
  groups: [
    { name: 'people', title: 'Personnes', default: true },
    { name: 'values', title: 'Valeurs' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Titre',
      description: 'Au-dessus des portraits, en très grand.',
      type: 'string',
      group: 'people',
      validation: (rule) => [
        rule.required().error('Écrivez le titre.'),
        rule.max(60).error('Soixante caractères au plus.'),
      ],
    }),
    defineField({
      name: 'text',
      title: 'Texte',
      description: 'Une phrase ou deux, à côté du titre.',
      type: 'text',
      rows: 3,
      group: 'people',
      validation: (rule) => rule.max(200).error('Deux cents caractères au plus.'),
    }),
    defineField({
      name: 'members',
      title: 'Membres',
      description: 'Dans l’ordre de l’arcade. Cinq y sont à l’aise.',
      type: 'array',
      group: 'people',
      of: [defineArrayMember({ type: 'teamMember' })],
      validation: (rule) => rule.required().min(1).error('Présentez au moins une personne.'),
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
