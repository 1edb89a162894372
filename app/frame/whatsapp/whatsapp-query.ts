import { defineQuery } from 'groq';
import { z } from 'zod';
import { hyphenated } from '../../../packages/search/french-folding.ts';
import { readParts, slug, text } from '../../content/document-parts.ts';
import { reportMissing } from '../../content/missing-documents.ts';
import { sharedRead } from '../../content/shared-read.ts';
import type { ContentReader } from '../../context.ts';

const WHATSAPP_QUERY = defineQuery(`*[_type == "whatsapp" && _id == "whatsapp"][0]{
  greeting,
  suggestions[]{page, messages[]{"id": _key, text, slug}},
  "general": [
    availability{"id": "availability", text, slug},
    collaboration{"id": "collaboration", text, slug}
  ]
}`);

/** A suggested WhatsApp message (shell-3.09 in test/specification.md). Its words name it where the agency did not. */
const message = z
  .object({ id: text, text, slug: slug.nullish() })
  .transform(({ slug, ...it }) => ({ ...it, slug: slug ?? hyphenated(it.text) }));

export type WhatsappMessage = z.infer<typeof message>;

/** `page` is an address, a folder's address with its slash (`/work/`), or `default`. */
export type WhatsappSuggestions = { page: string; messages: WhatsappMessage[] };

export type Whatsapp = { greeting: string | undefined; suggestions: WhatsappSuggestions[] };

/**
 * Reads the suggestion sets; each ends with the two general questions (shell-9.11 in test/specification.md), which are
 * also what pages without a set offer where the agency wrote none for them.
 */
export const findWhatsapp = sharedRead(async (content: ContentReader): Promise<Whatsapp> => {
  const document = await content.client.fetch(WHATSAPP_QUERY);
  if (!document) reportMissing(content, 'whatsapp');
  const parts = readParts(content, document, { type: 'whatsapp', id: 'whatsapp' });
  const general = parts.each('general', message);
  const written = parts.insideEach('suggestions').flatMap((set) => {
    const page = set.one('page', text);
    return page ? [{ page, messages: [...set.each('messages', message), ...general] }] : [];
  });
  const isComplete = general.length === 0 || written.some(({ page }) => page === 'default');
  return {
    greeting: parts.one('greeting', text),
    suggestions: isComplete ? written : [...written, { page: 'default', messages: general }],
  };
});
