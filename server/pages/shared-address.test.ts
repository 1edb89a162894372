import { expect, test } from 'vitest';
import { routeTree } from './page-spelling.ts';
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
  ].map((one) => [one.id, one]),
);
const open = () => {
  const sharedAddress = createSharedAddress(routeTree(routes));
  return (target: string) => {
    const url = sharedAddress(new Request(`http://a${target}`));
    return url && url.pathname + url.search;
  };
};

test.each([
  ['/blog', '/blog'],
  ['/blog?page=2&categorie=SEO', '/blog?categorie=SEO&page=2'],
  ['/blog?categorie=SEO&page=2&utm_source=x&fbclid=y', '/blog?categorie=SEO&page=2'],
  ['/blog.data?_routes=blog', '/blog.data?_routes=blog'],
  ['/blog.data?_routes=root,layout,blog', '/blog.data?_routes=root%2Clayout%2Cblog'],
  ['/blog/a.data?_routes=layout,post', '/blog/a.data?_routes=layout%2Cpost'],
  ['/contact?service=seo&formule=or', '/contact?formule=or&service=seo'],
  ['/blog/A', '/blog/A'],
  ["/blog/l'été,été;@", "/blog/l'%C3%A9t%C3%A9,%C3%A9t%C3%A9;@"],
])('%s is kept as %s', (target, address) => {
  expect(open()(target)).toBe(address);
});

test.each([
  '/blog?page=31',
  '/blog?page=0',
  '/blog?page=01',
  '/blog?page=2&page=3',
  '/blog?page=2&page=2',
  '/work?page=2',
  '/blog/a?page=2',
  '/contact?categorie=SEO',
  '/blog.data?_routes=post',
  '/blog.data?_routes=blog,layout',
  '/blog.data?_routes=blog,blog',
  '/blog.data?_routes=blog,',
  '/blog.data?_routes=',
  '/blog?q=mots',
  '/BLOG',
  '/blog/',
  '/blog//',
  '/blog/.data',
  '/blog/a/',
  '/b%6Cog',
  '/blog/%61',
  '/blog/%C3%A9t%c3%a9',
  '/blog?__proto__=1',
  '/blog?constructor=1',
  `/contact?service=${'a'.repeat(97)}`,
])('%s is answered, and no copy of it kept', (target) => {
  expect(open()(target)).toBeUndefined();
});

test('whether a word is published is told by the page: an answer without its data is not shared', () => {
  const ask = open();
  expect(ask('/contact.data?service=seo&_routes=root,contact')).toBeDefined();
  expect(ask('/contact.data?service=seo&_routes=root,layout')).toBeUndefined();
});
