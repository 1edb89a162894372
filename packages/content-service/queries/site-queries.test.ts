import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { evaluateSync } from 'groq-js';
import { expect, it } from 'vitest';
import { archiveDocuments } from '../../../tools/demo/archive.ts';
import { compareIds, type Document } from '../document.ts';
import { DocumentSet } from '../documents/document-set.ts';
import { UNKNOWN_SOURCES } from '../source-maps/write-source-map.ts';
import { evaluateQuery } from './evaluate-query.ts';
import { parseQuery } from './parse-query.ts';
import { type Perspective, PerspectiveView } from './perspective.ts';

/** The queries the site asks, as its generated types list them. */
const ofSite = [
  ...(readFileSync(new URL('../../../app/content/content.generated.ts', import.meta.url), 'utf8')
    .split('interface SanityQueries {')[1]
    ?.matchAll(/^ {4}'((?:[^'\\\n]|\\.)*)': [A-Z_]+;$/gm) ?? []),
].map(([, text = '']) => JSON.parse(`"${text.replaceAll(/(?<!\\)"/g, '\\"')}"`));

/** Queries of the studio and of programs. */
const OF_OTHERS = [
  '*[_type == $type] | order(_updatedAt desc)[0...100]{_id, _type, title}',
  '*[_type == $type] | order(publishDate asc, title desc) {_id, "words": count(content)}[0...3]',
  '*[_id in $ids]{..., "references": count(*[references(^._id)])}',
  '*[_id == $first || _id == "drafts." + $first][0...2]{_id, _rev}',
  '*[references($ids)]._id',
  '*[_type == $type && references($first)] | order(_id desc)[0...2]{_id}',
  '*[slug.current == $slug && !(_id in [$first, "drafts." + $first])][0]._id',
  '*[_id in path("drafts.**")] | order(_type asc)[0..4]._id',
  '*[title match "l*" && _type in ["service", "blogPost"]] | order(title asc)[0...4].title',
  '*[_type match "blog*"]{_id, "next": relatedBlogPosts[]->{title, "up": ^._id}}[0...2]',
  '*[!(_type in ["blogPost", "portfolio"])] | order(_createdAt desc)[0..5]{_id}',
  'count(*[_type == $type && defined(slug.current)])',
  '*[_type == $none || slug.current == $none || slug == $none] | order(_id)[0...5]._id',
  '*[_type == "blogPost" && publishDate <= now()] | order(publishDate desc)[2...5]{title}',
  '*[_type == "service"] | order(featured desc, title asc)[-2..-1]._id',
];

const stored: Document[] = archiveDocuments().map((document) => ({
  _rev: 'r',
  _createdAt: '2026-01-01',
  _updatedAt: '2026-01-02',
  ...document,
}));

interface Recipe {
  /** Of the site's documents. */
  original: number;
  prefix: string;
  suffix: string;
  changes: Record<string, unknown>;
}

/** The recipe of a document of the site under its own id, as a draft or in a release, some of its fields in disorder. */
const recipe: fc.Arbitrary<Recipe> = fc.record({
  original: fc.nat({ max: stored.length - 1 }),
  prefix: fc.constantFrom('', '', '', 'drafts.', 'versions.r.'),
  suffix: fc.constantFrom('', '', '-2', '-3', '-4'),
  changes: fc.dictionary(
    fc.constantFrom('slug', 'publishDate', 'title', 'status', 'isActive', 'featured', '_createdAt'),
    fc.constantFrom<unknown>(undefined, null, 7, true, 'active', '2026-05-01', { current: 'x' }),
    { maxKeys: 2 },
  ),
});

function make({ original, prefix, suffix, changes }: Recipe): Document {
  const id = `${prefix}${stored[original]?._id}${suffix}`;
  return JSON.parse(JSON.stringify({ ...stored[original], ...changes, _id: id }));
}

const plain = { noNullPrototype: true };
const someIds = fc.subarray(
  stored.map(({ _id }) => _id),
  { maxLength: 4 },
);

const parameters = fc.record(
  {
    slug: fc.constantFrom('x', 'active', '', ...stored.flatMap(slugOf)),
    path: fc.constantFrom('x', '', ...stored.flatMap(slugOf)),
    type: fc.constantFrom(...stored.map(({ _type }) => _type)),
    ids: fc.subarray(
      stored.map(({ _id }) => _id),
      { maxLength: 8 },
    ),
    first: fc.constantFrom('', ...stored.map(({ _id }) => _id)),
    last: fc.constantFrom('~', ...stored.map(({ _id }) => _id)),
    names: fc.subarray(['Karim Tazi', 'Imane Chraïbi', 'Personne']),
    none: fc.constant(null),
    id: fc.constantFrom(...stored.map(({ _id }) => _id)),
    date: fc.constantFrom(
      null,
      '2026-05-01',
      ...stored.flatMap(({ publishDate }) => dateOf(publishDate)),
    ),
    preview: fc.boolean(),
    until: fc.constantFrom('2026-03-01T00:00:00Z', '9999-12-31T23:59:59Z'),
    featured: fc.boolean(),
    reels: fc.constant(['reels', 'réels']),
    grid: fc.constantFrom('reels', 'featured', 'others'),
    categories: fc.constantFrom(null, ['SEO', 'Vidéo']),
    category: fc.constantFrom('', 'category-seo', 'category-video'),
    spellings: fc.subarray([...new Set(stored.flatMap(tagsOf))], { maxLength: 8 }),
    words: fc.array(
      fc.record({ spellings: fc.subarray(stored.flatMap(tagsOf), { maxLength: 3 }) }, plain),
      { maxLength: 3 },
    ),
    chosen: someIds,
    above: someIds,
    pages: someIds,
    start: fc.nat({ max: 6 }),
    end: fc.nat({ max: 12 }),
  },
  plain,
);

function dateOf(date: unknown): string[] {
  return typeof date === 'string' ? [date] : [];
}

function tagsOf({ tags }: Document): string[] {
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}

function slugOf({ slug }: Document): string[] {
  const isObject = typeof slug === 'object' && slug !== null && 'current' in slug;
  return isObject && typeof slug.current === 'string' ? [slug.current] : [];
}

it('finds every query of the site', () => {
  expect(ofSite.length).toBeGreaterThanOrEqual(25);
  expect(ofSite.join()).toContain('*[_type == "blogPost" && (slug.current == $slug');
});

it('knows values for every parameter of the site’s queries', () => {
  const [values] = fc.sample(parameters, 1);
  for (const text of ofSite) {
    const parameterNames = [...text.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
    expect(Object.keys(values ?? {}), text).toEqual(expect.arrayContaining(parameterNames));
  }
});

it('each query of the site is followed to the sources of its result', {
  tags: ['slow'],
}, async () => {
  const source = new DocumentSet();
  for (const document of stored) source.put(document);
  const perspective: Perspective = { kind: 'stack', layers: ['drafts'] };
  const { documents } = new PerspectiveView(source, perspective, () => true);
  const sourceMap = { itemNames: 'by key', maxLength: 8_000_000, perspective } as const;
  const context = {
    documents,
    identity: 'x',
    projectId: 'p',
    dataset: 'd',
    maxResultLength: 1_000_000,
    sourceMap,
  };
  await fc.assert(
    fc.asyncProperty(parameters, async (params) => {
      for (const text of ofSite) {
        const { result, resultSourceMap } = await evaluateQuery(text, { ...context, params });
        const isMadeOfParts = /^[[{]./.test(result) && result !== '[]';
        if (isMadeOfParts) expect(resultSourceMap, text).not.toBe(UNKNOWN_SOURCES);
      }
    }),
    { numRuns: 10 },
  );
});

it.each<Perspective>([
  { kind: 'stack', layers: [] },
  { kind: 'stack', layers: ['r', 'drafts'] },
  { kind: 'raw', versions: true },
])(
  'the site and the studio are answered as by groq-js alone, from %j',
  { tags: ['slow'] },
  async (perspective) => {
    const context = { identity: 'x', projectId: 'p', dataset: 'd', maxResultLength: 1_000_000 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(recipe, { minLength: 40, maxLength: 120, size: 'max' }),
        fc.array(recipe, { maxLength: 2 }),
        parameters,
        async (list, changes, params) => {
          const source = new DocumentSet();
          for (const one of list) source.put(make(one));
          const view = new PerspectiveView(source, perspective, () => true);
          for (const change of [undefined, ...changes.map(make)]) {
            if (change) source.put(change);
            if (change) view.refresh(change._id);
            const documents = [...view.documents.ids()].flatMap(
              (id) => view.documents.get(id) ?? [],
            );
            const dataset = documents.sort(compareIds);
            for (const text of [...ofSite, ...OF_OTHERS]) {
              const { result } = await evaluateQuery(text, {
                ...context,
                params,
                documents: view.documents,
              });
              const { data } = evaluateSync(parseQuery(text, params), { dataset, params });
              expect(JSON.parse(result), text).toEqual(JSON.parse(JSON.stringify(data) ?? 'null'));
            }
          }
        },
      ),
      { numRuns: 8 },
    );
  },
);
