/** Where the site shows a document of each type. What is on every page is shown on the first. */
const PAGES: Record<string, string> = {
  home: '/',
  about: '/about',
  blog: '/blog',
  careers: '/careers',
  legal: '/legal',
  team: '/about',
  clients: '/',
  questions: '/#faq',
  settings: '/',
  navigation: '/',
  whatsapp: '/',
};

/** Types whose documents each have a page, named by their slug. */
const LISTS: Record<string, string> = {
  portfolio: '/work/',
  service: '/services/',
  blogPost: '/blog/',
  jobPosting: '/careers/',
};

/** Whether the site shows documents of a type at all, once they have an address. */
export function isShown(type: string): boolean {
  return type in LISTS || type in PAGES;
}

/** The address of a document's page on the site, or nothing while it has none. */
export function pageOf(document: { _type: string; slug?: unknown }): string | undefined {
  const list = LISTS[document._type];
  if (!list) return PAGES[document._type];
  const slug = currentOf(document.slug);
  return slug && list + slug;
}

function currentOf(slug: unknown): string | undefined {
  if (typeof slug === 'string') return slug;
  if (typeof slug !== 'object' || slug === null || !('current' in slug)) return undefined;
  return typeof slug.current === 'string' ? slug.current : undefined;
}
