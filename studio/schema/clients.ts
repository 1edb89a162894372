import { BlockquoteIcon } from '@sanity/icons/Blockquote';
import { defineArrayMember, defineField, defineType } from '@sanity/types';

/** Who trusts the agency, and what they say of it: site-shell §2. One document, whose id is its type. */
export const clients = defineType({
  name: 'clients',
  title: 'Clients',
  type: 'document',
  icon: BlockquoteIcon,
  groups: [
    { name: 'logos', title: 'Logos', default: true },
    { name: 'testimonials', title: 'Témoignages' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Titre des logos',
      description: 'Au-dessus de la frise : « Ils nous font confiance ».',
      type: 'string',
      group: 'logos',
      initialValue: 'Ils nous font confiance',
      validation: (rule) => [
        rule.required().error('Écrivez le titre.'),
        rule.max(60).error('Soixante caractères au plus.'),
      ],
    }),
    defineField({
      name: 'text',
      title: 'Texte des logos',
      description:
        'D’où viennent les clients : « de Tanger à Dakhla ». Le site écrit devant le nombre d’entreprises, qui se change dans « Réglages ».',
      type: 'string',
      group: 'logos',
      validation: (rule) => rule.max(80).error('Quatre-vingts caractères au plus.'),
    }),
    defineField({
      name: 'logos',
      title: 'Logos',
      description:
        'Quinze logos remplissent la frise. Deux voisins de formes différentes se lisent mieux.',
      type: 'array',
      group: 'logos',
      of: [defineArrayMember({ type: 'clientLogo' })],
    }),
    defineField({
      name: 'testimonialsTitle',
      title: 'Titre des témoignages',
      description: 'Au-dessus des citations, en très grand.',
      type: 'string',
      group: 'testimonials',
      validation: (rule) => [
        rule.required().error('Écrivez le titre.'),
        rule.max(60).error('Soixante caractères au plus.'),
      ],
    }),
    defineField({
      name: 'figures',
      title: 'Chiffres',
      description:
        'Trois chiffres à côté du titre. Le quatrième est le délai de réponse de l’agence.',
      type: 'clientFigures',
      group: 'testimonials',
    }),
    defineField({
      name: 'testimonials',
      title: 'Témoignages',
      description: 'Dix voix, la plus forte en premier.',
      type: 'array',
      group: 'testimonials',
      of: [defineArrayMember({ type: 'testimonial' })],
    }),
  ],
  preview: { prepare: () => ({ title: 'Clients' }) },
});
