import { BoltIcon } from '@sanity/icons/Bolt';
import { defineField, defineType } from '@sanity/types';
import { stringList } from '../string-list.ts';
import { textField } from '../text-field.ts';

/** The number of bullet points of an offer (shell-2.103 in test/specification.md). */
const BULLETS = 3;

/** A service of the home page: title, description, features (shell-3.12 in test/specification.md). */
export const offer = defineType({
  name: 'offer',
  title: 'Métier',
  type: 'object',
  icon: BoltIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description: 'Le nom du métier : « Développement web ».',
      required: 'Donnez un titre au métier.',
      max: [30, 'Trente caractères au plus.'],
    }),
    textField({
      name: 'description',
      title: 'Description',
      description: 'Une phrase : ce que le client a, une fois le travail livré.',
      rows: 2,
      max: [120, 'Cent vingt caractères au plus.'],
    }),
    stringList({
      name: 'features',
      title: 'Prestations',
      description: `${BULLETS} lignes courtes au plus, les plus demandées.`,
    }),
    defineField({
      name: 'service',
      title: 'Page du métier',
      description:
        'Un service, ou une page qui parle de ce métier : c’est là que mène « En savoir plus ». Sans elle, le lien mène à la liste des services.',
      type: 'reference',
      to: [{ type: 'service' }, { type: 'page' }],
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'description' } },
});
