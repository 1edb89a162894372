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
  /** The name in the desk's addresses, also in those that mails link to. */
  slug: string;
  /** The name in exported files. */
  file: string;
};

export type Area = keyof typeof AREA_WORDS;
export const AREAS = codesOf(AREA_WORDS);
