import { defineQuery } from 'groq';
import { readParts, text } from '../content/document-parts.ts';
import { MAIN_NAVIGATION, type NavigationLink } from '../content/main-navigation.ts';
import type { ContentReader } from '../context.ts';

const NAVIGATION_QUERY = defineQuery(`*[_type == "navigation" && _id == "navigation"][0]{
  home,
  services,
  work,
  about,
  blog,
  careers,
  contact
}`);

/** Reads the names of the seven links, else the specified ones. Addresses and order are the route map's. */
export async function findNavigation(content: ContentReader): Promise<NavigationLink[]> {
  const document = await content.client.fetch(NAVIGATION_QUERY);
  const parts = readParts(content, document, { type: 'navigation', id: 'navigation' });
  return MAIN_NAVIGATION.map((link) => ({
    ...link,
    label: parts.one(link.page, text) ?? link.label,
  }));
}
