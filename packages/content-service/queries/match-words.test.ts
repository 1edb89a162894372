import fc from 'fast-check';
import { evaluate, parse } from 'groq-js';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../kit/testing/property-runs.ts';
import type { Document } from '../document.ts';
import { DocumentSet } from '../documents/document-set.ts';
import { evaluateQuery } from './evaluate-query.ts';

const CONTEXT = { identity: 'x', projectId: 'p', dataset: 'd', maxResultLength: 1_000_000 };

/** Texts and patterns of few words, written in each case and between each kind of sign. */
const WORD = fc.constantFrom(
  'zellige',
  'Zellige',
  'ÉTÉ',
  'été',
  'œuvre',
  'ŒUVRE',
  'a',
  'b2',
  'straße',
  'σοφός',
  'ΣΟΦΌΣ',
);
const SIGN = fc.constantFrom(' ', '  ', '.', '-', "'", '’', '_', ' . ', '\n', '=', '…', '*');
const TEXT = fc.array(fc.tuple(WORD, SIGN), { maxLength: 4 }).map((pairs) => pairs.flat().join(''));
const TITLE = fc.oneof(
  TEXT,
  fc.array(fc.oneof(TEXT, fc.constant(null)), { maxLength: 3 }),
  fc.constant(null),
);

/** Titles of more documents than are asked without an index. */
const TITLES = fc.array(TITLE, { minLength: 20, maxLength: 40 });

const LEFT = fc.constantFrom(
  'title',
  '[title, body]',
  'lower(title)',
  'pt::text(body)',
  'title + "a"',
  'body[].children[].text',
);
const PATTERN = fc.oneof(
  TEXT.map((text) => JSON.stringify(text)),
  fc.tuple(TEXT, TEXT).map((texts) => JSON.stringify(texts)),
);
const QUERY = fc
  .tuple(LEFT, PATTERN, PATTERN, fc.constantFrom('match', '&&', '||', '!'))
  .map(([left, first, second, kind]) => {
    const one = `${left} match ${first}`;
    if (kind === '!') return `*[!(${one})]._id`;
    return kind === 'match' ? `*[${one}]._id` : `*[${one} ${kind} title match ${second}]._id`;
  });

function note(id: number, title: unknown): Document {
  const text = typeof title === 'string' ? title : 'zellige';
  // The parts of a word may stand in two spans.
  const children = [{ text: text.slice(0, 3) }, { text: text.slice(3) }];
  return {
    _id: `note-${id}`,
    _type: 'note',
    _rev: 'r',
    _createdAt: 'c',
    _updatedAt: 'u',
    title,
    body: [{ _type: 'block', children }],
  };
}

async function alone(query: string, documents: DocumentSet): Promise<unknown> {
  return (await evaluate(parse(query), { dataset: documents.all() })).get();
}

async function here(query: string, documents: DocumentSet): Promise<unknown> {
  return JSON.parse((await evaluateQuery(query, { ...CONTEXT, documents, params: {} })).result);
}

it('words are found by an index as they are without, before and after documents change', {
  tags: ['property'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      TITLES,
      TITLES,
      fc.array(QUERY, { minLength: 1, maxLength: 3 }),
      async (titles, later, queries) => {
        const documents = new DocumentSet();
        for (const [id, title] of titles.entries()) documents.put(note(id, title));
        for (const query of queries) {
          expect(await here(query, documents)).toEqual(await alone(query, documents));
        }
        documents.remove('note-0');
        for (const [id, title] of later.entries()) documents.put(note(2 * id, title));
        for (const query of queries) {
          expect(await here(query, documents)).toEqual(await alone(query, documents));
        }
      },
    ),
    { numRuns: propertyRuns(200) },
  );
});

it('a word that too many documents hold, and documents that change often, are found too', async () => {
  const documents = new DocumentSet();
  for (let id = 0; id < 2_500; id += 1) documents.put(note(id, 'zellige'));
  const count = () => here('count(*[title match "zellige"])', documents);
  expect(await count()).toBe(2_500);
  for (let time = 0; time < 12_000; time += 1) documents.put(note(0, `tadelakt ${time}`));
  expect(await count()).toBe(2_499);
  expect(await here('*[title match "tadelakt 11999"]._id', documents)).toEqual(['note-0']);
  expect(await here('*[title match "11998"]._id', documents)).toEqual([]);
});

it.each([
  'title match $word',
  'title match text::query($word)',
  '@ match text::query($word)',
  'title match text::query($beginning)',
])('a rare word is looked for in as many documents of 2,000 as of 200: %s', async (condition) => {
  const readOf = async (size: number) => {
    let reads = 0;
    const documents = new DocumentSet();
    for (let id = 0; id < size; id += 1) {
      documents.put(
        new Proxy(note(id, `zellige rare${id}x`), {
          get(target, name) {
            reads += 1;
            return Reflect.get(target, name);
          },
          ownKeys(target) {
            reads += 1;
            return Reflect.ownKeys(target);
          },
        }),
      );
    }
    const ask = async (n: number) => {
      const params = { word: `rare${n}x`, beginning: `rare${n}x*` };
      const query = `*[_type == "note" && ${condition}]._id`;
      const { result } = await evaluateQuery(query, { ...CONTEXT, documents, params });
      expect(JSON.parse(result)).toContain(`note-${n}`);
    };
    // The first makes the index.
    await ask(150);
    reads = 0;
    await ask(199);
    return reads;
  };
  expect(await readOf(2_000)).toBeLessThan(2 * (await readOf(200)));
});
