/** Random documents of a type of the schema, as the studio stores them, and as the specification's own site did. */
import type { ArraySchemaType, ObjectSchemaType, SchemaType } from '@sanity/types';
import fc from 'fast-check';
import { compileSchema } from '../studio/schema/compile-schema.ts';
import { declaredRules } from '../studio/schema/declared-rules.ts';

export type SchemaDocument = Record<string, unknown> & { _id: string; _type: string };

/** `studio`: what our studio writes. `specification`: plain slugs and names, texts where structure came later. */
export type Shape = 'studio' | 'specification';

/** The files beside the documents of an archive that `_sanityAsset` names. */
export const ARCHIVED_IMAGE = 'image@file://./images/cover.png';
export const ARCHIVED_FILE = 'file@file://./files/film.mp4';

const schema = compileSchema();

/** A word that is nowhere else: where it is found again, its field was read. */
const word = fc.integer({ min: 1e8, max: 2e9 }).map((number) => `mot${number}`);

/** Documents that the others refer to by their names. */
export function linkedDocuments(): SchemaDocument[] {
  return ['person', 'client', 'category'].flatMap((_type) =>
    fc
      .sample(word, { numRuns: 4, seed: _type.length })
      .map((name, index) => ({ _id: `${_type}-${index}`, _type, name, slug: slugOf(name) })),
  );
}

/** So many documents of a type, the same at every run. */
export function randomDocuments(typeName: string, shape: Shape, count: number): SchemaDocument[] {
  const type: ObjectSchemaType = schema.get(typeName);
  return fc.sample(fields(type, shape), { numRuns: count, seed: 20260318 }).map((values, index) => {
    const _id = `${typeName}-${shape}-${index}`;
    const slug = shape === 'studio' ? slugOf(_id.toLowerCase()) : _id.toLowerCase();
    return { ...values, _id, _type: typeName, slug };
  });
}

function slugOf(current: string) {
  return { _type: 'slug', current };
}

function fields(type: ObjectSchemaType, shape: Shape): fc.Arbitrary<Record<string, unknown>> {
  const all = type.fields.map(({ name, type: of }): [string, fc.Arbitrary<unknown>] => {
    const value = randomValue(name, of, shape);
    const needed = ALWAYS.has(name) || declaredRules(of).some((rule) => rule.isRequired());
    return [name, needed ? value : fc.option(value, { nil: undefined, freq: 5 })];
  });
  return fc.record(Object.fromEntries(all));
}

function randomValue(name: string, type: SchemaType, shape: Shape): fc.Arbitrary<unknown> {
  if (shape === 'specification' && TYPED_ONCE.has(type.name)) return word;
  if (shape === 'specification' && type.name === 'richText') {
    return fc.array(word, { minLength: 1, maxLength: 3 }).map((texts) => texts.join('\n\n'));
  }
  if (type.name === 'galleryItem') return galleryItem(shape);
  if (name === 'status') return fc.constant(type.options?.list?.[0]?.value);
  const special = SPECIAL.get(name) ?? SPECIAL.get(type.name);
  if (special) return special;
  if (type.jsonType === 'string') return choiceOrWord(type);
  if (type.jsonType === 'number') return fc.integer({ min: 1, max: 5 });
  if (type.jsonType === 'boolean') return fc.boolean();
  if (type.jsonType === 'array') return list(name, type, shape);
  if (type.name === 'image') return asset('image', ARCHIVED_IMAGE);
  if (type.name === 'file') return asset('file', ARCHIVED_FILE);
  if (type.name === 'reference') return reference(type);
  if (type.jsonType !== 'object') throw new Error(`${name} is of an unknown type`);
  return fields(type, shape).map((value) =>
    shape === 'studio' ? { _type: type.name, ...value } : value,
  );
}

/** What is hidden loses nothing by not being shown, and a film without its file is no film. */
const ALWAYS = new Set(['isActive', 'src', 'youtubeId']);

/** What was a text before it was this: the name of an author, category or client, and a salary. */
const TYPED_ONCE = new Set(['reference', 'salaryRange']);

const SPECIAL: ReadonlyMap<string, fc.Arbitrary<unknown>> = new Map<string, fc.Arbitrary<unknown>>([
  ['youtubeId', fc.constant('PetitSouk-1')],
  ['contactEmail', word.map((name) => `${name}@atelier.example`)],
  ['url', word.map((name) => `https://${name}.example/`)],
  ['applicationDeadline', fc.constant('2099-01-15')],
  ['datetime', fc.constant('2025-03-01T09:00:00Z')],
  ['date', fc.constant('2099-01-15')],
  ['richText', fc.array(word.map(block), { minLength: 1, maxLength: 3 })],
  ['salaryRange', fc.constant({ _type: 'salaryRange', min: 8_000, max: 9_000 })],
  ['slug', fc.constant(undefined)],
  ['isActive', fc.constant(true)],
]);

function choiceOrWord(type: SchemaType): fc.Arbitrary<unknown> {
  const choices: (string | { value: string })[] = type.options?.list ?? [];
  if (choices.length === 0) return word;
  return fc.constantFrom(...choices.map((one) => (typeof one === 'string' ? one : one.value)));
}

/** As many entries as pages show; of references to other pages none, which is tested where they are read. */
function list(name: string, type: ArraySchemaType, shape: Shape): fc.Arbitrary<unknown> {
  const [of] = type.of;
  if (!of || of.name === 'reference') return fc.constant(undefined);
  const entry = of.jsonType === 'string' ? choiceOrWord(of) : randomValue(name, of, shape);
  const keyed = fc.uniqueArray(entry, { minLength: 1, maxLength: 3 });
  return shape === 'studio' && of.jsonType === 'object'
    ? keyed.map((entries) => entries.map((one, index) => ({ _key: `k${index}`, ...Object(one) })))
    : keyed;
}

function reference(type: SchemaType): fc.Arbitrary<unknown> {
  const [to] = 'to' in type && Array.isArray(type.to) ? type.to : [];
  return fc.nat({ max: 3 }).map((index) => ({ _type: 'reference', _ref: `${to?.name}-${index}` }));
}

function asset(_type: 'image' | 'file', _sanityAsset: string): fc.Arbitrary<unknown> {
  return word.map((alt) =>
    _type === 'image' ? { _type, _sanityAsset, alt } : { _type, _sanityAsset },
  );
}

/** A picture, or a film: beside its picture, or in the specification's shape in its place. */
function galleryItem(shape: Shape): fc.Arbitrary<unknown> {
  const picture = { _type: 'image', _sanityAsset: ARCHIVED_IMAGE };
  const film = { _type: 'file', _sanityAsset: ARCHIVED_FILE };
  const filmed = shape === 'studio' ? { src: picture, videoFile: film } : { src: film };
  return fc
    .record({ alt: word, caption: word, isFilm: fc.boolean() })
    .map(({ isFilm, ...said }) => ({
      ...said,
      type: isFilm ? 'video' : 'image',
      ...(isFilm ? filmed : { src: picture }),
    }));
}

function block(text: string) {
  return {
    _type: 'block',
    _key: text,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
  };
}
