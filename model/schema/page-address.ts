import { href } from 'react-router';

/** Where the site shows a document of each type. What is on every page is shown on the first. */
export const PAGES: Record<string, string> = {
  home: '/',
  work: href('/work'),
  services: href('/services'),
  contact: href('/contact'),
  newsletter: href('/newsletter'),
  // Any address without a page shows it.
  notFound: '/introuvable',
  about: href('/about'),
  blog: href('/blog'),
  careers: href('/careers'),
  legal: href('/legal'),
  team: href('/about'),
  clients: '/',
  questions: '/#faq',
  settings: '/',
  brand: '/',
  navigation: '/',
  whatsapp: '/',
};

/** Types whose documents each have a page, named by their slug: its address without the slug. */
export const FOLDERS = {
  portfolio: href('/work/:slug', { slug: '' }),
  service: href('/services/:slug', { slug: '' }),
  blogPost: href('/blog/:slug', { slug: '' }),
  jobPosting: href('/careers/:slug', { slug: '' }),
  newsletterIssue: href('/newsletter/:slug', { slug: '' }),
};

const FOLDER_OF = new Map<string, string>(Object.entries(FOLDERS));

/** Whether the site shows documents of a type at all, once they have an address. */
export function isShown(type: string): boolean {
  return FOLDER_OF.has(type) || type in PAGES;
}

/** The address of a document's page on the site, or nothing while it has none. */
export function pageOf(document: { _type: string; slug?: unknown }): string | undefined {
  const folder = FOLDER_OF.get(document._type);
  if (!folder) return PAGES[document._type];
  const slug = currentOf(document.slug);
  return slug && folder + slug;
}

function currentOf(slug: unknown): string | undefined {
  if (typeof slug === 'string') return slug;
  if (typeof slug !== 'object' || slug === null || !('current' in slug)) return undefined;
  return typeof slug.current === 'string' ? slug.current : undefined;
}
