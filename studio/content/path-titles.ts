import type { ObjectSchemaType, Path, SchemaType } from '@sanity/types';
import { isRecord } from '../media/uses.ts';

/**
 * Returns the titles along a path, as the form has them: those of its fields, and of an element of a list its place and
 * its name.
 */
export function pathTitles(type: SchemaType, path: Path, value: unknown): string[] {
  const [segment, ...rest] = path;
  // The parts of a slug are no fields that an editor sees.
  if (segment === undefined || type.name === 'slug') return [];
  if (typeof segment === 'string') {
    const field = type.jsonType === 'object' && type.fields.find(({ name }) => name === segment);
    if (!field) return [];
    const inner = isRecord(value) ? value[segment] : undefined;
    return [field.type.title ?? segment, ...pathTitles(field.type, rest, inner)];
  }
  if (type.jsonType !== 'array' || !Array.isArray(value)) return [];
  const index = indexIn(value, segment);
  const item: unknown = value[index];
  const member = memberOf(type.of, item);
  if (!member) return [];
  const name = nameOf(member, item);
  const words = `${member.title ?? member.name} ${index + 1}${name ? ` «\u00a0${name}\u00a0»` : ''}`;
  return [words, ...pathTitles(member, rest, item)];
}

function indexIn(list: readonly unknown[], segment: Exclude<Path[number], string>): number {
  if (typeof segment === 'number') return segment;
  if (Array.isArray(segment)) return -1;
  return list.findIndex((item) => isRecord(item) && item._key === segment._key);
}

function memberOf(types: readonly SchemaType[], item: unknown): SchemaType | undefined {
  if (!isRecord(item)) return types.find(({ jsonType }) => jsonType === typeof item);
  return (
    types.find(({ name }) => name === item._type) ?? (types.length === 1 ? types[0] : undefined)
  );
}

/** The longest name of an array item that is not shortened, in characters. */
const NAME = 30;

/** The name that the list gives an element: the text that its line in the form begins with. */
function nameOf(type: SchemaType, item: unknown): string | undefined {
  const text = isRecord(item) && type.jsonType === 'object' ? titleIn(type, item) : item;
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  return text.length > NAME ? `${text.slice(0, NAME).trimEnd()}…` : text;
}

function titleIn(type: ObjectSchemaType, item: Readonly<Record<string, unknown>>): unknown {
  const select: unknown = type.preview?.select;
  if (!isRecord(select)) return undefined;
  const [field] = [select.title, ...Object.values(select)].filter((it) => typeof it === 'string');
  return typeof field === 'string' ? item[field] : undefined;
}
