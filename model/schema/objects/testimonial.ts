import { CommentIcon } from '@sanity/icons/Comment';
import { defineField, defineType } from '@sanity/types';
import { describedImage } from '../described-image.ts';
import { documentField } from '../document-field.ts';
import { nameOrTyped } from '../typed-text.ts';

/** The number of stars (shell-3.10 in test/specification.md). */
const MAX_RATING = 5;

/** A client's testimonial (shell-3.10 in test/specification.md), with an avatar (pages-3.12 there). */
export const testimonial = defineType({
  name: 'testimonial',
  title: 'Témoignage',
  type: 'object',
  icon: CommentIcon,
  fields: [
    defineField({
      name: 'content',
      title: 'Citation',
      description: 'Les mots du client, sans guillemets : la page les ajoute.',
      type: 'text',
      rows: 4,
      validation: (rule) => [
        rule.required().error('Recopiez la citation.'),
        rule.max(320).warning('Au-delà de 320 caractères, coupez : on retient une phrase.'),
      ],
    }),
    defineField({
      name: 'name',
      title: 'Nom',
      description: 'Prénom et nom de la personne citée.',
      type: 'string',
      validation: (rule) => rule.required().error('Indiquez le nom de la personne citée.'),
    }),
    defineField({
      name: 'role',
      title: 'Fonction',
      description: 'Son rôle dans l’entreprise : « Directrice générale ».',
      type: 'string',
    }),
    documentField({
      name: 'company',
      title: 'Entreprise',
      description: 'Le client pour qui cette personne parle.',
      to: 'client',
    }),
    describedImage({
      name: 'avatar',
      title: 'Portrait',
      description: 'Facultatif. Sans photo, un portrait est dessiné à partir du nom.',
    }),
    defineField({
      name: 'date',
      title: 'Date',
      description: 'Le jour où ces mots ont été dits ou écrits. La page en montre le mois.',
      type: 'date',
      options: { dateFormat: 'DD/MM/YYYY' },
    }),
    defineField({
      name: 'rating',
      title: 'Note',
      description: `De 1 à ${MAX_RATING} étoiles.`,
      type: 'number',
      initialValue: MAX_RATING,
      validation: (rule) =>
        rule.integer().min(1).max(MAX_RATING).error(`La note va de 1 à ${MAX_RATING}.`),
    }),
  ],
  preview: {
    select: { name: 'name', company: 'company.name', typedCompany: 'company', media: 'avatar' },
    prepare: ({ name, company, typedCompany, media }) => ({
      title: name,
      subtitle: nameOrTyped(company, typedCompany),
      media,
    }),
  },
});
