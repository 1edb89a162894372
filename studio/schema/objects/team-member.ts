import { UserIcon } from '@sanity/icons/User';
import { defineField, defineType } from '@sanity/types';
import { describedImage } from '../described-image.ts';

/** site-shell §3: name, role, image, bio. */
export const teamMember = defineType({
  name: 'teamMember',
  title: 'Membre de l’équipe',
  type: 'object',
  icon: UserIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Nom',
      description: 'Prénom et nom.',
      type: 'string',
      validation: (rule) => rule.required().error('Indiquez le nom.'),
    }),
    defineField({
      name: 'role',
      title: 'Fonction',
      description: 'Ce que cette personne fait à l’agence : « Directrice de création ».',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Indiquez la fonction.'),
        rule.max(50).error('Cinquante caractères au plus.'),
      ],
    }),
    describedImage({
      name: 'portrait',
      title: 'Portrait',
      description:
        'Facultatif, vertical, le visage au milieu. Sans photo, un portrait est dessiné à partir du nom.',
    }),
    defineField({
      name: 'bio',
      title: 'Présentation',
      description: 'Deux phrases courtes, comme on se présente à table.',
      type: 'text',
      rows: 3,
      validation: (rule) => [
        rule.required().error('Présentez cette personne.'),
        rule.max(160).error('Cent soixante caractères au plus.'),
      ],
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'role', media: 'portrait' } },
});
