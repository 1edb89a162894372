import { expect, test } from 'vitest';
import { matchPaths } from './page-spelling.ts';
import { createSharedAddress } from './shared-address.ts';

const route = (id: string, parentId: string | undefined, path?: string) => ({
  id,
  ...(parentId && { parentId }),
  ...(path && { path }),
  module: { default: () => null },
});
const routes = Object.fromEntries(
  [
    { ...route('root', undefined, ''), parentId: undefined },
    route('layout', 'root'),
    route('blog', 'layout', 'blog'),
    route('post', 'layout', 'blog/:slug'),
    route('contact', 'layout', 'contact'),
    route('work', 'layout', 'work'),
    route('careers', 'layout', 'careers'),
    route('confirmation', 'layout', 'newsletter/confirmer'),
  ].map((one) => [one.id, one]),
);
const open = () => {
  const sharedAddress = createSharedAddress(matchPaths(routes));
  return (target: string) => {
    const url = sharedAddress(new Request(`http://a${target}`));
    return url && url.pathname + url.search;
  };
};

test.each([
  ['/blog', '/blog'],
  ['/blog?page=2&categorie=SEO', '/blog?categorie=SEO&page=2'],
  ['/blog/etiquettes/seo?page=2&categorie=SEO', '/blog/etiquettes/seo?page=2'],
  ['/blog?categorie=SEO&page=2&utm_source=x&fbclid=y', '/blog?categorie=SEO&page=2'],
  ['/blog.data?_routes=blog', '/blog.data?_routes=blog'],
  ['/blog.data?_routes=root,layout,blog', '/blog.data?_routes=root%2Clayout%2Cblog'],
  ['/blog/a.data?_routes=layout,post', '/blog/a.data?_routes=layout%2Cpost'],
  ['/feed.xml?categorie=seo&page=2', '/feed.xml?categorie=seo'],
  ['/contact?service=seo&formule=or', '/contact?formule=or&service=seo'],
  ['/blog?page=2&page=3', '/blog?page=2'],
  ['/work?page=2', '/work'],
  ['/work?q=mots', '/work'],
  ['/blog/a?page=2', '/blog/a'],
  ['/contact?categorie=SEO', '/contact'],
  ['/blog?reference=invented', '/blog'],
  ['/blog.data?_routes=post', '/blog.data'],
  ['/blog.data?_routes=blog,layout', '/blog.data?_routes=layout%2Cblog'],
  ['/blog.data?_routes=blog,blog', '/blog.data?_routes=blog'],
  ['/blog.data?_routes=', '/blog.data'],
  ['/blog?__proto__=1&constructor=1', '/blog'],
  [`/blog?${'x'.repeat(1000)}`, '/blog'],
  ['/blog/A', '/blog/A'],
  ["/blog/l'été,été;@", "/blog/l'%C3%A9t%C3%A9,%C3%A9t%C3%A9;@"],
])('%s is kept as %s', (target, address) => {
  expect(open()(target)).toBe(address);
});

test.each([
  '/blog?page=31',
  '/blog?page=0',
  '/blog?page=01',
  '/blog?q=mots',
  '/blog?q=mots&x=1',
  '/work?search=mots',
  '/careers?poste=monteuse',
  '/newsletter/confirmer?jeton=abc',
  '/contact?envoye=1&reference=ABC-DEF-GHJ',
  '/BLOG',
  '/blog/',
  '/blog//',
  '/blog/.data',
  '/blog/a/',
  '/b%6Cog',
  '/blog/%61',
  '/blog/%C3%A9t%c3%a9',
  `/contact?service=${'a'.repeat(97)}`,
])('%s is answered, and no copy of it kept', (target) => {
  expect(open()(target)).toBeUndefined();
});

test('whether a word is published is told by the page: an answer without its data is not shared, but the whole is', () => {
  const ask = open();
  expect(ask('/contact.data?service=seo&_routes=root,contact')).toBeDefined();
  expect(ask('/contact.data?service=seo&_routes=root,layout')).toBe('/contact.data?service=seo');
});
