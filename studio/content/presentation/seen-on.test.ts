import { expect, test } from 'vitest';
import { SINGLETONS } from '../../../model/document-types.ts';
import { schemaTypes } from '../../../model/schema/index.ts';
import { mainDocuments, type SeenDocument, seenOn } from './seen-on.ts';

function places(self: SeenDocument, holders: SeenDocument[] = []) {
  return seenOn({ self, holders }).locations?.map(({ href, title }) => [href, title]);
}

test('a case study is seen on its page, in the list and on the services that chose it', () => {
  const study = { _id: 's', _type: 'portfolio', title: 'Médina', slug: { current: 'medina' } };
  const service = { _id: 'v', _type: 'service', title: 'Vidéo', slug: 'video', status: 'active' };
  expect(places(study, [service, { ...service, slug: 'autre', status: 'inactive' }])).toEqual([
    ['/work/medina', 'Étude de cas · Médina'],
    ['/work', 'Travaux'],
    ['/services/video', 'Service · Vidéo'],
  ]);
});

test('the team is seen on the pages that show it and on the posts of its people', () => {
  const post = { _id: 'p', _type: 'blogPost', title: 'Midi', slug: { current: 'midi' } };
  expect(places({ _id: 'team', _type: 'team' }, [post])).toEqual([
    ['/about', 'À propos'],
    ['/', 'Accueil'],
    ['/blog/midi', 'Article · Midi'],
  ]);
});

test.each([
  [{ _type: 'redirect', to: '/work' }, 'Sans page : cette adresse mène à /work.'],
  [{ _type: 'portfolio', status: 'archived', slug: 'a' }, 'Archivé\u00a0: sur aucune page.'],
  [{ _type: 'service', status: 'inactive', slug: 'a' }, 'Inactif\u00a0: sur aucune page.'],
  [{ _type: 'jobPosting', isActive: false, slug: 'a' }, 'Poste fermé\u00a0: sur aucune page.'],
])('what the site withholds says why: %j', (document, message) => {
  const self = { _id: 'a', ...document };
  expect(seenOn({ self, holders: [] })).toEqual({ message, tone: 'caution' });
});

test('what belongs to a part of the site that is off says so, and where its preview shows it', () => {
  const self = { _id: 'p', _type: 'blogPost', title: 'Midi', slug: { current: 'midi' } };
  expect(seenOn({ self, holders: [], off: ['blog'] })).toEqual({
    message: 'Blog\u00a0: partie éteinte dans les réglages, hors ligne.',
    tone: 'caution',
    locations: [
      { href: '/blog/midi', title: 'Article · Midi' },
      { href: '/blog', title: 'Blog' },
    ],
  });
  expect(seenOn({ self, holders: [], off: ['work'] }).message).toBeUndefined();
});

test('every type of document has its pages, or a reason why it has none', () => {
  const visibleFields = { slug: 'a', status: 'active', isActive: true, publishDate: '2026-01-01' };
  const types = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name);
  expect(types.length).toBeGreaterThan(SINGLETONS.length);
  for (const type of types) {
    const { locations, message } = seenOn({
      self: { _id: type, _type: type, ...visibleFields },
      holders: [],
    });
    expect(locations?.length || message, type).toBeTruthy();
  }
});

test('each page opens the document it is made of', () => {
  const filterOf = (page: string) =>
    mainDocuments.find(({ route }) => route === page)?.filter ?? 'none';
  expect(filterOf('/')).toBe('_id == "home"');
  expect(filterOf('/about')).toBe('_id == "about"');
  expect(filterOf('/blog')).toBe('_id == "blog"');
  expect(filterOf('/blog/:slug')).toBe('_type == "blogPost" && slug.current == $slug');
});
