import { defineQuery } from 'groq';
import { z } from 'zod';
import type { ContentReader } from '../context.ts';
import { readParts, text } from './document-parts.ts';
import { slug } from './slug.ts';

const SERVICE_NAMES_QUERY = defineQuery(
  `*[_type == "service" && status == "active" && defined(slug.current)]
    | order(featured desc, title asc)[0...5]{ _id, title, slug }`,
);

export type ServiceName = { title: string; slug: string };

/** The services the footer names: the featured ones first, five at most. */
export async function listServiceNames(content: ContentReader): Promise<ServiceName[]> {
  const documents = await content.client.fetch(SERVICE_NAMES_QUERY);
  return z
    .array(z.object({ _id: z.string() }).loose())
    .parse(documents)
    .flatMap((document) => {
      const parts = readParts(content, document, { type: 'service', id: document._id });
      const name = { title: parts.one('title', text), slug: parts.one('slug', slug) };
      return name.title && name.slug ? [{ title: name.title, slug: name.slug }] : [];
    });
}
