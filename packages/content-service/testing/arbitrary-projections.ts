import fc from 'fast-check';
import type { Document } from '../document.ts';

const plain = { noNullPrototype: true };
const texts = fc.constantFrom('Un', 'Deux', 'Trois', '', "l’été d'ici", 'un"deux');
/** Keys, few, so that some arrays hold one twice; some are none, and some the client library could not read back. */
const keys = fc.constantFrom('a', 'b', 'c', 'd', "it's", 'x]', '');
const ids = fc.constantFrom('p0', 'p1', 'p2', 'p3');
const storedIds = fc.oneof(
  ids,
  fc.tuple(fc.constantFrom('drafts.', 'versions.r.'), ids).map((parts) => parts.join('')),
);
const reference = fc.record({ _key: keys, _ref: ids }, plain);
const span = fc.record(
  { _type: fc.constant('span'), _key: keys, text: texts, marks: fc.array(texts, { maxLength: 1 }) },
  plain,
);
const block = fc.record(
  { _type: fc.constant('block'), _key: keys, children: fc.array(span, { maxLength: 2 }) },
  plain,
);
const item = fc.record(
  { _key: keys, title: texts, n: fc.integer({ min: 0, max: 3 }), "it's": texts, to: reference },
  { ...plain, requiredKeys: ['title'] },
);

const page = fc.record(
  {
    _id: storedIds,
    _type: fc.constantFrom('page', 'post'),
    title: fc.oneof(texts, fc.constant(null)),
    n: fc.integer({ min: 0, max: 3 }),
    isOpen: fc.boolean(),
    tags: fc.array(fc.oneof(texts, fc.constant(null)), { maxLength: 3 }),
    items: fc.array(item, { maxLength: 3 }),
    matrix: fc.array(fc.record({ _key: keys, row: fc.array(texts, { maxLength: 2 }) }, plain), {
      maxLength: 2,
    }),
    body: fc.array(block, { maxLength: 2 }),
    author: reference,
    all: fc.array(reference, { maxLength: 3 }),
    seo: fc.record({ title: texts, image: fc.record({ alt: texts }, plain) }, plain),
  },
  { ...plain, requiredKeys: ['_id', '_type'] },
);

/** Pages with nested and keyed content that refer to one another, as drafts and versions too. */
export const pages = fc
  .uniqueArray(page, { minLength: 1, maxLength: 8, selector: ({ _id }) => _id })
  .map((list) =>
    list.map(
      (fields): Document => ({
        ...fields,
        _rev: 'r',
        _createdAt: '2026-01-01T00:00:00Z',
        _updatedAt: '2026-01-02T00:00:00Z',
      }),
    ),
  );

/** Values of a page, of every kind that a source map follows, and of kinds it must not pretend to follow. */
const value = fc.letrec<{ value: string; fields: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom('title', 'n', 'isOpen', 'tags', 'items', 'body', 'seo', 'missing', '_id', '@'),
    fc.constantFrom('seo.title', 'seo.image.alt', 'items[0].title', 'items[-1]', 'tags[1]'),
    fc.constantFrom('items[].title', 'items[_key == "a"][0].title', 'items[0..1]', 'tags[1...3]'),
    fc.constantFrom('matrix[].row[]', 'matrix[].row', 'matrix[0].row[1]', "items[]['it\\'s']"),
    fc.constantFrom(
      'author->title',
      'author->',
      'all[]->title',
      'all[]->{title, n}',
      'all[@._ref == "p1"]->',
    ),
    fc.constantFrom('author->author->seo', 'items[].to->title', 'author->{..., "own": ^.title}'),
    fc.constantFrom('"mot"', '7', '["a", title]', 'null', 'pt::text(body)', 'count(items)', '$id'),
    fc.constantFrom(
      'title + " !"',
      'upper(title)',
      'n + 1',
      'items[].n > 1',
      'string(n)',
      'length(now())',
    ),
    fc.constantFrom('tags + items[].title', 'seo + {"x": title}', '[...tags, ...items[].title]'),
    fc.constantFrom(
      'array::unique(tags + tags)',
      'array::compact(tags)',
      'array::unique(all[]->n)',
    ),
    fc.constantFrom('items[] | order(n desc)', 'items | order(title)[0].title', 'tags | order(@)'),
    fc.constantFrom('all[]-> | order(n)', 'items[n > ^.n].title', 'items[title == ^.title]{title}'),
    fc.constantFrom('*[_type == "post"] | order(n desc)[0].title', '*[references(^._id)]{title}'),
    fc.constantFrom(
      '*[_type == ^._type && n == ^.n][0...2]{"up": ^.title, title}',
      'count(*[n > 1])',
    ),
    fc.constantFrom('*[title == "Un"] | score(n > 1) {title, _score}', 'dateTime(_createdAt)'),
    fc.constantFrom(
      'body[]{..., children[]{text}}',
      'body[]{_key, "t": children[].text}',
      'body[].children[]',
    ),
    fc.tuple(tie('value'), tie('value')).map(([a, b]) => `coalesce(${a}, ${b})`),
    fc
      .tuple(tie('value'), tie('value'))
      .map(([a, b]) => `select(n > 1 => ${a}, isOpen => ${b}, "ni l’un ni l’autre")`),
    tie('fields').map((fields) => `{${fields}}`),
    tie('fields').map((fields) => `items[]{${fields}}`),
    tie('fields').map(
      (fields) => `items[title != "Un"]{${fields}, "up": ^.title, "upUp": ^.^.title}`,
    ),
    tie('fields').map((fields) => `author->{${fields}}`),
    tie('value').map((a) => `(${a})`),
  ),
  fields: fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'title',
          '...',
          'items',
          'n',
          'seo{title}',
          '"same": @',
          '...seo',
          '...author->',
        ),
        fc.constantFrom('n > 1 => {"many": title}', 'isOpen => {...seo}', 'items[]{title, ...}'),
        tie('value').map((a) => `"a": ${a}`),
        tie('value').map((a) => `"b c": ${a}`),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((fields) => fields.join(', ')),
}));

/** Queries around such values. */
export const projection = fc.oneof(
  value.value.map((a) => `*[_type == "page"]{"value": ${a}}`),
  value.fields.map((fields) => `*[n >= 1] | order(n desc, _id)[0...3]{${fields}}`),
  value.fields.map((fields) => `*[_id == "p1"][0]{${fields}}`),
  value.fields.map((fields) => `{"a": *[isOpen]{${fields}}, "n": count(*), "of": *[0]{${fields}}}`),
  value.value.map((a) => `*[_type in ["page", "post"]].items[]{"value": ${a}}`),
  value.value.map((a) => `*{"x": ${a}}[defined(x)] | order(x)`),
  value.fields.map((fields) => `*{${fields}}{"again": @, ...}`),
  fc.constantFrom(
    '*',
    '*[0]',
    '*._id',
    '*[1...3]',
    '*[_type == "page"].items[].title',
    '[*[0], *[1]]',
  ),
);
