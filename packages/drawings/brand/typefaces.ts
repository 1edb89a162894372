/**
 * The pairs of typefaces that are shipped: one for titles, one for text. Their files are cut by `tools/fonts.ts`; what the
 * pages load of them is in `app/styles/fonts.css` and `app/styles/typefaces/`.
 */

import type { Typefaces } from './brand.ts';

export type Face = {
  family: string;
  /** The `font-family` for mails, which load no file: the reader's own copy of the typeface, or a similar one. */
  mailStack: string;
  /** The file for cards, in `server/cards/fonts/`. */
  cardFile: string;
};

export type TypefacePair = {
  display: Face;
  text: Face;
};

const SANS = "'Segoe UI', Helvetica, Arial, sans-serif";

export const TYPEFACE_PAIRS: Readonly<Record<Typefaces, TypefacePair>> = {
  atelier: {
    display: face('Bricolage Grotesque', SANS, 'bricolage-grotesque-display.ttf'),
    text: face('Hanken Grotesk', SANS, 'hanken-grotesk-text.ttf'),
  },
  gazette: {
    display: face('Newsreader', "Georgia, 'Times New Roman', serif", 'newsreader-display.ttf'),
    text: face('Source Sans 3', SANS, 'source-sans-text.ttf'),
  },
  enseigne: {
    display: face('Hepta Slab', 'Rockwell, Georgia, serif', 'hepta-slab-display.ttf'),
    text: face('Public Sans', SANS, 'public-sans-text.ttf'),
  },
};

function face(family: string, others: string, cardFile: string): Face {
  return { family, mailStack: `'${family}', ${others}`, cardFile };
}
