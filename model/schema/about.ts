import { StarIcon } from '@sanity/icons/Star';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { FIRST_ABOUT, FIRST_CLIENTS } from '../first-texts.ts';
import { seoFields } from './seo-fields.ts';
import { textField } from './text-field.ts';

/** A storey is drawn for each step of the story; the house has six. */
const MOST_MILESTONES = 6;

type Heading = { name: string; title: string; description: string; group: string; first?: string };

function heading(field: Heading) {
  return textField({
    ...field,
    max: [50, 'Cinquante caractères au plus.'],
  });
}

function statement(name: string, title: string, description: string) {
  return textField({
    name,
    title,
    description,
    rows: 3,
    group: 'purpose',
    max: [160, 'Cent soixante caractères au plus : elle est composée en très grand.'],
  });
}

/**
 * The texts of /about (pages-2.79 in test/specification.md). The team and its values, the clients' words, the
 * figures, the address and the hours come from their own documents. One document, whose id is its type.
 */
export const about = defineType({
  name: 'about',
  title: TYPES.about.title,
  type: 'document',
  icon: StarIcon,
  groups: [
    { name: 'opening', title: 'Ouverture', default: true },
    { name: 'purpose', title: 'Mission et vision' },
    { name: 'story', title: 'Histoire' },
    { name: 'headings', title: 'Titres' },
    { name: 'seo', title: 'Référencement' },
  ],
  fields: [
    textField({
      name: 'title',
      title: 'Grand titre',
      description:
        'Une phrase, sans point final : le site le dessine. Un retour à la ligne ici est un retour à la ligne sur grand écran.',
      rows: 3,
      group: 'opening',
      first: FIRST_ABOUT.title,
      max: [60, 'Soixante caractères au plus : le titre occupe la moitié de l’écran.'],
    }),
    textField({
      name: 'introduction',
      title: 'Introduction',
      description: 'Qui est l’agence, en trois phrases.',
      rows: 4,
      group: 'opening',
      first: FIRST_ABOUT.introduction,
      max: [300, 'Trois cents caractères au plus.'],
    }),
    statement('mission', 'Mission', 'Ce que l’agence fait, pour qui, et à quoi cela se voit.'),
    statement('vision', 'Vision', 'Ce qui n’est pas encore là, et vers quoi l’on travaille.'),
    textField({
      name: 'sectors',
      title: 'Secteurs',
      description:
        'Le nombre de secteurs servis : « 20+ ». Les projets et la satisfaction viennent des réglages.',
      group: 'purpose',
      max: [8, 'Huit caractères au plus.'],
    }),
    heading({
      name: 'storyTitle',
      title: 'Titre de l’histoire',
      description: 'Au-dessus des années.',
      group: 'story',
      first: FIRST_ABOUT.storyTitle,
    }),
    defineField({
      name: 'milestones',
      title: 'Étapes',
      description: 'De la plus ancienne à la plus récente : la maison gagne un étage à chacune.',
      type: 'array',
      group: 'story',
      of: [defineArrayMember({ type: 'milestone' })],
      validation: (rule) =>
        rule
          .max(MOST_MILESTONES)
          .error(`${MOST_MILESTONES} étapes au plus : la maison a ${MOST_MILESTONES} étages.`),
    }),
    heading({
      name: 'valuesTitle',
      title: 'Titre des valeurs',
      description: 'Les valeurs sont celles de l’équipe.',
      group: 'headings',
      first: FIRST_ABOUT.valuesTitle,
    }),
    heading({
      name: 'testimonialsTitle',
      title: 'Titre des témoignages',
      description: 'Les deux premiers témoignages des clients sont cités.',
      group: 'headings',
      first: FIRST_CLIENTS.testimonialsTitle,
    }),
    heading({
      name: 'visitTitle',
      title: 'Titre de la visite',
      description: 'Au-dessus de l’adresse et des horaires.',
      group: 'headings',
    }),
    ...seoFields('seo', undefined, TYPES.about.page.alsoCalled),
  ],
  preview: {
    select: { subtitle: 'title' },
    prepare: ({ subtitle }) => ({ title: 'Page À propos', subtitle }),
  },
});
