import fc from 'fast-check';
import { evaluate, parse } from 'groq-js';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../kit/testing/property-runs.ts';
import { compareIds, type Document } from '../document.ts';
import { DocumentSet } from '../documents/document-set.ts';
import {
  documents,
  fewDocuments,
  manyDocuments,
  params,
  query,
} from '../testing/arbitrary-queries.ts';
import { subquery } from '../testing/arbitrary-subqueries.ts';
import { evaluateQuery } from './evaluate-query.ts';
import { awaitedBy } from './lookup.ts';
import { narrowQuery } from './narrow-query.ts';
import { parseQuery } from './parse-query.ts';
import { type Perspective, PerspectiveView } from './perspective.ts';

const context = {
  params,
  identity: '<anonymous>',
  projectId: 'p',
  dataset: 'd',
  maxResultLength: 1_000_000,
};

/** The documents of a list as a perspective shows them, found without an index. */
function seen(list: readonly Document[], perspective: Perspective): PerspectiveView {
  const source = new DocumentSet();
  for (const document of list) source.put(document);
  return new PerspectiveView(source, perspective, () => true);
}

/** What groq-js answers by itself, in its asynchronous form, scanning everything. */
async function answerOf(text: string, documents: Iterable<Document>): Promise<unknown> {
  const dataset = [...documents].sort(compareIds);
  const value = await evaluate(parse(text, { params }), { dataset, params });
  return JSON.parse(JSON.stringify(await value.get()));
}

it('gives the result of the unnarrowed query, whatever is asked of whatever documents', {
  tags: ['property'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(documents, query, async (list, text) => {
      const set = new DocumentSet();
      for (const document of list) set.put(document);
      const { result } = await evaluateQuery(text, { ...context, documents: set });
      expect(JSON.parse(result), text).toEqual(await answerOf(text, list));
    }),
    { numRuns: propertyRuns(3_000) },
  );
});

it('gives that result where a part of the query comes to the same for each document', {
  tags: ['slow'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(fewDocuments, subquery, async (list, text) => {
      const set = new DocumentSet();
      for (const document of list) set.put(document);
      const { result } = await evaluateQuery(text, { ...context, documents: set });
      expect(JSON.parse(result), text).toEqual(await answerOf(text, list));
    }),
    { numRuns: 1_000 },
  );
});

const perspectives = fc.constantFrom<Perspective>(
  { kind: 'raw', versions: true },
  { kind: 'raw', versions: false },
  { kind: 'stack', layers: [] },
  { kind: 'stack', layers: ['drafts'] },
  { kind: 'stack', layers: ['r', 's', 'drafts'] },
);

function listAndQueries(list: fc.Arbitrary<Document[]>, text: fc.Arbitrary<string>) {
  return fc.tuple(list, fc.array(text, { minLength: 1, maxLength: 3 }));
}

it('gives that result from every perspective, before and after documents are written and removed', {
  tags: ['property'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        { weight: 2, arbitrary: listAndQueries(manyDocuments, query) },
        // groq-js alone evaluates a subquery for each document, and those inside of it for each of those.
        { weight: 1, arbitrary: listAndQueries(fewDocuments, subquery) },
      ),
      documents,
      perspectives,
      async ([list, queries], changes, perspective) => {
        const source = new DocumentSet();
        for (const document of list) source.put(document);
        const view = new PerspectiveView(source, perspective, () => true);
        const ask = (text: string) =>
          evaluateQuery(text, { ...context, documents: view.documents });
        // Lists and indexes are made by the first to ask.
        for (const text of queries) await ask(text);
        for (const [index, document] of changes.entries()) {
          if (index % 3 === 0) source.remove(document._id);
          else source.put(document);
          view.refresh(document._id);
        }
        const after = [...source.ids()].flatMap((id) => source.get(id) ?? []);
        const { documents: visibleDocuments } = seen(after, perspective);
        for (const text of queries) {
          const { result } = await ask(text);
          expect(JSON.parse(result), text).toEqual(await answerOf(text, visibleDocuments.all()));
        }
      },
    ),
    { numRuns: propertyRuns(500) },
  );
});

it.each([
  ['*[_type == "post"]', ['post'], []],
  ['*[_type == $type && slug.current == "x"][0]', ['post'], []],
  ['*[defined(slug) && _type in ["post", "page"]]{title}', ['post', 'page'], []],
  ['*[_type in $types]', ['page', 'post'], []],
  ['count(*[(_type == "a" || _type == "b") && n > 2])', ['a', 'b'], []],
  ['*[_type == "page" || _id == "home"]', ['page'], ['home']],
  ['*[_type == "settings" && _id == $id][0]', [], ['d3']],
  ['*[defined(a)][_type == "post"]', ['post'], []],
])('%s reads only what it names', (text, wantedTypes, wantedIds) => {
  const { stars, readsEverything } = narrowQuery(parseQuery(text, params));
  const awaited = [...stars.values()].map(({ lookup }) => lookup && awaitedBy(lookup));
  expect(awaited).toEqual([{ types: wantedTypes, ids: wantedIds }]);
  expect(readsEverything).toBe(false);
});

it.each([
  '*',
  '*[!(_type == "post")]',
  '*[_type == "post" || n > 2]',
  '*[0..9][_type == "post"]',
  '*[_type == $notText || true]',
  '*[lower(_type) == "post"]',
  'releases::all()',
])('%s reads everything', (text) => {
  expect(narrowQuery(parseQuery(text, params)).readsEverything).toBe(true);
});

it('narrows every star of a query by itself', () => {
  const text = '*[_type == "post"]{"related": *[_type == "tag" && _id in ^.tags], "n": count(*)}';
  const { stars, readsEverything } = narrowQuery(parseQuery(text, params));
  const awaited = [...stars.values()].map(({ lookup }) => lookup && awaitedBy(lookup));
  expect(awaited.map((one) => one?.types)).toEqual([['post'], ['tag']]);
  expect(readsEverything).toBe(true);
});

it('takes no parameter for a part of the query, even one made to look like it [S16]', async () => {
  const everything = { type: 'Everything' };
  const documentSet = new DocumentSet();
  documentSet.put({ _id: 'a', _type: 'a', _rev: 'r', _createdAt: 'c', _updatedAt: 'u' });
  const { result } = await evaluateQuery('$x', {
    ...context,
    params: { x: [everything, { type: 'Parameter', name: 'y' }] },
    documents: documentSet,
  });
  expect(JSON.parse(result)).toEqual([everything, { type: 'Parameter', name: 'y' }]);
});
