import type { SanityClient } from '@sanity/client';
import type { ObjectSchemaType, Schema, SchemaType } from 'sanity';
import { fold } from '../../../packages/search/french-folding.ts';
import { publishedId } from '../../media/media.ts';
import { isRecord } from '../../media/uses.ts';

/** A document a typed name can be linked to, and where else that name is typed. */
export type Linkable = {
  /** The id of the document, unless there is none of that name yet. */
  id?: string;
  /** The name of the document, which may be written in another way. */
  name: string;
  elsewhere: Elsewhere[];
};

type Elsewhere = { id: string; rev: string; places: TypedValue[] };

/** The type of the document, and the name that was typed. */
export type Wanted = { to: string; name: string };

/** The number of patches in one transaction; more are sent one after the other. */
const AT_ONCE = 100;

/**
 * Finds the published document of a name, and every other document, draft and version in which the name is typed.
 *
 * @param except the published id of the document that is open: its own field is changed in its form
 */
export async function findLinkable(
  client: SanityClient,
  schema: Schema,
  { to, name, except }: Wanted & { except: string },
): Promise<Linkable> {
  const raw = client.withConfig({ perspective: 'raw' });
  const types = typesReferringTo(schema, to);
  const [documents, referring] = await Promise.all([
    raw.fetch<{ _id: string; name: unknown }[]>(
      '*[_type == $to && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{_id, name}',
      { to },
    ),
    raw.fetch<{ _id: string; _type: string; _rev: string }[]>('*[_type in $types]', { types }),
  ]);
  const match = documents.find(
    (document) => typeof document.name === 'string' && fold(document.name) === fold(name),
  );
  return {
    ...(match && { id: match._id }),
    name: typeof match?.name === 'string' ? match.name : name.trim(),
    elsewhere: referring.flatMap((document) => {
      const type = schema.get(document._type);
      if (!type || publishedId(document._id) === except) return [];
      const places = typedValues(type, document, { to, name });
      return places.length > 0 ? [{ id: document._id, rev: document._rev, places }] : [];
    }),
  };
}

/**
 * Returns the id of the document of a name, which is made and published when there is none, since drafts can't be
 * referred to in public.
 */
export async function documentOf(
  client: SanityClient,
  { to }: Wanted,
  { id, name }: Linkable,
): Promise<string> {
  if (id) return id;
  const made = await client.create({
    _type: to,
    name,
    ...(to === 'category' && { slug: { _type: 'slug', current: slugOf(name) } }),
  });
  return made._id;
}

/**
 * Replaces a typed name by a reference wherever it is typed, in drafts and in what is published: visitors read the same
 * name as before. A document that was changed meanwhile makes its transaction fail, and is left as it is.
 *
 * @throws what the content client throws
 */
export async function linkElsewhere(
  client: SanityClient,
  { elsewhere }: Linkable,
  id: string,
): Promise<void> {
  for (let start = 0; start < elsewhere.length; start += AT_ONCE) {
    const transaction = client.transaction();
    for (const { id: document, rev, places } of elsewhere.slice(start, start + AT_ONCE)) {
      const set = Object.fromEntries(
        places.map(({ path }) => [path, { _type: 'reference', _ref: id }]),
      );
      transaction.patch(document, (patch) => patch.ifRevisionId(rev).set(set));
    }
    await transaction.commit({ visibility: 'async' });
  }
}

function slugOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A name that is typed where the schema has a reference. */
type TypedValue = {
  /** The path as a patch names it: `testimonials[_key=="k1"].company`. */
  path: string;
  text: string;
};

/** The types of documents that refer to documents of a type, anywhere in them. */
export function typesReferringTo(schema: Schema, to: string): string[] {
  return schema.getTypeNames().filter((name) => {
    const type = schema.get(name);
    return type?.type?.name === 'document' && type.jsonType === 'object' && refersTo(type, to);
  });
}

/**
 * Lists the values of a document that are a typed name in the stead of a reference to a document of this type, the name
 * being the same in any case and accents.
 */
export function typedValues(
  type: SchemaType,
  value: unknown,
  wanted: { to: string; name: string },
  path = '',
): TypedValue[] {
  if (isReferenceTo(type, wanted.to)) {
    return typeof value === 'string' && fold(value) === fold(wanted.name)
      ? [{ path, text: value }]
      : [];
  }
  if (type.jsonType === 'array' && Array.isArray(value)) {
    return value.flatMap((item: unknown) => {
      const member = type.of.find(({ name }) => type.of.length === 1 || name === typeOf(item));
      const key = isRecord(item) && typeof item._key === 'string' ? item._key : undefined;
      // A patch names an array item by its key: items without one are left out.
      if (!member || key === undefined) return [];
      return typedValues(member, item, wanted, `${path}[_key==${JSON.stringify(key)}]`);
    });
  }
  if (type.jsonType !== 'object' || !isRecord(value)) return [];
  return type.fields.flatMap((field) =>
    typedValues(field.type, value[field.name], wanted, path ? `${path}.${field.name}` : field.name),
  );
}

function refersTo(type: SchemaType, to: string, seen = new Set<SchemaType>()): boolean {
  if (seen.has(type)) return false;
  seen.add(type);
  if (isReferenceTo(type, to)) return true;
  if (type.jsonType === 'array') return type.of.some((member) => refersTo(member, to, seen));
  return isObject(type) && type.fields.some((field) => refersTo(field.type, to, seen));
}

function isReferenceTo(type: SchemaType, to: string): boolean {
  return (
    type.name === 'reference' &&
    'to' in type &&
    Array.isArray(type.to) &&
    type.to.some(({ name }) => name === to)
  );
}

function isObject(type: SchemaType): type is ObjectSchemaType {
  return type.jsonType === 'object' && Array.isArray(type.fields);
}

function typeOf(item: unknown): unknown {
  return isRecord(item) ? item._type : undefined;
}
