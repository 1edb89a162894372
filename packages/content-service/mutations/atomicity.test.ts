import { ClientError } from '@sanity/client';
import { jsonMatch } from '@sanity/json-match';
import { Mutation } from '@sanity/mutator';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { startTestService } from '../testing/start-test-service.ts';

const { staff } = await startTestService();
const editor = staff({ perspective: 'raw' });

type Fields = Record<string, unknown>;
type Stored = Fields & { _id: string; _type: string };
type Content = ReadonlyMap<string, Stored>;

const ids = fc.constantFrom('f1', 'f2', 'f3', 'drafts.f1');
const leaf = fc.oneof(
  fc.string({ maxLength: 4 }),
  fc.integer({ min: -9, max: 9 }),
  fc.boolean(),
  fc.constant(null),
);
const item = fc.record(
  { _key: fc.constantFrom('a', 'b', 'c'), n: leaf },
  { noNullPrototype: true },
);
const value = fc.oneof(leaf, fc.array(item, { maxLength: 3 }), fc.array(leaf, { maxLength: 3 }));
const path = fc.constantFrom(
  'x',
  'y',
  'deep.x',
  'deep.list',
  'list',
  'list[0]',
  'list[-1]',
  'list[_key=="a"]',
  'list[_key=="b"].n',
  'list[n > 2].n',
  'list[0:2]',
  '..n',
  'x.',
);
const byPath = (of: fc.Arbitrary<unknown>) =>
  fc.dictionary(path, of, { minKeys: 1, maxKeys: 2, noNullPrototype: true });
const fields = fc.record(
  { x: value, y: leaf, list: value, deep: fc.record({ x: leaf }, { noNullPrototype: true }) },
  { requiredKeys: [], noNullPrototype: true },
);
const document = fc
  .tuple(ids, fields)
  .map(([_id, rest]): Stored => ({ ...rest, _id, _type: 'fuzzed' }));

/** Every kind of mutation and patch operation, valid or not. */
const mutation = fc.oneof(
  document.map((create): Fields => ({ create })),
  document.map((createIfNotExists): Fields => ({ createIfNotExists })),
  document.map((createOrReplace): Fields => ({ createOrReplace })),
  ids.map((id): Fields => ({ delete: { id } })),
  fc
    .tuple(
      ids,
      fc.oneof(
        { weight: 3, arbitrary: byPath(value).map((set) => ({ set })) },
        byPath(value).map((setIfMissing) => ({ setIfMissing })),
        fc.array(path, { minLength: 1, maxLength: 2 }).map((unset) => ({ unset })),
        byPath(fc.integer({ min: -5, max: 5 })).map((inc) => ({ inc })),
        byPath(fc.integer({ min: -5, max: 5 })).map((dec) => ({ dec })),
        fc
          .tuple(
            path,
            fc.constantFrom('before', 'after', 'replace'),
            fc.array(item, { maxLength: 2 }),
          )
          .map(([at, where, items]) => ({ insert: { [where]: at, items } })),
      ),
    )
    .map(([id, operations]) => ({ patch: { id, ...operations } })),
);

const paths = z.record(z.string(), z.number()).default({});
const counting = z.looseObject({ inc: paths, dec: paths });

/** Whether a patch counts from what is no number, which the official library passes over without a word. */
function countsFromOther(existing: Stored | null, body: unknown): boolean {
  const { inc, dec } = counting.parse(body);
  return Object.keys({ ...inc, ...dec }).some((at) =>
    [...jsonMatch(existing, at)].some(
      ({ value }) => !['undefined', 'number'].includes(typeof value),
    ),
  );
}

const setting = z.looseObject({
  set: z.record(z.string(), z.unknown()).optional(),
  setIfMissing: z.record(z.string(), z.unknown()).optional(),
});

/** A mutation without what it sets at an item where there is no list, of which the official library makes an object. */
function ofPresentLists(existing: Stored | null, one: Fields): Fields {
  if (!('patch' in one)) return one;
  let hasList = existing?.list !== undefined;
  const keep = (byPath: Fields) =>
    Object.fromEntries(
      Object.entries(byPath).filter(([at]) => {
        hasList ||= at === 'list';
        return hasList || !at.startsWith('list[');
      }),
    );
  const { set, setIfMissing, ...others } = setting.parse(one.patch);
  return {
    patch: {
      ...others,
      ...(setIfMissing && { setIfMissing: keep(setIfMissing) }),
      ...(set && { set: keep(set) }),
    },
  };
}

/**
 * The transaction as the official library applies it, one mutation after the other; undefined when one can't be, or
 * would count from a text.
 */
function expectedAfter(content: Content, mutations: readonly Fields[]): Content | undefined {
  const after = new Map(content);
  for (const one of structuredClone(mutations)) {
    const [[kind, body] = []] = Object.entries(one);
    const id = idOf(body);
    const existing = after.get(id) ?? null;
    if ((kind === 'create' && existing) || (kind === 'patch' && !existing)) return undefined;
    try {
      if (countsFromOther(existing, body)) return undefined;
      const next = new Mutation({ mutations: [ofPresentLists(existing, one)] }).apply(
        existing && { ...existing },
      );
      if (next) after.set(id, plain(next));
      else after.delete(id);
    } catch {
      return undefined;
    }
  }
  return after;
}

function idOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return expect.fail();
  return String('id' in body ? body.id : '_id' in body ? body._id : expect.fail());
}

/** A document as it would be stored, without the fields the service writes on every one. */
function plain(document: Fields): Stored {
  const { _rev, _createdAt, _updatedAt, ...rest } = document;
  return JSON.parse(JSON.stringify(rest));
}

async function stored(): Promise<Content> {
  const documents = await editor.fetch<Stored[]>('*[_type == "fuzzed"]');
  return new Map(documents.map((one) => [one._id, plain(one)]));
}

it('a transaction does what the official library does with it, or nothing at all', {
  tags: ['slow'],
  timeout: 120_000,
}, async () => {
  let content = await stored();
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 6 }), async (mutations) => {
      const expected = expectedAfter(content, mutations);
      const write = (dryRun: boolean) =>
        editor
          .request({
            method: 'POST',
            url: '/data/mutate/production',
            query: { dryRun: String(dryRun) },
            body: { mutations },
          })
          .then(
            () => undefined,
            (error: unknown) => error,
          );
      const trial = await write(true);
      expect(await stored()).toEqual(content);
      const refusal = await write(false);
      expect(trial instanceof ClientError).toBe(refusal instanceof ClientError);
      if (expected) expect(refusal).toBeUndefined();
      else expect(refusal).toMatchObject({ statusCode: expect.toBeOneOf([400, 409]) });
      content = expected ?? content;
      expect(await stored()).toEqual(content);
    }),
    { numRuns: 300 },
  );
});
