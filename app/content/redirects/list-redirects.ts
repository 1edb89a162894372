import { defineQuery } from 'groq';
import { z } from 'zod';
import type { Redirect } from '../../../model/redirects/redirect-rules.ts';
import type { ContentReader } from '../../context.ts';
import { readParts, text } from '../document-parts.ts';

const REDIRECTS_QUERY = defineQuery(`
  *[_type == "redirect"] | order(_id asc)[0...20000]{ _id, from, to, isTemporary }
`);

/** Reads every published redirect, 20,000 at most. Throws what the content client throws. */
export async function listRedirects(content: ContentReader): Promise<Redirect[]> {
  const documents = await content.client.fetch(REDIRECTS_QUERY);
  return documents.flatMap((document) => {
    const parts = readParts(content, document, { type: 'redirect', id: document._id });
    const from = parts.one('from', text);
    const to = parts.one('to', text);
    return from && to
      ? [{ from, to, isTemporary: parts.one('isTemporary', z.boolean()) === true }]
      : [];
  });
}
