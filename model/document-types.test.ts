import { evaluate, parse } from 'groq-js';
import { expect, test } from 'vitest';
import { listedOn, PAGED_TYPES, SINGLETONS, TYPES } from './document-types.ts';
import { schemaTypes } from './schema/index.ts';

const VALUES = [undefined, null, '', 'active', 'archived', true, false, '2026-11-29T09:00:00Z'];

test.each(PAGED_TYPES)(
  'what queries and editors are told of a hidden %s is the same',
  async (type) => {
    const row = TYPES[type];
    if (!('visible' in row)) return expect(row).not.toHaveProperty('hidden');
    const { field, when } = row.hidden;
    const rule = parse(row.visible, { mode: 'delta' });
    for (const value of VALUES) {
      const root = value === undefined ? {} : { [field]: value };
      const visible: unknown = await (await evaluate(rule, { root })).get();
      expect(when(value), JSON.stringify(root)).toBe(visible !== true);
    }
  },
);

test('a page that lists documents is one of the site itself', () => {
  const lists = PAGED_TYPES.map(listedOn);
  // Pages that editors make are in no list of their own.
  expect(lists.filter((list) => list === undefined)).toHaveLength(1);
  for (const list of lists) if (list) expect(SINGLETONS).toContain(list);
});

test('each type has fields, and each definition a row', () => {
  const documents = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name);
  expect(documents.toSorted()).toEqual(Object.keys(TYPES).toSorted());
});
