import type { ObjectSchemaType } from '@sanity/types';
import { expect, test } from 'vitest';
import { compileSchema } from './compile-schema.ts';
import { declaredRules } from './declared-rules.ts';

const bar: ObjectSchemaType = compileSchema().get('announcementBar');

/** What an editor reads of a field by the rules of ours, which look at the other fields. */
function complaints(name: string, parent: Record<string, unknown>): unknown[] {
  const field = bar.fields.find((one) => one.name === name);
  const specs = field ? declaredRules(field.type).flatMap(({ _rules }) => _rules) : [];
  return specs
    .flatMap((spec) =>
      spec.flag === 'custom'
        ? [Reflect.apply(spec.constraint, undefined, [parent[name], { parent }])]
        : [],
    )
    .filter((verdict) => verdict !== true);
}

const START = '2026-12-12T10:00:00Z';

test('a bar ends after it begins', () => {
  for (const end of [undefined, '2026-12-12T10:01:00Z']) {
    expect(complaints('end', { start: START, end })).toEqual([]);
  }
  expect(complaints('end', { end: START })).toEqual([]);
  for (const end of [START, '2026-12-11T10:00:00Z']) {
    expect(complaints('end', { start: START, end })).toEqual(['La fin vient après le début.']);
  }
});

test('its link has words and one place to lead to, which is no script', () => {
  const page = { _type: 'reference', _ref: 'contact' };
  const url = 'https://billets.example';
  for (const link of [{}, { label: 'Venir', page }, { label: 'Venir', url }]) {
    expect([...complaints('label', link), ...complaints('url', link)]).toEqual([]);
  }
  for (const link of [{ label: 'Venir' }, { page }, { url }]) {
    expect(complaints('label', link)).toHaveLength(1);
  }
  expect(complaints('url', { label: 'Venir', page, url })).toHaveLength(1);
  expect(complaints('url', { label: 'Venir', url: 'javascript:alert(1)' })).toHaveLength(1);
});
