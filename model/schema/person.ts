import { UserIcon } from '@sanity/icons/User';
import { defineType } from '@sanity/types';
import { type ComponentType, createElement } from 'react';
import { TYPES } from '../document-types.ts';
import { bioField, portraitField, roleField } from './person-fields.ts';
import { textField } from './text-field.ts';
import { uniqueName } from './unique-name.ts';

/** A person of the agency, once: the team's members and the authors of posts (shell-3.11 in test/specification.md). */
export const person = defineType({
  name: 'person',
  title: TYPES.person.title,
  type: 'document',
  icon: UserIcon,
  fields: [
    textField({
      name: 'name',
      title: 'Nom',
      description: 'Prénom et nom. Les changer ici les change partout.',
      required: 'Indiquez le nom.',
      max: [60, 'Soixante caractères au plus.'],
      rules: (rule) => uniqueName(rule, 'Une autre fiche porte déjà ce nom.'),
    }),
    roleField(),
    portraitField(),
    bioField(),
  ],
  orderings: [{ title: 'Nom, A à Z', name: 'nameAsc', by: [{ field: 'name', direction: 'asc' }] }],
  preview: {
    select: { name: 'name', role: 'role', portrait: 'portrait' },
    prepare: ({ name, role, portrait }) => ({
      title: name,
      subtitle: role,
      media: portrait?.asset ? portrait : drawnPortrait(name),
    }),
  },
});

/** Returns the picture in lists for a person without one: the portrait that the site draws from the name. */
function drawnPortrait(name: unknown): ComponentType | undefined {
  if (typeof name !== 'string' || name.trim() === '') return undefined;
  const src = `/portraits/${encodeURIComponent(name)}.svg`;
  return () => createElement('img', { src, alt: '', loading: 'lazy' });
}
