/** Reads a published document part by part: valid parts are returned, invalid ones are left out and reported. */
import { z } from 'zod';
import { readLink } from '../../packages/kit/network/read-link.ts';
import type { ContentReader } from '../context.ts';
import { withoutHidden } from './hidden-text.ts';
import { leadsToOffPart } from './off-parts.ts';

/**
 * The parts of a document, or of an object inside it, by the names its query gives them. Editors,
 * imports and older schemas leave fields empty, null or of another type. A page must never fail for
 * that, and must never hide it either: empty is silently absent, broken is absent and reported.
 */
export type Parts<Shape> = {
  one<T>(field: keyof Shape & string, schema: z.ZodType<T>): T | undefined;
  /** The sound entries of a list, in order. */
  each<T>(field: keyof Shape & string, schema: z.ZodType<T>): T[];
  /** The parts of an object field, or undefined. */
  inside<Field extends keyof Shape & string>(field: Field): Parts<Inner<Shape[Field]>> | undefined;
  /** The parts of each object in a list, in order. */
  insideEach<Field extends keyof Shape & string>(field: Field): Parts<Inner<Shape[Field]>>[];
  /** Reports what only the reader of several parts can see, or what a query left out of a field. */
  report(problem: string, field?: keyof Shape & string): void;
};

/** The parts of an object, or of each object of a list, as a query types it. */
export type PartsIn<Value> = Parts<Inner<Value>>;

type Inner<Value> = AnyOf<
  NonNullable<Value> extends readonly (infer Entry)[] ? NonNullable<Entry> : NonNullable<Value>
>;

/** An object that may be any of a union: the fields of all of them. */
type AnyOf<Union> = { [Field in FieldsOf<Union>]: ValueIn<Union, Field> };
type FieldsOf<Union> = Union extends unknown ? keyof Union : never;
type ValueIn<Union, Field> = Union extends unknown
  ? Field extends keyof Union
    ? Union[Field]
    : undefined
  : never;

export type DocumentName = { type: string; id: string };

/** Returns the parts of a queried document, none when it was not found; invalid ones are reported to `content.warn`. */
export function readParts<Shape extends object>(
  content: ContentReader,
  document: Shape | null | undefined,
  name: DocumentName,
): Parts<Shape> {
  return partsOf<Shape>(Object.entries(printable(document ?? {}, content)), [], (path, problem) =>
    content.warn('a document is shown without a part', {
      ...name,
      part: path.join('.'),
      problem,
    }),
  );
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * Removes control characters and lone surrogates, which the HTML parser drops, so that hydration would differ. Links to
 * a switched-off part of the site are replaced.
 */
function printable<T extends object>(value: T, content: ContentReader): T;
function printable(value: unknown, content: ContentReader): unknown;
function printable(value: unknown, content: ContentReader): unknown {
  if (typeof value === 'string') {
    const text = value.toWellFormed().replace(UNPRINTABLE, '');
    return content.drafts ? text : withoutHidden(text);
  }
  if (Array.isArray(value)) return value.map((item) => printable(item, content));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isAddress(name, inner) && leadsToOffPart(content, inner)
        ? LEADS_NOWHERE
        : printable(inner, content),
    ]),
  );
}

/** The fields in which editors write where something leads. */
const ADDRESS_FIELDS: readonly string[] = ['href', 'url'];

function isAddress(field: string, value: unknown): value is string {
  return typeof value === 'string' && ADDRESS_FIELDS.includes(field);
}

/** Replaces an address in a switched-off part of the site: no reader accepts it, and each reports it. */
export const LEADS_NOWHERE = 'leads to a part of the site that is off';

type Path = readonly PropertyKey[];
const objectValue = z.record(z.string(), z.unknown());
const listValue = z.array(z.unknown());

function partsOf<Shape>(
  entries: readonly (readonly [string, unknown])[],
  path: Path,
  report: (path: Path, problem: string) => void,
): Parts<Shape> {
  const fields = new Map(entries);

  function sound<T>(value: unknown, at: Path, schema: z.ZodType<T>): T | undefined {
    if (isEmpty(value)) return undefined;
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    report([...at, ...(issue?.path ?? [])], issue?.message ?? 'unreadable');
    return undefined;
  }

  function each<T>(field: string, schema: z.ZodType<T>): { value: T; at: Path }[] {
    const list = sound(fields.get(field), [...path, field], listValue) ?? [];
    return list.flatMap((entry, index) => {
      const at = [...path, field, index];
      const value = sound(entry, at, schema);
      return value === undefined ? [] : [{ value, at }];
    });
  }

  return {
    one: (field, schema) => sound(fields.get(field), [...path, field], schema),
    each: (field, schema) => each(field, schema).map(({ value }) => value),
    inside(field) {
      const at = [...path, field];
      const value = sound(fields.get(field), at, objectValue);
      return value && partsOf(Object.entries(value), at, report);
    },
    insideEach: (field) =>
      each(field, objectValue).map(({ value, at }) => partsOf(Object.entries(value), at, report)),
    report: (problem, field) => report(field ? [...path, field] : path, problem),
  };
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  );
}

/** A line of text as an editor typed it, without the blanks around it. */
export const text = z.string().trim().min(1);

/** An editor's line break is a line break on a large screen. */
export const lines = z
  .string()
  .transform((value) => value.split(/\s*\n\s*/).filter((line) => line.trim() !== ''))
  .pipe(z.array(text).min(1));

/** A figure as typed by an editor. French keeps it and its percent sign on one line, with a space between them. */
export const figure = text.transform((typed) => typed.replace(/(\d)\s*%/g, '$1\u00a0%'));

/** A document's address part, one shape for the two that content has: plain text, or the studio's `{ current }`. */
export const slug = z.union([
  z.string().trim().min(1),
  z.object({ current: z.string().trim().min(1) }).transform(({ current }) => current),
]);

/** A figure or a word: imports bring numbers where the studio has text fields. */
export const textOrNumber = z.union([text, z.number().transform(String)]);

/** Plain text with blank lines between its paragraphs. */
export const paragraphs = z.string().transform((value) =>
  value
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean),
);

/** A full web address; `javascript:` and the like are not. */
export const webAddress = z
  .url({ protocol: /^https?$/ })
  .refine((written) => readLink(written)?.leads === 'elsewhere');

/** A day or a moment, as content writes them (ISO 8601). */
export const date = z
  .string()
  .refine((value) => !Number.isNaN(Date.parse(value)), 'not a date')
  .transform((value) => new Date(value));
