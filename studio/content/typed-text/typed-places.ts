import type { ObjectSchemaType, Schema, SchemaType } from 'sanity';
import { fold } from '../../../packages/search/french-folding.ts';

/** A place where a name is typed though the schema has a reference there. */
export type TypedPlace = {
  /** As a patch names it: `testimonials[_key=="k1"].company`. */
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
 * Every place in a document where a name is typed in the stead of a reference to a document of this type, the name being
 * the same in any case and accents.
 */
export function typedPlaces(
  type: SchemaType,
  value: unknown,
  wanted: { to: string; name: string },
  path = '',
): TypedPlace[] {
  if (isReferenceTo(type, wanted.to)) {
    return typeof value === 'string' && fold(value) === fold(wanted.name)
      ? [{ path, text: value }]
      : [];
  }
  if (type.jsonType === 'array' && Array.isArray(value)) {
    return value.flatMap((item: unknown) => {
      const member = type.of.find(({ name }) => type.of.length === 1 || name === typeOf(item));
      const key = isRecord(item) && typeof item._key === 'string' ? item._key : undefined;
      // Without a key no patch can name it.
      if (!member || key === undefined) return [];
      return typedPlaces(member, item, wanted, `${path}[_key==${JSON.stringify(key)}]`);
    });
  }
  if (type.jsonType !== 'object' || !isRecord(value)) return [];
  return type.fields.flatMap((field) =>
    typedPlaces(field.type, value[field.name], wanted, path ? `${path}.${field.name}` : field.name),
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
