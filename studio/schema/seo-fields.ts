import { defineField } from '@sanity/types';
import { describedImage } from './described-image.ts';
import { knownFields, startingWith } from './text-field.ts';

/** Google shows about 60 characters of a title and 160 of a description; the rest is cut. */
const SEO_TITLE_MAX = 60; // characters
export const SEO_DESCRIPTION_MAX = 160; // characters

const KEPT = 'Laissez vide pour garder le texte d’origine, en gris.';

type FirstTexts = {
  seoTitle: string;
  seoDescription: string;
  /** The fields in braces that the site fills in. */
  fields?: readonly string[];
};

/**
 * The SEO fields of every page, flat as the specification names them (pages-3.01 in test/specification.md).
 *
 * @param first what the page says while nothing is written; absent: its own title and summary
 */
export function seoFields(group: string, first?: FirstTexts) {
  return [
    defineField({
      name: 'seoTitle',
      title: 'Titre pour Google',
      description: `Le titre bleu des résultats de recherche. ${first ? KEPT : 'Laissez vide pour reprendre le titre de la page.'}`,
      type: 'string',
      group,
      ...startingWith(first?.seoTitle),
      validation: (rule) =>
        rule
          .max(SEO_TITLE_MAX)
          .warning(`Au-delà de ${SEO_TITLE_MAX} caractères, Google coupe le titre.`),
    }),
    defineField({
      name: 'seoDescription',
      title: 'Description pour Google',
      description: `Les deux lignes sous le titre bleu, et le texte des partages sur les réseaux. ${first ? KEPT : 'Laissez vide pour reprendre le résumé.'}`,
      type: 'text',
      rows: 3,
      group,
      ...startingWith(first?.seoDescription),
      validation: (rule) => [
        rule
          .max(SEO_DESCRIPTION_MAX)
          .warning(`Au-delà de ${SEO_DESCRIPTION_MAX} caractères, Google coupe la description.`),
        ...(first?.fields ? [knownFields(rule, first.fields)] : []),
      ],
    }),
    describedImage({
      name: 'socialImage',
      title: 'Image de partage',
      description:
        'Ce que montre un lien vers la page sur les réseaux et dans les messageries. Sans elle, une carte est dessinée avec le titre. 1200 × 630 pixels ou plus.',
      group,
      shapes: [{ title: 'Carte', aspectRatio: 1200 / 630 }],
    }),
  ];
}
