import { expect, test } from 'vitest';
import { MOTIFS } from '../packages/drawings/zellige/motifs.ts';
import { coverOf, coverOfStored, MOTIF_CHOICES, motifNamed, proposedMotif } from './motifs.ts';

const of = (title: string, others: { lead?: string; tags?: string[] } = {}) =>
  proposedMotif({ slug: 'un-titre', title, ...others });

test.each([
  ['Quarante secondes d’huile', 'oil'],
  ['HUILE D’OLIVE DU ZERHOUN', 'oil'],
  ['Le four du quartier et ses pains', 'oven'],
  ['Un fil, deux aiguilles', 'thread'],
  ['Rendez-vous au phare', 'lighthouse'],
  ['Un cafe au quatrieme', 'tea'],
  ['Tapis de l’Atlas', 'carpet'],
  ['Jouets en bois', 'top'],
  ['Le marché de Derb Omar', 'awnings'],
  ['Votre budget, ligne par ligne', 'ledger'],
  ['Filmer sans se ruiner : la vidéo', 'film'],
])('« %s » is proposed %s, whatever its case, accents and plurals', (title, motif) => {
  expect(of(title)).toBe(motif);
});

test('the title tells more than tags and summary, which tell where the title does not', () => {
  expect(of('Un tapis', { tags: ['Vidéo'], lead: 'Une histoire d’huile.' })).toBe('carpet');
  expect(of('Sans un mot de trop, vraiment', { tags: ['Podcast'] })).not.toBe('crop');
  expect(of('Autrement', { tags: ['Podcast'] })).toBe('sound');
  expect(of('Autrement', { lead: 'Une opticienne et sa rue.' })).toBe('glasses');
});

test('what is not a whole word proposes nothing: a carpet is not in « tapisse », nor oil in « huileux »', () => {
  const neutral = ['crop', 'shards', 'strapwork'];
  expect(neutral).toContain(of('Il tapisse'));
  expect(neutral).toContain(of('Huileux'));
});

test('a document of no known subject has a neutral motif, by its slug, and others for other slugs', () => {
  const neutral = Array.from({ length: 30 }, (_, i) =>
    proposedMotif({ slug: `numero-${i}`, title: '—' }),
  );
  expect([...new Set(neutral)].toSorted()).toEqual(['crop', 'shards', 'strapwork']);
  expect(proposedMotif({ slug: 'a', title: 'عنوان' })).toBe(
    proposedMotif({ slug: 'a', title: '' }),
  );
});

test('a new document is kept apart from its neighbours where its words allow it, and keeps its subject where not', () => {
  const words = { slug: 'a', title: 'Le prix d’un film', tags: [] };
  const first = proposedMotif(words);
  const second = proposedMotif(words, [first]);
  expect(new Set([first, second])).toEqual(new Set(['film', 'coins']));
  expect(proposedMotif(words, ['film', 'coins'])).toBe(first);
  const unknown = { slug: 'b', title: 'Untel' };
  const neutral = proposedMotif(unknown);
  expect(proposedMotif(unknown, [neutral])).not.toBe(neutral);
});

test('what an editor chose stands, drawings of services of before are read, and what is no motif is proposed anew', () => {
  const words = { slug: 'a', title: 'Huile' };
  expect(coverOf({ ...words, motif: 'film' }).motif).toBe('film');
  expect(coverOf({ ...words, motif: 'toString' }).motif).toBe('oil');
  expect(coverOf({ ...words, motif: null }).motif).toBe('oil');
  expect(
    ['brand', 'web', 'search', 'strategy', 'mobile', 'shop', 'sunrise'].map(motifNamed),
  ).not.toContain(undefined);
});

test('the Studio and the site say the same of a stored document, finished or not', () => {
  const stored = {
    title: 'Autrement',
    slug: { current: 'autrement' },
    summary: 'Une opticienne.',
    tags: ['Vidéo', 4],
  };
  expect(coverOfStored('portfolio', stored)).toEqual({
    slug: 'autrement',
    ...coverOf({ slug: 'autrement', title: 'Autrement', lead: 'Une opticienne.', tags: ['Vidéo'] }),
  });
  expect(coverOfStored('service', { title: 'Site', slug: 'site', icon: 'search' })).toMatchObject({
    motif: 'lighthouse',
  });
  expect(coverOfStored('blogPost', {})).toBeUndefined();
  expect(coverOfStored('blogPost', { title: 'Huile' })).toMatchObject({ motif: 'oil', slug: '' });
});

test('the vocabulary has more than twenty motifs, each with a French name of its own', () => {
  expect(MOTIF_CHOICES.length).toBe(MOTIFS.length);
  expect(MOTIFS.length).toBeGreaterThan(20);
  expect(new Set(MOTIF_CHOICES.map(({ title }) => title)).size).toBe(MOTIFS.length);
});
