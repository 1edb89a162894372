import { defineField } from '@sanity/types';

/** Google shows about 60 characters of a title and 160 of a description; the rest is cut. */
const SEO_TITLE_MAX = 60; // characters
const SEO_DESCRIPTION_MAX = 160; // characters

/** The SEO fields of every page, flat as the specification names them (pages-3.01 in test/specification.md). */
export function seoFields(group: string) {
  return [
    defineField({
      name: 'seoTitle',
      title: 'Titre pour Google',
      description:
        'Le titre bleu des résultats de recherche. Laissez vide pour reprendre le titre de la page.',
      type: 'string',
      group,
      validation: (rule) =>
        rule
          .max(SEO_TITLE_MAX)
          .warning(`Au-delà de ${SEO_TITLE_MAX} caractères, Google coupe le titre.`),
    }),
    defineField({
      name: 'seoDescription',
      title: 'Description pour Google',
      description:
        'Les deux lignes sous le titre bleu, et le texte des partages sur les réseaux. Laissez vide pour reprendre le résumé.',
      type: 'text',
      rows: 3,
      group,
      validation: (rule) =>
        rule
          .max(SEO_DESCRIPTION_MAX)
          .warning(`Au-delà de ${SEO_DESCRIPTION_MAX} caractères, Google coupe la description.`),
    }),
  ];
}
