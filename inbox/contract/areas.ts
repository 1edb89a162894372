/** The four desks requests arrive at; each kind belongs to one. Plain data: screens may import it. */
import { codesOf } from './states.ts';

export const AREA_WORDS = {
  contact: { label: 'Messages', slug: 'messages', file: 'contact' },
  applications: { label: 'Candidatures', slug: 'candidatures', file: 'candidatures' },
  comments: { label: 'Commentaires', slug: 'commentaires', file: 'commentaires' },
  newsletter: { label: 'Newsletter', slug: 'newsletter', file: 'newsletter' },
} as const satisfies Readonly<Record<string, AreaWords>>;

type AreaWords = {
  /** On screen. */
  label: string;
  /** In addresses of the desk, in its screens and in mails that lead there. */
  slug: string;
  /** In the names of exported files. */
  file: string;
};

export type Area = keyof typeof AREA_WORDS;
export const AREAS = codesOf(AREA_WORDS);
