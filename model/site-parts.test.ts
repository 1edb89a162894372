import { expect, test } from 'vitest';
import routes from '../app/routes.ts';
import { partAt, partOf } from './site-parts.ts';

test('every address below the page of a part belongs to it, but those that mails lead to', () => {
  const addresses = routes
    .flatMap((route) => [route, ...(route.children ?? [])])
    .flatMap(({ path }) => (path ? `/${path}` : []));
  const named = addresses.filter((path) => /^\/(?:work|blog|careers|newsletter)/.test(path));
  expect(named.length).toBeGreaterThan(12);
  for (const path of named) {
    const isOfMails = /confirmer|desinscription/.test(path);
    expect(partAt(path), path).toBe(isOfMails ? undefined : path.split('/')[1]);
  }
  for (const path of ['/feed.xml', '/atom.xml', '/feed.json', '/BLOG/un']) {
    expect(partAt(path), path).toBe('blog');
  }
  for (const path of ['/', '/blogs', '/contact', '/legal', '/services/blog', '/workshop']) {
    expect(partAt(path), path).toBeUndefined();
  }
});

test('documents belong to the part whose list holds them', () => {
  expect(
    ['portfolio', 'work', 'blogPost', 'jobPosting', 'newsletterIssue', 'newsletter'].map(partOf),
  ).toEqual(['work', 'work', 'blog', 'careers', 'newsletter', 'newsletter']);
  expect(['service', 'page', 'home', 'person', 'lastPiece'].map(partOf)).toEqual(
    Array(5).fill(undefined),
  );
});
