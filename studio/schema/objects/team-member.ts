import { UserIcon } from '@sanity/icons/User';
import { defineType } from '@sanity/types';
import { describedImage } from '../described-image.ts';
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
    textField({
      name: 'role',
      title: 'Fonction',
      description: 'Ce que cette personne fait à l’agence : « Directrice de création ».',
      required: 'Indiquez la fonction.',
      max: [50, 'Cinquante caractères au plus.'],
    }),
    describedImage({
      name: 'portrait',
      title: 'Portrait',
      description:
        'Facultatif, vertical, le visage au milieu. Sans photo, un portrait est dessiné à partir du nom.',
    }),
    textField({
      name: 'bio',
      title: 'Présentation',
      description: 'Deux phrases courtes, comme on se présente à table.',
      rows: 3,
      required: 'Présentez cette personne.',
      max: [160, 'Cent soixante caractères au plus.'],
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'role', media: 'portrait' } },
});
