import { UserIcon } from '@sanity/icons/User';
import { defineType } from '@sanity/types';
import { bioField, portraitField, roleField } from '../person-fields.ts';
import { textField } from '../text-field.ts';

/** A member of the team: name, role, image, bio (shell-3.11 in test/specification.md). */
export const teamMember = defineType({
  name: 'teamMember',
  title: 'Membre de l’équipe',
  type: 'object',
  icon: UserIcon,
  fields: [
    textField({
      name: 'name',
      title: 'Nom',
      description: 'Prénom et nom.',
      required: 'Indiquez le nom.',
    }),
    roleField(),
    portraitField(),
    bioField(),
  ],
  preview: { select: { title: 'name', subtitle: 'role', media: 'portrait' } },
});
