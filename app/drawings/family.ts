/** The data of pages with the relief family of drawings: sent with the page, so that other pages load nothing of it. */

import { FIRST_NOT_FOUND } from '../../model/first-texts.ts';
import type { Brand } from '../../packages/drawings/brand/brand.ts';
import sheet from '../styles/relief.css?url';

/** The words of the second family, where the first speaks of walls and pieces. */
const WORDS = {
  notFound: 'Cette page n’est sur aucune carte. Le reste du pays est bien là.',
  stamp: 'Votre île',
  stamped:
    'Votre île est sur la carte\u00a0: sa côte épelle votre référence, personne d’autre n’a la même.',
  noProjects: 'La carte attend ses premiers sommets',
} as const;

/** First texts of the first family, of former releases too, that an agency may not have changed, by what the second says. */
const FIRST_TEXTS: Readonly<Partial<Record<string, string>>> = {
  [FIRST_NOT_FOUND.text]: WORDS.notFound,
  'La pièce est posée.': 'C’est confirmé.',
};

export type Relief = Readonly<Record<keyof typeof WORDS, string>> & {
  /** The address of its stylesheet. */
  readonly sheet: string;
};

/** Returns the root loader's data about a brand's family of drawings; nothing for the zellige family. */
export function familyOf({ drawings }: Brand): { relief?: Relief } {
  return drawings === 'relief' ? { relief: { ...WORDS, sheet } } : {};
}

/** A text as a brand's family says it: another one only where it is the first family's own, unchanged. */
export function saidBy({ drawings }: Brand, text: string): string {
  return (drawings === 'relief' && FIRST_TEXTS[text]) || text;
}
