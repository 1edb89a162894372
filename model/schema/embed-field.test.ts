/** What an editor reads beside the address of another site, and how lists name it. */
import type { ObjectSchemaType } from '@sanity/types';
import { expect, test } from 'vitest';
import { compileSchema } from './compile-schema.ts';
import { declaredRules } from './declared-rules.ts';

const schema = compileSchema();
const MAP = 'https://www.openstreetmap.org/#map=17/33.6036/-7.6185';

test.each(['articleEmbed', 'embed'])('%s takes no address of a site that is not listed', (name) => {
  const type: ObjectSchemaType = schema.get(name);
  const field = type.fields.find((one) => one.name === 'url');
  const rules = field ? declaredRules(field.type) : [];
  const complaints = (written: string) =>
    rules.flatMap(({ _rules, _level }) =>
      _rules.flatMap((spec) => {
        if (spec.flag !== 'custom') return [];
        const verdict: unknown = Reflect.apply(spec.constraint, undefined, [written, {}]);
        return verdict === true ? [] : [[_level ?? 'error', verdict]];
      }),
    );
  // What is empty has a rule of its own.
  expect([...complaints(''), ...complaints(MAP)]).toEqual([]);
  expect(complaints('https://exemple.ma/')).toEqual([
    ['error', expect.stringContaining('OpenStreetMap, Google Maps')],
  ]);
});

test.each([
  ['articleEmbed', 'OpenStreetMap'],
  ['embed', 'Contenu d’un autre site (OpenStreetMap)'],
])('a list names %s by its title and its site', (name, subtitle) => {
  const type: ObjectSchemaType = schema.get(name);
  const preview = type.preview?.prepare?.({ title: 'Où venir', url: MAP });
  expect(preview).toMatchObject({ title: 'Où venir', subtitle });
  expect(type.preview?.select).toMatchObject({ title: 'title', url: 'url' });
});
