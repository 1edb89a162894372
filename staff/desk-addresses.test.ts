import { expect, it } from 'vitest';
import { isOpenTo, movedAddress, PART_NAMES, partAt } from './desk-addresses.ts';
import { ROLES } from './roles.ts';

it.each([
  ['/studio', 'home'],
  ['/studio/', 'home'],
  ['/studio/contenus/structure/blogPost;post-1', 'content'],
  ['/studio/demandes/messages/01J', 'requests'],
  ['/studio/equipe/jetons', 'team'],
  ['/studio/site/sante', 'site'],
  ['/studio/compte', 'account'],
])('%s belongs to one part of the desk, and stays where it is', (path, part) => {
  expect([partAt(path), movedAddress(path)]).toEqual([part, undefined]);
});

it.each([
  ['/studio/structure', '/studio/contenus/structure'],
  ['/studio/structure/portfolio;portfolio-1', '/studio/contenus/structure/portfolio;portfolio-1'],
  ['/studio/intent/create/template=blogPost;', '/studio/contenus/intent/create/template=blogPost;'],
  ['/studio/boite', '/studio/demandes'],
  ['/studio/demandes/sante', '/studio/site/sante'],
  ['/studio/demandes/recherches', '/studio/site/recherches'],
  ['/studio/demandes/journal', '/studio/site/journal'],
])('%s of an earlier version leads to %s', (path, now) => {
  expect([partAt(path), movedAddress(path)]).toEqual([undefined, now]);
  expect(movedAddress(now)).toBeUndefined();
  expect(partAt(now)).toBeDefined();
});

it.each([
  '/studio/connexion',
  '/studio/connexion/premier-acces',
  '/studio/invitation',
  '/studio/installation.json',
  '/studio/sante.json',
  '/studio/apercu',
  '/studio/apercu-cv',
  '/studio/assets/main-1.js',
  '/studios',
  '/',
])('%s is no part of the desk, and does not move', (path) => {
  expect([partAt(path), movedAddress(path)]).toEqual([undefined, undefined]);
});

it('each role finds its own parts in the bar', () => {
  const parts = (role: (typeof ROLES)[number]) =>
    PART_NAMES.filter((part) => isOpenTo(part, { roles: [role] }));
  expect(Object.fromEntries(ROLES.map((role) => [role, parts(role)]))).toEqual({
    administrator: ['home', 'content', 'requests', 'team', 'site', 'account'],
    editor: ['home', 'content', 'requests', 'site', 'account'],
    sales: ['home', 'requests', 'site', 'account'],
    recruiter: ['home', 'requests', 'account'],
  });
});
