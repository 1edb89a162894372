import { describe, expect, it, test } from 'vitest';
import { writeDocuments } from './document.ts';
import {
  createIndex,
  loadIndex,
  type SearchDocument,
  SearchIndexError,
  type SearchOptions,
  type Segment,
  search,
} from './index.ts';

const PAGE = {
  type: 'page',
  category: 'Page',
  tags: [],
  description: '',
  body: '',
  picture: '/covers/a.svg',
} as const;

/** One document per text, found by its id. */
async function finding(documents: Record<string, Partial<SearchDocument>>) {
  const index = await createIndex(
    Object.entries(documents).map(([id, document]) => ({
      ...PAGE,
      id,
      title: 'Sans rapport',
      url: `/blog/${id}`,
      ...document,
    })),
  );
  return (term: string, options?: SearchOptions) =>
    search(index, term, options).results.map(({ id }) => id);
}

const marked = (segments: readonly Segment[] = []) =>
  segments.map(({ text, matched }) => (matched ? `[${text}]` : text)).join('');

describe('a search', () => {
  it('ignores case and accents [shell-7.20] [shell-7.23]', async () => {
    const idsFor = await finding({ one: { title: 'Stratégie' } });
    for (const term of ['strategie', 'STRATÉGIE', 'Strate\u0301gie']) {
      expect(idsFor(term), term).toEqual(['one']);
    }
  });

  it('looks in title, description, tags, category and text [shell-7.21]', async () => {
    const idsFor = await finding({
      title: { title: 'Alizé' },
      description: { description: 'Bourrasque' },
      tags: { tags: ['Mistral', 'Sirocco'] },
      category: { category: 'Zéphyr' },
      body: { body: 'Chergui' },
    });
    const words = {
      alize: 'title',
      bourrasque: 'description',
      sirocco: 'tags',
      zephyr: 'category',
    };
    for (const [word, id] of Object.entries({ ...words, chergui: 'body' })) {
      expect(idsFor(word)).toEqual([id]);
    }
  });

  it('looks for a word too long to be one by its first sixty letters', async () => {
    const idsFor = await finding({ one: { title: 'a'.repeat(70) } });
    expect(idsFor('a'.repeat(80))).toEqual(['one']);
    expect(idsFor(`${'a'.repeat(59)}b${'a'.repeat(20)}`)).toEqual([]);
    // A character that folds to eighteen letters.
    expect(idsFor('\ufdfa'.repeat(200))).toEqual([]);
  });

  it('ranks title before tags before category before description before text [shell-7.25]', async () => {
    const idsFor = await finding({
      body: { body: 'phare '.repeat(50) },
      description: { description: 'phare phare phare' },
      category: { category: 'Phare' },
      tags: { tags: ['Phare'] },
      title: { title: 'Une très longue histoire de mer et de lumière avec un phare' },
      all: { description: 'phare', category: 'Phare', body: 'phare phare', tags: ['Phare'] },
    });
    expect(idsFor('phare')).toEqual(['title', 'all', 'tags', 'category', 'description', 'body']);
  });

  it('finds what a word is the beginning of, after the word itself [shell-7.24]', async () => {
    const idsFor = await finding({
      longer: { title: 'Marketing' },
      word: { title: 'Mark, photographe' },
      text: { body: 'mark' },
    });
    expect(idsFor('mark')).toEqual(['word', 'longer', 'text']);
    expect(idsFor('marketi')).toEqual(['longer']);
  });

  it('forgives one slip from four letters, two from eight, none below [shell-7.24]', async () => {
    const idsFor = await finding({
      seo: { title: 'SEO' },
      site: { title: 'Vidéo' },
      long: { title: 'Référencement' },
    });
    for (const slip of ['vidéi', 'idéo', 'vidééo', 'vdiéo', 'vidoé'])
      expect(idsFor(slip), slip).toEqual(['site']);
    for (const slip of ['referncment', 'reférencemnet', 'refrenecment']) {
      expect(idsFor(slip), slip).toEqual(['long']);
    }
    for (const wrong of ['sao', 'eso', 'vodio', 'rfrncement'])
      expect(idsFor(wrong), wrong).toEqual([]);
  });

  it('takes no word for a slip that is written somewhere', async () => {
    const idsFor = await finding({
      portes: { title: 'Dix portes' },
      postes: { title: 'Postes ouverts' },
    });
    expect(idsFor('portes')).toEqual(['portes']);
    expect(idsFor('postes')).toEqual(['postes']);
  });

  it('asks for every word; from three on, for most of them when none has all', async () => {
    const idsFor = await finding({
      both: { title: 'Le phare', body: 'la nuit' },
      one: { title: 'Phare de jour' },
    });
    expect(idsFor('phare nuit')).toEqual(['both']);
    expect(idsFor('phare introuvable')).toEqual([]);
    expect(idsFor('phare nuit introuvable')).toEqual(['both']);
  });

  it('finds a word in either gender and number, with or without elision and hyphen', async () => {
    const idsFor = await finding({
      job: { title: 'Monteuse vidéo' },
      shop: { title: 'Site e-commerce' },
      oil: { title: 'Quarante secondes d’huile' },
      work: { title: 'Travaux' },
    });
    const terms = { monteurs: 'job', "l'huile": 'oil', 'jusqu’à huile': 'oil', travail: 'work' };
    for (const [term, id] of Object.entries(terms)) expect(idsFor(term), term).toEqual([id]);
    for (const term of ['ecommerce', 'e-commerce', 'e commerce', 'E‑Commerce', 'commerce']) {
      expect(idsFor(term), term).toEqual(['shop']);
    }
    expect(idsFor('sitecommerce')).toEqual(['shop']);
  });

  it('does not look for words that say nothing beside those that do', async () => {
    const idsFor = await finding({
      one: { title: 'La vague' },
      other: { title: 'Le phare de la nuit' },
    });
    expect(idsFor('la vague')).toEqual(['one']);
    expect(idsFor('de la')).toEqual([]);
  });

  it('finds nothing for what is no word, and breaks on nothing [shell-5.18]', async () => {
    const idsFor = await finding({ one: { title: 'Un phare' } });
    for (const blank of ['', '   ', '\u00a0', '"', '*', '()', '…', '\u0301', '\ud83d', '🎬', '’']) {
      expect(idsFor(blank), blank).toEqual([]);
    }
    expect(idsFor('a'.repeat(500))).toEqual([]);
    expect(idsFor('phare '.repeat(100))).toEqual(['one']);
    expect(idsFor('"phare"* AND (constructor|__proto__)')).toEqual([]);
    expect(idsFor('🎬 phare')).toEqual(['one']);
  });

  it('finds words that mean something to JavaScript', async () => {
    const idsFor = await finding({
      one: { title: 'constructor, valueOf' },
      other: { body: 'toString' },
    });
    expect(idsFor('constructor')).toEqual(['one']);
    expect(idsFor('valueof')).toEqual(['one']);
    expect(idsFor('tostring')).toEqual(['other']);
    expect(idsFor('hasOwnProperty')).toEqual([]);
  });

  it('filters by the types chosen, none meaning all [shell-4.27] [shell-7.22]', async () => {
    const idsFor = await finding({
      project: { title: 'Phare', type: 'project' },
      service: { title: 'Phare', type: 'service' },
      blog: { title: 'Phare', type: 'blog' },
      page: { title: 'Phare', type: 'page' },
    });
    expect(idsFor('phare', { types: [] })).toHaveLength(4);
    expect(idsFor('phare', { types: ['blog'] })).toEqual(['blog']);
    expect(idsFor('phare', { types: ['page', 'project'] }).sort()).toEqual(['page', 'project']);
  });

  it('counts what it found, and makes ready no more than asked for', async () => {
    const index = await createIndex(
      Array.from({ length: 60 }, (_, at) => ({ ...PAGE, id: `${at}`, title: 'Phare', url: '/' })),
    );
    const { count, results } = search(index, 'phare', { limit: 5 });
    expect(count).toBe(60);
    expect(results.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4']);
    expect(search(index, 'phare').results).toHaveLength(50);
  });
});

describe('a result', () => {
  const resultFor = async (document: Partial<SearchDocument>, term: string) => {
    const index = await createIndex([
      { ...PAGE, id: 'one', title: 'Titre', url: '/', ...document },
    ]);
    return search(index, term).results[0];
  };

  test('shows the words that were found, whole, as they are written', async () => {
    const result = await resultFor(
      { title: 'Les œuvres d’été', description: 'Des sites e-commerce.' },
      'oeuvre ecommerce',
    );
    expect(marked(result?.titleSegments)).toBe('Les [œuvres] d’été');
    expect(marked(result?.excerpt)).toBe('Des sites [e-commerce].');
  });

  test('shows the sentence of the text where the word is, and that there is more', async () => {
    const body = `${'Avant. '.repeat(40)}Ce soir, un phare s’allume sur la côte${' et plus loin'.repeat(20)}.`;
    const result = await resultFor({ description: 'Autre chose.', body }, 'phare');
    expect(marked(result?.excerpt)).toMatch(/^… Ce soir, un \[phare\] s’allume .*\S\u00a0…$/);
    expect(result?.description).toBe('Autre chose.');
  });

  test('shows its description where title or description already say why', async () => {
    const body = 'Un phare, encore.';
    const result = await resultFor({ title: 'Phare', description: 'La nuit.', body }, 'phare');
    expect(marked(result?.excerpt)).toBe('La nuit.');
  });

  test('never cuts a word, an emoji or a tag in two', async () => {
    const body = `${'👩🏽‍💻 '.repeat(60)}<b>phare</b> ${'👩🏽‍💻'.repeat(60)}`;
    const result = await resultFor({ body }, 'phare');
    expect(result?.excerpt.every(({ text }) => text.isWellFormed())).toBe(true);
    expect(marked(result?.excerpt)).toContain('<b>[phare]</b>');
    expect(marked(result?.excerpt)).toMatch(/^… (👩🏽‍💻 )+<b>/u);
    expect(marked(result?.excerpt)).toMatch(/ (👩🏽‍💻)+\u00a0…$/u);
  });

  test('puts lines together so that they read', async () => {
    const result = await resultFor({ body: 'Formulaire\nWhatsApp et phare.\nSuite' }, 'phare');
    expect(marked(result?.excerpt)).toBe('Formulaire · WhatsApp et [phare]. Suite');
  });
});

describe('the file', () => {
  const document = { ...PAGE, id: 'one', title: 'Phare', url: '/', tags: ['Nuit'] };

  test('is read as it was written', async () => {
    const index = await loadIndex(writeDocuments([document]));
    expect(search(index, 'nuit').results[0]).toMatchObject({
      id: 'one',
      tags: ['Nuit'],
      url: '/',
      picture: '/covers/a.svg',
    });
  });

  test.each([
    ['empty', ''],
    ['cut short', writeDocuments([document]).slice(0, -9)],
    ['a page of ours', '<!doctype html><title>503</title>'],
    ['of another version', '{"format":0,"documents":[]}'],
    ['an error', '{}'],
    ['null', 'null'],
    ['holding no rows', '{"format":2,"documents":[{}]}'],
    ['holding a row of another type', writeDocuments([document]).replace('"page"', '"film"')],
    ['holding a row without tags', writeDocuments([document]).replace('["Nuit"]', '"Nuit"')],
  ])('is refused when it is %s [shell-4.25]', async (_, file) => {
    await expect(loadIndex(file)).rejects.toBeInstanceOf(SearchIndexError);
  });
});
