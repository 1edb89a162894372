/** Random documents of a type of the schema, as the studio stores them, and as the specification's own site did. */
import type { ArraySchemaType, ObjectSchemaType, SchemaType } from '@sanity/types';
import fc from 'fast-check';
import { HOME_FIELDS } from '../../model/blocks.ts';
import { compileSchema } from '../../model/schema/compile-schema.ts';
import { declaredRules } from '../../model/schema/declared-rules.ts';

export type SchemaDocument = Record<string, unknown> & { _id: string; _type: string };

/** `studio`: what our studio writes. `specification`: plain slugs and names, texts where structure came later. */
export type Shape = 'studio' | 'specification';

/** The files beside the documents of an archive that `_sanityAsset` names. */
export const ARCHIVED_IMAGE = 'image@file://./images/cover.png';
export const ARCHIVED_FILE = 'file@file://./files/film.mp4';

const schema = compileSchema();

let words = 1e8;

/** A word that is nowhere else: where it is found again, its field was read. */
const word = fc.constant('mot').map((mot) => {
  words += 1;
  return mot + words;
});

/** The types of the documents that others refer to by their names, and how many there are of each. */
const LINKED = ['person', 'client', 'category'];
const LINKED_EACH = 4;

/** Documents that others refer to where the specification has their names: our studio's alone. */
export function linkedDocuments(): SchemaDocument[] {
  return LINKED.flatMap((type) =>
    samples(type, 'studio', LINKED_EACH).map((values, index) => ({
      ...values,
      _id: `${type}-${index}`,
      _type: type,
      ...addressed(type, 'studio', String(values.name)),
    })),
  );
}

/** So many documents of a type. */
export function randomDocuments(type: string, shape: Shape, count: number): SchemaDocument[] {
  return samples(type, shape, count).map((values, index) => {
    const _id = `${type}-${shape}-${index}`;
    return { ...values, _id, _type: type, ...addressed(type, shape, _id.toLowerCase()) };
  });
}

/** So many versions of a document of which there is one. */
export function randomSingletons(type: string, shape: Shape, count: number): SchemaDocument[] {
  return samples(type, shape, count).map((values, index) => ({
    ...(type === 'home' ? ofOneTime(values, shape === 'studio' && index % 2 === 0) : values),
    _id: type,
    _type: type,
  }));
}

/** A home page with a list of blocks is not read where it had them before there was a list. */
function ofOneTime(home: Record<string, unknown>, isComposed: boolean): Record<string, unknown> {
  const { sections, ...others } = home;
  if (!isComposed || !sections) return others;
  const before: readonly string[] = [...Object.values(HOME_FIELDS), 'contactTitle', 'formTitle'];
  const ownFields = Object.entries(others).filter(([name]) => !before.includes(name));
  return { ...Object.fromEntries(ownFields), sections };
}

function samples(typeName: string, shape: Shape, count: number): Record<string, unknown>[] {
  const type: ObjectSchemaType = schema.get(typeName);
  // The same fields are left out at every run.
  return fc.sample(fields(type, shape), { numRuns: count, seed: 20260318 });
}

/** Its address, where its type has one. */
function addressed(typeName: string, shape: Shape, address: string) {
  const type: ObjectSchemaType = schema.get(typeName);
  if (!type.fields.some(({ name }) => name === 'slug')) return {};
  return { slug: shape === 'studio' ? slugOf(address) : address };
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
  if (shape === 'specification' && isTypedThere(type)) return word;
  if (shape === 'specification' && type.name === 'articleText' && name === 'content') {
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
  if (type.name === 'image') return picture(type);
  if (type.name === 'file') return fc.constant({ _type: 'file', _sanityAsset: ARCHIVED_FILE });
  if (type.name === 'slug') return fc.constant(undefined);
  if (type.name === 'reference') return isLinked(type) ? reference(type) : fc.constant(undefined);
  if (type.jsonType !== 'object') throw new Error(`${name} is of an unknown type`);
  return fields(type, shape).map((value) =>
    shape === 'studio' ? { _type: type.name, ...value } : value,
  );
}

/**
 * What is hidden loses nothing by not being shown: a film without its file is no film, an issue without its date waits,
 * an hour needs both ends, and above an empty list or a text that is not written stands nothing.
 */
const ALWAYS = new Set([
  'isActive',
  'enabled',
  'publishDate',
  'src',
  'youtubeId',
  'opens',
  'closes',
  'logo',
  'logos',
  'testimonials',
  'faqs',
  'verbs',
  'benefits',
  'list',
  'steps',
  'members',
  'privacyPolicy',
  'body',
  'action',
  'lead',
  'text',
]);

/** Whether the specification has a text there: the name of an author, category or client, or a salary. */
const isTypedThere = (type: SchemaType): boolean =>
  type.name === 'salaryRange' || (type.name === 'reference' && isLinked(type));

/** An address that a page may frame. */
const EMBEDDED = 'https://vimeo.com/76979871';

const SPECIAL: ReadonlyMap<string, fc.Arbitrary<unknown>> = new Map<string, fc.Arbitrary<unknown>>([
  ['youtubeId', fc.constant('PetitSouk-1')],
  ['contactEmail', word.map((name) => `${name}@atelier.example`)],
  ['email', word.map((name) => `${name}@atelier.example`)],
  ['url', word.map((name) => `https://${name}.example/`)],
  ['geopoint', fc.constant({ _type: 'geopoint', lat: 33.58, lng: -7.63 })],
  ['opens', fc.constant('09:00')],
  ['closes', fc.constant('18:00')],
  ['pauseFrom', fc.constant('12:00')],
  ['pauseTo', fc.constant('14:00')],
  ['applicationDeadline', fc.constant('2099-01-15')],
  ['end', fc.constant('2099-01-15T10:00:00Z')],
  ['datetime', fc.constant('2025-03-01T09:00:00Z')],
  ['date', fc.constant('2099-01-15')],
  ['richText', fc.array(word.map(block), { minLength: 1, maxLength: 3 })],
  [
    'articleText',
    fc.array(fc.oneof(word.map(block), articlePart()), { minLength: 1, maxLength: 6 }),
  ],
  ['embed', word.map((title) => ({ _type: 'embed', title, url: EMBEDDED }))],
  ['announcementBar', word.map((text) => ({ text, label: text, url: `https://${text}.example/` }))],
  ['salaryRange', fc.constant({ _type: 'salaryRange', min: 8_000, max: 9_000 })],
  ['hidden', fc.constant(false)],
  ['listed', fc.constant(true)],
  ['isActive', fc.constant(true)],
  ['enabled', fc.constant(true)],
  ['year', fc.constant(2019)],
  // The page Travaux is there in any dataset; each link to it has a section of its own.
  ['navPage', word.map(navPage)],
  ['navLink', word.map(navLink)],
  ['navGroup', word.map((label) => ({ _type: 'navGroup', label, links: [navLink(label)] }))],
  // A part of the text: no other is highlighted.
  ['perk', word.map((text) => ({ text: `${text} et du temps`, highlight: text }))],
]);

function navPage(label: string) {
  const page = { _type: 'reference', _ref: 'work', _weak: true };
  return { _type: 'navPage', page, label, anchor: label };
}

function navLink(label: string) {
  return { _type: 'navLink', label, url: `https://${label}.example/` };
}

function choiceOrWord(type: SchemaType): fc.Arbitrary<unknown> {
  const choices: (string | { value: string })[] = type.options?.list ?? [];
  if (choices.length === 0) return word;
  return fc.constantFrom(...choices.map((one) => (typeof one === 'string' ? one : one.value)));
}

/** As many entries as pages show; of references to other pages none, which is tested where they are read. */
function list(name: string, type: ArraySchemaType, shape: Shape): fc.Arbitrary<unknown> {
  // The specification has no pages made of blocks.
  if (name === 'sections') {
    return shape === 'studio' ? blocks(type, shape) : fc.constant(undefined);
  }
  // Beside a reference to a document stands what was typed before there were such documents.
  const of = shape === 'specification' ? type.of.at(-1) : type.of[0];
  if (!of) return fc.constant(undefined);
  if (of.name === 'reference') {
    if (!isLinked(of)) return fc.constant(undefined);
    return fc
      .uniqueArray(reference(of), { minLength: 1, maxLength: 3, selector: JSON.stringify })
      .map((all) => all.map((one, index) => ({ ...one, _key: `k${index}` })));
  }
  const entry = of.jsonType === 'string' ? choiceOrWord(of) : randomValue(name, of, shape);
  // A strip and a chart are none with fewer.
  const minLength = ['bars', 'pictures'].includes(name) ? 3 : 1;
  const keyed = fc.uniqueArray(entry, { minLength, maxLength: 3 });
  return shape === 'studio' && of.jsonType === 'object'
    ? keyed.map((entries) => entries.map((one, index) => ({ _key: `k${index}`, ...Object(one) })))
    : keyed;
}

/** The blocks that have nothing of their own to show where no other document is chosen. */
const OF_OTHER_DOCUMENTS = ['chosenProjects', 'packageList', 'latestPosts'];

/** One of each kind. */
function blocks(type: ArraySchemaType, shape: Shape): fc.Arbitrary<unknown> {
  const kinds = type.of.filter(({ name }) => !OF_OTHER_DOCUMENTS.includes(name));
  return fc
    .tuple(...kinds.map((kind) => randomValue(kind.name, kind, shape)))
    .map((all) => all.map((one, index) => ({ _key: `k${index}`, ...Object(one) })));
}

function reference(type: SchemaType) {
  return fc
    .nat({ max: LINKED_EACH - 1 })
    .map((index) => ({ _type: 'reference', _ref: `${targetOf(type)}-${index}` }));
}

const isLinked = (type: SchemaType): boolean => LINKED.includes(targetOf(type) ?? '');

/** The type that a reference leads to. */
function targetOf(type: SchemaType): string | undefined {
  const [to] = 'to' in type && Array.isArray(type.to) ? type.to : [];
  return to?.name;
}

function picture(type: SchemaType): fc.Arbitrary<unknown> {
  const image = { _type: 'image', _sanityAsset: ARCHIVED_IMAGE };
  const isDescribed = 'fields' in type && type.fields.some(({ name }) => name === 'alt');
  return isDescribed ? word.map((alt) => ({ ...image, alt })) : fc.constant(image);
}

/** A picture, or a film: beside its picture, or in the specification's shape in its place. */
function galleryItem(shape: Shape): fc.Arbitrary<unknown> {
  const still = { _type: 'image', _sanityAsset: ARCHIVED_IMAGE };
  const film = { _type: 'file', _sanityAsset: ARCHIVED_FILE };
  const filmed = shape === 'studio' ? { src: still, videoFile: film } : { src: film };
  return fc
    .record({ alt: word, caption: word, isFilm: fc.boolean() })
    .map(({ isFilm, ...texts }) => ({
      ...texts,
      type: isFilm ? 'video' : 'image',
      ...(isFilm ? filmed : { src: still }),
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

/** What an article holds beside its paragraphs. */
function articlePart(): fc.Arbitrary<unknown> {
  return fc.oneof(
    word.map((action) => ({ _type: 'articleButton', action, href: `https://${action}.example/` })),
    word.map((title) => ({ _type: 'articleEmbed', title, url: EMBEDDED })),
    fc.record({ _type: fc.constant('articleNote'), title: word, text: word }),
    fc.record({
      _type: fc.constant('articleGallery'),
      pictures: fc.array(
        word.map((alt) => ({ _type: 'image', _sanityAsset: ARCHIVED_IMAGE, alt, caption: alt })),
        { minLength: 1, maxLength: 2 },
      ),
    }),
    fc.constant({ _type: 'divider', isDivider: true }),
  );
}
