import { createHash } from 'node:crypto';
import type { ArraySchemaType, ObjectSchemaType, SchemaType } from '@sanity/types';
import * as firstTexts from '../../model/first-texts.ts';
import { frenchTypography } from '../../packages/kit/french/french-typography.ts';

/** Strings that are not prose: numbers, code and addresses are stored as typed. */
const VERBATIM_FIELDS = new Set([
  'phone',
  'whatsappNumber',
  'youtubeId',
  'code',
  'opens',
  'closes',
]);

/** They are typeset already, and what the specification quotes among them stays byte for byte. */
const FIRST_TEXTS = new Set<string>(Object.values(firstTexts).flatMap(Object.values));

export class SourceError extends Error {
  override name = 'SourceError';
}

/**
 * The stored form of a document written by hand: nested types and keys filled in, French set, files referred to the way the hosted
 * service's import expects. Same source, same bytes. Throws SourceError, with the path, on a field the schema does not know.
 */
export function archiveDocument(
  type: ObjectSchemaType,
  source: { _id: string; _type: string; _createdAt: string },
): Record<string, unknown> {
  const { _id, _type, _createdAt, ...fields } = source;
  return { _id, _type, _createdAt, ...archiveFields(type, fields, _id) };
}

function archiveValue(type: SchemaType, value: unknown, path: string): unknown {
  if (type.jsonType === 'array') return archiveArray(type, value, path);
  if (type.jsonType === 'object') return archiveObject(type, value, path);
  if (typeof value !== 'string' || FIRST_TEXTS.has(value)) return value;
  return isProse(type, path) ? frenchTypography(value) : value;
}

function archiveArray(type: ArraySchemaType, value: unknown, path: string): unknown {
  if (!Array.isArray(value)) throw new SourceError(`${path} is not a list`);
  return value.map((item: unknown, index) => {
    const itemPath = `${path}[${index}]`;
    const stored = archiveValue(memberType(type, item, itemPath), item, itemPath);
    return isRecord(stored) ? { _key: keyFor(itemPath), ...stored } : stored;
  });
}

/** A list of one type says it all; in a body of text each block names its own type. */
function memberType(type: ArraySchemaType, item: unknown, path: string): SchemaType {
  const [only, ...others] = type.of;
  if (only && others.length === 0) return only;
  // A document that is referred to is written as its id.
  const kind = typeof item === 'string' ? 'reference' : isRecord(item) && item._type;
  const named = type.of.find(({ name }) => name === kind);
  if (!named) throw new SourceError(`${path} is of no type this list holds`);
  return named;
}

function archiveObject(type: ObjectSchemaType, value: unknown, path: string): unknown {
  switch (type.name) {
    case 'slug':
      return { _type: 'slug', current: value };
    case 'reference':
      return { _type: 'reference', _ref: value };
  }
  if (!isRecord(value)) throw new SourceError(`${path} is not an object`);
  if (type.name === 'block') return archiveBlock(value, path);
  if (type.name === 'image' || type.name === 'file') {
    const { file, _type, ...fields } = value;
    const folder = type.name === 'image' ? 'images' : 'files';
    return {
      _type: type.name,
      _sanityAsset: `${type.name}@file://./${folder}/${file}`,
      ...archiveFields(type, fields, path),
    };
  }
  const { _type, ...fields } = value;
  return { _type: type.name, ...archiveFields(type, fields, path) };
}

function archiveFields(type: ObjectSchemaType, fields: Record<string, unknown>, path: string) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const field = type.fields.find((candidate) => candidate.name === name);
      if (!field) throw new SourceError(`${path}.${name} is not in the schema`);
      return [name, archiveValue(field.type, value, `${path}.${name}`)];
    }),
  );
}

function archiveBlock(block: Record<string, unknown>, path: string) {
  const children = Array.isArray(block.children) ? block.children : [];
  return {
    ...block,
    children: children.map((span, index) => ({
      _key: keyFor(`${path}.children[${index}]`),
      ...span,
      text: span.marks.includes('code') ? span.text : frenchTypography(span.text),
    })),
  };
}

function isProse(type: SchemaType, path: string): boolean {
  const name = path.split('.').at(-1) ?? '';
  const isText = type.name === 'string' || type.name === 'text';
  return isText && !type.options?.list && !VERBATIM_FIELDS.has(name);
}

/** Keys only have to be unique within their list; from the path, they are also the same at every build. */
function keyFor(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
