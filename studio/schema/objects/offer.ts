import { BoltIcon } from '@sanity/icons/Bolt';
import { defineField, defineType } from '@sanity/types';
import { drawnTrade } from '../service-drawings.ts';
import { stringList } from '../string-list.ts';

/** site-shell §2: bullet points of an offer. */
const BULLETS = 3;

/** site-shell §3, service of the home page: title, description, features. */
export const offer = defineType({
  name: 'offer',
  title: 'Métier',
  type: 'object',
  icon: BoltIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Titre',
      description: 'Le nom du métier : « Développement web ».',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Donnez un titre au métier.'),
        rule.max(30).error('Trente caractères au plus.'),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'Une phrase : ce que le client a, une fois le travail livré.',
      type: 'text',
      rows: 2,
      validation: (rule) => [
        rule.required().error('Décrivez le métier.'),
        rule.max(120).error('Cent vingt caractères au plus.'),
      ],
    }),
    stringList({
      name: 'features',
      title: 'Prestations',
      description: `${BULLETS} lignes courtes, les plus demandées.`,
      min: BULLETS,
    }),
    defineField({
      name: 'service',
      title: 'Page du service',
      description:
        'Facultatif : la page où mène « En savoir plus ». Sans elle, le lien mène à la liste des services.',
      type: 'reference',
      to: [{ type: 'service' }],
    }),
  ],
  preview: {
    select: { title: 'title', subtitle: 'description', drawing: 'service.icon' },
    prepare: ({ title, subtitle, drawing }) => ({ title, subtitle, media: drawnTrade(drawing) }),
  },
});
