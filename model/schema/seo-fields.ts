import { defineField } from '@sanity/types';
import { describedImage } from './described-image.ts';
import { lengthWarning, SEO_DESCRIPTION, SEO_TITLE } from './seo-lengths.ts';
import { stringList } from './string-list.ts';
import { knownFields, startingWith } from './text-field.ts';

const EMPTY_HINT = 'Laissez vide pour garder le texte d’origine, en gris.';

/** The longest word or phrase of a visitor, in characters. */
const LONGEST_SEARCH_WORD = 40;

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
 * @param alsoCalled the words by which the search finds it while nothing is written
 */
export function seoFields(group: string, first?: FirstTexts, alsoCalled: readonly string[] = []) {
  const wordsHint =
    alsoCalled.length > 0
      ? `Sans les vôtres, ce sont\u00a0: ${alsoCalled.join(', ')}.`
      : 'Ceux de son texte y sont déjà.';
  return [
    defineField({
      name: 'seoTitle',
      title: 'Titre pour Google',
      description: `Le titre bleu des résultats de recherche. ${first ? EMPTY_HINT : 'Laissez vide pour reprendre le titre de la page.'}`,
      type: 'string',
      group,
      ...startingWith(first?.seoTitle),
      validation: (rule) => rule.custom((text) => lengthWarning(text, SEO_TITLE)).warning(),
    }),
    defineField({
      name: 'seoDescription',
      title: 'Description pour Google',
      description: `Les deux lignes sous le titre bleu, et le texte des partages sur les réseaux. ${first ? EMPTY_HINT : 'Laissez vide pour reprendre le résumé.'}`,
      type: 'text',
      rows: 3,
      group,
      ...startingWith(first?.seoDescription),
      validation: (rule) => [
        rule.custom((text) => lengthWarning(text, SEO_DESCRIPTION)).warning(),
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
    stringList({
      name: 'searchWords',
      title: 'Mots de la recherche',
      description: `Les autres mots par lesquels vos visiteurs cherchent cette page dans le site. Ils ne s’affichent pas. ${wordsHint}`,
      group,
      layout: 'tags',
      max: LONGEST_SEARCH_WORD,
    }),
  ];
}
