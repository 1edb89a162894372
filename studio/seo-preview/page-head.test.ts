import { createClient } from '@sanity/client';
import type { MetaDescriptor } from 'react-router';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { settingsWithoutContent } from '../../app/content/settings.ts';
import { pageMeta } from '../../app/frame/page-meta.ts';
import * as about from '../../app/pages/about/route.tsx';
import * as careers from '../../app/pages/careers/route.tsx';
import * as home from '../../app/pages/home/route.tsx';
import * as legal from '../../app/pages/legal/route.tsx';
import { schemaTypes } from '../../model/schema/index.ts';
import { breadcrumb, namedTitle, pageHead } from './page-head.ts';

/** A content client that must not be asked. */
const content = {
  client: createClient({
    projectId: 'anfa',
    dataset: 'production',
    useCdn: false,
    apiVersion: '1',
  }),
  assetOrigin: '',
  warn: () => {},
};

/** What a route says while nothing is written; the framework types its arguments more narrowly than it calls it. */
function titleOf(meta: unknown): string | undefined {
  const call = z.custom<(args: unknown) => MetaDescriptor[]>(
    (value) => typeof value === 'function',
  );
  const tags = call.parse(meta)({ loaderData: undefined, matches: [{ loaderData: undefined }] });
  return z
    .object({ title: z.string() })
    .optional()
    .parse(tags.find((tag) => 'title' in tag))?.title;
}

test.each([
  ['home', home.meta],
  ['about', about.meta],
  ['legal', legal.meta],
  ['careers', careers.meta],
])('an empty title of %s is the one the page says by itself', (type, meta) => {
  expect(pageHead({ _type: type })?.title).toBe(titleOf(meta));
});

test('every type with fields for search engines has a head, and no other', () => {
  const withFields = schemaTypes.flatMap((type) => {
    const names = 'fields' in type ? type.fields?.map(({ name }: { name: string }) => name) : [];
    return names?.includes('seoDescription') ? [type.name] : [];
  });
  const withHead = schemaTypes.flatMap(({ name }) => (pageHead({ _type: name }) ? [name] : []));
  expect(withHead.sort()).toEqual(withFields.sort());
});

describe('the head of a document', () => {
  const document = {
    _type: 'portfolio',
    title: 'Une boutique qui tient dans la main',
    summary: 'Un panier doublé.',
    slug: { current: 'petit-souk' },
  };

  test('is its title and its summary until others are written', () => {
    expect(pageHead(document)).toEqual({
      title: 'Une boutique qui tient dans la main',
      description: 'Un panier doublé.',
      path: '/work/petit-souk',
    });
    const written = { ...document, seoTitle: ' Petit Souk ', seoDescription: 'Une étude.' };
    expect(pageHead(written)).toMatchObject({ title: 'Petit Souk', description: 'Une étude.' });
  });

  test('of which nothing is written yet is shown all the same', () => {
    expect(pageHead({ _type: 'blogPost', seoTitle: '  ', slug: null, excerpt: 7 })).toEqual({
      title: 'Sans titre',
      description: undefined,
      path: '/blog/…',
    });
  });

  test('of an opening is its first paragraph', () => {
    const opening = { _type: 'jobPosting', title: 'Monteuse', description: 'Monter.\n\nSouvent.' };
    expect(pageHead(opening)?.description).toBe('Monter.');
  });

  test('of the home page is titled by the trade and the town', () => {
    const sector = { trade: 'Studio d’image', city: 'Tanger' };
    expect(pageHead({ _type: 'home' }, sector)?.title).toBe('Studio d’image à Tanger');
  });

  test('of the home page is the tagline of the settings', () => {
    expect(pageHead({ _type: 'home' }, { tagline: 'Pièce à pièce.' })?.description).toBe(
      'Pièce à pièce.',
    );
    expect(pageHead({ _type: 'work' }, { tagline: 'Pièce à pièce.' })?.description).not.toBe(
      'Pièce à pièce.',
    );
  });
});

test.each([10, 50, 51, 52, 53, 90])(
  'a title of %i characters bears the agency’s name where the page’s does',
  (length) => {
    const title = 'a'.repeat(length);
    const settings = { ...settingsWithoutContent(content), agencyName: 'Atelier Anfa' };
    const site = {
      settings,
      menus: { json: '' },
      year: 2026,
      origin: 'https://a.example',
    };
    const [tag] = pageMeta(site, { title, path: '/' });
    expect({ title: namedTitle(title, 'Atelier Anfa') }).toEqual(tag);
  },
);

test('a promised time to an answer is filled in, as on the page', () => {
  const settings = { response: '48\u00a0h' };
  const contact = { _type: 'contact', seoDescription: 'Réponse sous {délai}.' };
  expect(pageHead(contact, settings)?.description).toBe('Réponse sous 48\u00a0h.');
  expect(pageHead(contact)?.description).toBeUndefined();
});

test('an address is written as search engines write it', () => {
  expect(breadcrumb('anfa.example', '/work/medina')).toBe('anfa.example › work › medina');
  expect(breadcrumb('anfa.example', '/')).toBe('anfa.example');
});
