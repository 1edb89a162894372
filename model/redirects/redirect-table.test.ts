import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../packages/kit/testing/property-runs.ts';
import {
  isOwnSite,
  numberedAddress,
  type Redirect,
  sourceProblem,
  targetProblem,
} from './redirect-rules.ts';
import { createRedirectTable } from './redirect-table.ts';

const permanent = (from: string, to: string): Redirect => ({ from, to, isTemporary: false });

function table(...redirects: (readonly [string, string])[]) {
  const { find } = createRedirectTable(redirects.map(([from, to]) => permanent(from, to)));
  return (address: string, pages: readonly string[] = []) => {
    const { pathname } = new URL(address, 'http://site.invalid');
    const destination = find(pathname, (page) => pages.includes(page));
    return destination?.url.href.replace('http://site.invalid', '');
  };
}

test('a wildcard leads all below a folder, and the folder, to the same place in another', () => {
  const find = table(['/ancien-blog/*', '/blog/:splat']);
  expect(find('/ancien-blog/2019/mai')).toBe('/blog/2019/mai');
  expect(find('/ancien-blog/')).toBe('/blog');
  expect(find('/ancien-blog')).toBe('/blog');
  expect(find('/ancien-blogue/mai')).toBeUndefined();
});

test('the longest folder is followed, and an address of its own before any', () => {
  const find = table(['/a/*', '/loin'], ['/a/b/*', '/plus-pres/:splat'], ['/a/b/c', '/exact']);
  expect(find('/a/x')).toBe('/loin');
  expect(find('/a/b/x')).toBe('/plus-pres/x');
  expect(find('/a/b/c/')).toBe('/exact');
});

test('a page that WordPress calls by a number is an old address, any other query is none', () => {
  expect(numberedAddress('?utm_source=x&p=12')).toBe('/?p=12');
  expect(numberedAddress('?page_id=3')).toBe('/?page_id=3');
  for (const search of ['', '?p=', '?p=1e3', '?p=../x', '?q=12', `?p=${'1'.repeat(400)}`]) {
    expect(numberedAddress(search)).toBeUndefined();
  }
  expect(sourceProblem('/?p=12')).toBeUndefined();
  for (const from of ['/?p=douze', '/?p=12&q=1', '/page.php?id=12', '/?utm=1']) {
    expect(sourceProblem(from)).toContain('sans espace');
  }
  const { find } = createRedirectTable([
    permanent('/?p=12', '/blog/douze'),
    permanent('/?p=13', '/'),
  ]);
  expect(find('/?p=12')?.url.pathname).toBe('/blog/douze');
  expect(find('/?p=13')?.url.pathname).toBe('/');
  expect(find('/?p=14')).toBeUndefined();
});

test('several steps are one, and it is temporary when one of them is', () => {
  const { find } = createRedirectTable([
    permanent('/un', '/deux'),
    { from: '/deux', to: '/trois/x', isTemporary: true },
    permanent('/trois/*', 'https://ailleurs.example/docs/:splat'),
  ]);
  expect(find('/un')).toMatchObject({
    url: { href: 'https://ailleurs.example/docs/x' },
    isTemporary: true,
  });
});

test('no redirection leads away from an address with a page', () => {
  const find = table(['/vieux', '/blog/refonte'], ['/blog/*', '/journal/:splat']);
  expect(find('/vieux', ['/blog/refonte'])).toBe('/blog/refonte');
  expect(find('/vieux')).toBe('/journal/refonte');
});

test('an address is found in any case, a page that was only spelled otherwise too', () => {
  const find = table(['/Vieux/*', '/blog/:splat'], ['/work/Neuf', '/work/neuf']);
  expect(find('/VIEUX/Mai')).toBe('/blog/Mai');
  expect(find('/work/NEUF', ['/work/neuf'])).toBe('/work/neuf');
  expect(find('/work/Neuf')).toBeUndefined();
});

test('what leads to a redirection that leads nowhere leads nowhere itself', () => {
  const find = table(['/un', '/deux'], ['/deux', '//ailleurs.example'], ['/trois/*', '/deux']);
  expect([find('/un'), find('/deux'), find('/trois/x')]).toEqual([undefined, undefined, undefined]);
});

test('circles lead nowhere, those that never pass the same address twice neither', () => {
  expect(table(['/un', '/deux'], ['/deux', '/un'])('/un')).toBeUndefined();
  expect(table(['/a/*', '/b/c/:splat'], ['/b/*', '/a/c/:splat'])('/a/x')).toBeUndefined();
});

test('accents are found as they are typed and as browsers send them, and what follows stays as it was sent', () => {
  const find = table(['/été/*', '/saison/:splat']);
  expect(find('/%C3%A9t%C3%A9/caf%C3%A9%2Fnoir%3F')).toBe('/saison/caf%C3%A9%2Fnoir%3F');
  expect(find('/été/100%25')).toBe('/saison/100%25');
});

test('what a visitor adds can neither name a host nor change one', { tags: ['property'] }, () => {
  const folders = ['/blog/:splat', 'https://ailleurs.example/:splat', '/?vers=/:splat', '/:splat'];
  const sign = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    '@',
    ':',
    '?',
    '#',
    'x.example',
    '%00',
    '%',
    'é',
  );
  fc.assert(
    fc.property(fc.constantFrom(...folders), fc.array(sign, { maxLength: 12 }), (to, signs) => {
      const redirect = permanent('/vieux/*', to);
      const visited = URL.parse(`http://site.invalid/vieux/${signs.join('')}`);
      const destination = visited && createRedirectTable([redirect]).find(visited.pathname);
      if (!destination) return;
      const { url } = destination;
      expect(isOwnSite(url) || url.origin === 'https://ailleurs.example').toBe(true);
      const location = (isOwnSite(url) ? '' : url.origin) + url.pathname;
      const reached = new URL(location, 'https://agence.example').origin;
      expect(['https://agence.example', 'https://ailleurs.example']).toContain(reached);
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('addresses that cannot be redirected are refused in French', () => {
  for (const from of [
    'vieux',
    '//hote',
    '/a b',
    '/a?b',
    '/a#b',
    '/a\\b',
    '/',
    '/*',
    '/a*',
    '/*/b',
    '/a/**',
    '/a/*/*',
    '/images/*',
    '/Images/logo.png',
    '/files/x.pdf',
    '/covers/*',
    '/studio/contenus',
    '/v2025-01-01/data/query/production',
    '/vX/*',
    '/~1k3x9f/assets/x.js',
    '/services/',
    '/blog/un-article/jaime',
    '/favicon.ico',
  ]) {
    expect(sourceProblem(from), from).toMatch(/\.$/);
  }
  expect(sourceProblem(`/${'a'.repeat(400)}`)).toBe('400 caractères au plus.');
  for (const from of [
    '/vieux',
    '/vieux/*',
    '/été/a-b_c.html',
    '/services/*',
    '/blog/un-article',
    '/images-2019/x',
    '/vente',
    '/demandes',
  ]) {
    expect(sourceProblem(from), from).toBeUndefined();
  }
});

test('targets out of the site are taken over https only, and with the splat at the end of their path', () => {
  for (const to of [
    '/blog',
    '/blog/:splat',
    '/#contact',
    '/blog?tri=date',
    'https://ailleurs.example/a/:splat',
  ]) {
    expect(targetProblem('/vieux/*', to), to).toBeUndefined();
  }
  for (const to of [
    'blog',
    '//hote',
    '/\\hote',
    '/..//hote',
    'http://ailleurs.example/',
    'https://moi:secret@ailleurs.example/',
    'https://ailleurs.example:splat',
    'https://:splat/',
    'javascript:alert(1)',
    '/blog/:splat/suite',
    '/blog/x:splat',
    '/blog?x=/:splat',
    '/:splat/:splat',
    '/vieux/:splat',
    '/vieux/plus/:splat',
  ]) {
    expect(targetProblem('/vieux/*', to), to).toMatch(/\.$/);
  }
  expect(targetProblem('/vieux', '/blog/:splat')).toMatch(/doit finir par/);
  expect(targetProblem('/vieux', '/vieux/')).toMatch(/elle-même/);
});

test('an address is found among 5,000 in microseconds, a hostile one too', () => {
  const { find } = createRedirectTable(
    Array.from({ length: 5_000 }, (_, index) =>
      index % 5 === 0
        ? permanent(`/dossier-${index}/*`, `/nouveau-${index}/:splat`)
        : permanent(`/page-${index}.html`, `/nouvelle-${index}`),
    ),
  );
  const hostile = `/${'a/'.repeat(8_000)}`;
  const started = performance.now();
  for (let turn = 0; turn < 1_000; turn += 1) {
    find(`/page-${turn}.html`);
    find(hostile);
  }
  expect(performance.now() - started).toBeLessThan(2_000);
});
