import { expect, it } from 'vitest';
import type { Document } from '../document.ts';
import { DocumentSet } from '../documents/document-set.ts';
import { evaluateQuery } from './evaluate-query.ts';

const context = { identity: 'x', projectId: 'p', dataset: 'd', maxResultLength: 1_000_000 };

/** A dataset that notes which of its documents are read beyond their id. */
function watched(size: number): { documents: DocumentSet; visited: Set<string> } {
  const visited = new Set<string>();
  const documents = new DocumentSet();
  for (let n = 0; n < size; n += 1) documents.put(watch(post(n), visited));
  return { documents, visited };
}

/** A dataset that counts how often a field of a document is read. */
function counted(size: number) {
  let count = 0;
  const documents = new DocumentSet();
  for (let n = 0; n < size; n += 1) {
    documents.put(
      new Proxy(post(n), {
        get(target, name) {
          count += 1;
          return Reflect.get(target, name);
        },
      }),
    );
  }
  const countReads = async (act: () => Promise<unknown>) => {
    count = 0;
    await act();
    return count;
  };
  return { documents, countReads };
}

function post(n: number): Document {
  return {
    _id: `post-${n}`,
    _type: 'post',
    _rev: 'r',
    _createdAt: 'c',
    _updatedAt: 'u',
    slug: { current: `post-${n}` },
    status: n % 2 === 0 ? 'active' : 'archived',
    publishDate: new Date(Date.UTC(2026, 0, 1) + ((n * 7919) % 10_007) * 3_600_000).toISOString(),
    related: [{ _type: 'reference', _ref: `post-${n - 1}` }],
    before: { _type: 'reference', _ref: `post-${n - 1}` },
  };
}

function watch(document: Document, visited: Set<string>): Document {
  const note = (name: string | symbol) => {
    if (name !== '_id') visited.add(document._id);
  };
  return new Proxy(document, {
    get(target, name) {
      note(name);
      return Reflect.get(target, name);
    },
    getOwnPropertyDescriptor(target, name) {
      note(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    ownKeys(target) {
      note('');
      return Reflect.ownKeys(target);
    },
  });
}

/** Queries with the number of documents they show. */
const QUERIES: [text: string, shown: number][] = [
  ['*[_type == "post" && _id == $id][0]', 1],
  ['*[_type == "post" && (slug.current == $id || slug == $id)] | order(publishDate desc)[0]', 1],
  ['*[slug.current == $id]{title, "next": related[]->slug.current}', 2],
  ['*[references($id)]._id', 1],
  ['*[_id == $id]{"uses": count(*[references(^._id)])}', 2],
  ['*[_id == $id]{"of": *[before._ref == ^._id]{slug}}', 2],
  ['*[_type == "post" && $id in related[]._ref]', 1],
  ['*[_type == "post"] | order(publishDate desc, _id asc)[0...12]{slug}', 12],
  ['*[_type == "post" && status == "active"] | order(publishDate desc)[0...6]', 6],
  ['*[status == "active"] | order(publishDate asc){slug, status}[2...8]', 8],
  ['*[_type == "post"] | order(publishDate desc, _id asc)[60...72]{slug}', 12],
  ['*[_type == "post" && status == "active"] | order(publishDate desc)[30...36]{slug}', 6],
  ['*[_type == "post" && publishDate < "2026-09"] | order(publishDate desc, _id asc)[0...3]', 3],
  [
    '*[_type == "post" && (publishDate > $date || publishDate == $date && _id < $id)] | order(publishDate asc)[0]',
    1,
  ],
  ['count(*[_type == "post"])', 0],
  ['count(*[_type == "post" && status == "active" && publishDate > "2026-02"])', 0],
  ['count(*[_type == "post" && slug.current > "" && publishDate < $date])', 0],
  ['count(*[_type == "post" && (publishDate > $date || publishDate == $date && _id < $id)])', 0],
  ['{"one": *[_id == $id][0], "list": *[_type == "post"] | order(_createdAt desc)[0...3]}', 4],
];

it.each(QUERIES)(
  '%s looks at what it shows, however much is stored',
  { tags: ['slow'] },
  async (text, resultCount) => {
    const counts: number[] = [];
    for (const size of [100, 10_000]) {
      const { documents, visited } = watched(size);
      const ask = async (id: string) => {
        visited.clear();
        const params = { id, date: post(Number(id.slice('post-'.length)) + 70).publishDate };
        const { result } = await evaluateQuery(text, { ...context, documents, params });
        expect(JSON.parse(result)).not.toBeNull();
        return visited.size;
      };
      // Lists and indexes are made by the first to ask.
      await ask('post-3');
      const count = await ask('post-42');
      // A filter that lets every other document through is asked of twice as many, and some more: it is asked in steps.
      if (resultCount > 0) expect(count).toBeGreaterThanOrEqual(1);
      // The two ends of a range are found by halves.
      expect(count).toBeLessThanOrEqual(Math.max(2 * resultCount, 32) + 2 * Math.log2(size));
      counts.push(count);

      // What was written since finds its place among the others, by halves.
      documents.put(watch({ ...post(42), title: 'Nouveau' }, visited));
      expect(await ask('post-42')).toBeLessThanOrEqual(count + 2 * Math.log2(size));
    }
    const [few = 0, many = 0] = counts;
    expect(many).toBeLessThanOrEqual(2 * few + Math.log2(10_000 / 100));
  },
);

it.each([
  '*[_type == "post" && status == "rare"] | order(publishDate desc)[0...6]',
  '*[_type == "post" && status == "rare" && publishDate < "2027"] | order(publishDate desc)[0]',
])('%s looks through all documents once, and then at what is written', async (text) => {
  const { documents, visited } = watched(2_000);
  const ask = async () => {
    visited.clear();
    const { result } = await evaluateQuery(text, { ...context, documents, params: {} });
    return { result, visited: visited.size };
  };
  expect((await ask()).visited).toBe(2_000);
  expect((await ask()).visited).toBe(0);
  documents.put(watch({ ...post(42), status: 'rare' }, visited));
  const { result, visited: looked } = await ask();
  expect(looked).toBe(1);
  expect(result).toContain('"_id":"post-42"');
});

it('tells what nothing refers to by the index, whatever number of documents there is', async () => {
  const reads: number[] = [];
  for (const size of [200, 2_000]) {
    const { documents, countReads } = counted(size);
    const text = '*[_type == "post" && count(*[references(^._id)]) == 0]._id';
    const ask = () => evaluateQuery(text, { ...context, documents, params: {} });
    // The index is made by the first to ask.
    const { result } = await ask();
    expect(JSON.parse(result)).toEqual([`post-${size - 1}`]);
    reads.push((await countReads(ask)) / size);
  }
  const [few = 0, many = 0] = reads;
  expect(few).toBeGreaterThan(0);
  expect(many).toBeLessThan(few * 1.5);
});

/** Queries that look every post up in a list that is the same for each, or in a number of such lists. */
it.each([
  '*[_type == "post" && before._ref in *[_type == "post" && before._ref in *[status == "active"]._id]._id]._id',
  'count(*[_type == "post" && !(_id in *[_type == "post"].related[]._ref)])',
  '*[!references(*[_type == "post" && status == "active"]._id)]._id',
  '*[_type == "post" && status in array::unique(*[]._type)]._id',
  '*[_type == "post"]{"n": count(*[status == "active"]), "first": *[] | order(publishDate)[0]._id}',
  '*[_type == "post"]{_id, "isFirst": _id in (*[] | order(publishDate)[0...50]._id)}',
  '*[_type == "post" && count(related[_ref in *[status == "active"]._id]) > 0]._id',
  '*[_type == "post" && _id in $ids || !(_id in $ids)]._id',
])('%s reads each document as often at 2,000 documents as at 200', async (text) => {
  const reads: number[] = [];
  for (const size of [200, 2_000]) {
    const { documents, countReads } = counted(size);
    const ids = Array.from({ length: size }, (_, n) => `post-${n}`);
    const ask = () => evaluateQuery(text, { ...context, documents, params: { ids } });
    // Lists and indexes are made by the first to ask.
    await ask();
    reads.push((await countReads(ask)) / size);
  }
  const [few = 0, many = 0] = reads;
  expect(many).toBeLessThan(few * 1.5);
});

it.each([
  '*[before._ref in *[_type == "post" && slug.current == "post-42"]._id]._id',
  '*[references(*[slug.current == "post-42"]._id)]._id',
  '*[_type == "post" && before._ref == *[slug.current == "post-42"][0]._id]._id',
  '*[_id in *[slug.current == "post-44"].before._ref][0...3]._id',
  'count(*[_type == "post" && $id in related[]._ref && before._ref in *[slug.current == $id]._id])',
  '*[slug.current == "post-42"]{"none": select(false => *[]{..., "all": *[]})}',
])('%s looks at what the index finds by the subquery', async (text) => {
  const { documents, visited } = watched(3_000);
  const ask = () => evaluateQuery(text, { ...context, documents, params: { id: 'post-42' } });
  await ask();
  visited.clear();
  const { result } = await ask();
  expect(JSON.parse(result)).not.toEqual([]);
  expect(visited.size).toBeLessThanOrEqual(3);
});

it('keeps no list of what depends on the time, on the caller or on another document', async () => {
  const documents = new DocumentSet();
  for (let n = 0; n < 40; n += 1) documents.put({ ...post(n), owner: 'a' });
  const ask = async (text: string, identity: string) => {
    const { result } = await evaluateQuery(text, { ...context, identity, documents, params: {} });
    return JSON.parse(result);
  };
  expect(await ask('count(*[owner == identity()])', 'a')).toBe(40);
  expect(await ask('count(*[owner == identity()])', 'b')).toBe(0);
  expect(await ask('count(*[related[0]->status == "active"])', 'a')).toBe(20);
  documents.put({ ...post(2), status: 'archived' });
  expect(await ask('count(*[related[0]->status == "active"])', 'a')).toBe(19);
});
