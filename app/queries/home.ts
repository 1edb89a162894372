import { defineQuery } from 'groq';
import { z } from 'zod';
import type { ContentReader } from '../context.ts';
import type { HOME_QUERY_RESULT } from './content.generated.ts';
import { readParts, text } from './document-parts.ts';

const HOME_QUERY = defineQuery(`*[_type == "home" && _id == "home"][0]{
  heroTitle,
  heroText,
  heroPrimaryAction,
  heroSecondaryAction,
  contactTitle,
  contactText,
  seoTitle,
  seoDescription
}`);

/** An editor's line break is a line break on a large screen. */
const lines = z
  .string()
  .transform((value) => value.split(/\s*\n\s*/).filter((line) => line.trim() !== ''))
  .pipe(z.array(text).min(1));

export type Home = ReturnType<typeof readHome>;

/** The texts of the home page. What an editor emptied is what the site said on its first day. */
export async function findHome(content: ContentReader): Promise<Home> {
  const document = await content.client.fetch(HOME_QUERY);
  if (!document) content.warn('the home document is missing', { id: 'home' });
  return readHome(content, document ?? {});
}

/** What the home page says while the content service does not answer. */
export function homeWithoutContent(content: ContentReader): Home {
  return readHome(content, {});
}

function readHome(content: ContentReader, fields: Partial<NonNullable<HOME_QUERY_RESULT>>) {
  const parts = readParts(content, fields, { type: 'home', id: 'home' });
  return {
    heroTitle: parts.one('heroTitle', lines) ?? [
      'Le marketing',
      'digital, taillé',
      'pièce à pièce',
      'à Casablanca',
    ],
    heroText: parts.one('heroText', text) ?? 'Une agence de marketing digital à Casablanca.',
    heroPrimaryAction: parts.one('heroPrimaryAction', text) ?? 'Parler à un expert',
    heroSecondaryAction: parts.one('heroSecondaryAction', text) ?? 'Voir le portfolio',
    contactTitle: parts.one('contactTitle', text) ?? 'Racontez-nous votre projet.',
    contactText: parts.one('contactText', text) ?? 'Une réponse sous 24h, promis.',
    seoTitle: parts.one('seoTitle', text),
    seoDescription: parts.one('seoDescription', text),
  };
}
