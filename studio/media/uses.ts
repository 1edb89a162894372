/** Finds where a document refers to an asset. */
import type { ObjectSchemaType, Path, SchemaType } from '@sanity/types';

/** The value of a field that holds a picture or a file, and the path to it. */
export type Use = {
  path: Path;
  /**
   * Whether the reference is in `asset` of the value, as for pictures and files; otherwise the value is the reference.
   */
  isAsset: boolean;
  value: Readonly<Record<string, unknown>>;
};

/** Lists the places where a value refers to an id, in the order of its fields. */
export function usesIn(value: unknown, id: string, path: Path = []): Use[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      usesIn(item, id, [...path, keyOf(item) ?? index]),
    );
  }
  if (!isRecord(value)) return [];
  if (value._ref === id) return [{ path, isAsset: false, value }];
  if (isRecord(value.asset) && value.asset._ref === id) return [{ path, isAsset: true, value }];
  return Object.entries(value).flatMap(([name, field]) => usesIn(field, id, [...path, name]));
}

/** Writes a path as patches have it: `gallery[_key=="a1"].src`. */
export function patchPath(path: Path): string {
  return path.reduce<string>((written, segment) => {
    if (typeof segment === 'number') return `${written}[${segment}]`;
    if (Array.isArray(segment)) return written;
    if (typeof segment === 'object') return `${written}[_key==${JSON.stringify(segment._key)}]`;
    if (!/^[A-Za-z_]\w*$/.test(segment)) return `${written}[${JSON.stringify(segment)}]`;
    return written === '' ? segment : `${written}.${segment}`;
  }, '');
}

/** Writes the titles of the fields that a path leads through, as forms show them: « Galerie, élément 2 › Image ». */
export function fieldTitles(type: SchemaType | undefined, document: unknown, path: Path): string {
  const titles: string[] = [];
  let current: { type: SchemaType | undefined; value: unknown } = { type, value: document };
  for (const segment of path) {
    if (typeof segment === 'string') {
      const field = fieldsOf(current.type).find(({ name }) => name === segment);
      titles.push(field?.type.title ?? segment);
      current = {
        type: field?.type,
        value: isRecord(current.value) ? current.value[segment] : undefined,
      };
    } else if (Array.isArray(current.value)) {
      const items: readonly unknown[] = current.value;
      const index = items.findIndex(
        (item, place) => place === segment || sameKey(keyOf(item), segment),
      );
      const last = titles.pop();
      titles.push(`${last ? `${last}, ` : ''}élément\u00A0${index + 1}`);
      current = { type: memberOf(current.type, items[index]), value: items[index] };
    }
  }
  return titles.join(' › ');
}

/** The fields of an object or a document; none of anything else. */
export function fieldsOf(type: SchemaType | undefined): ObjectSchemaType['fields'] {
  return type?.jsonType === 'object' ? type.fields : [];
}

/** The type of an item of a list, by the name it carries. */
export function memberOf(type: SchemaType | undefined, item: unknown): SchemaType | undefined {
  if (type?.jsonType !== 'array') return undefined;
  const name = isRecord(item) ? item._type : undefined;
  return type.of.find((member) => member.name === name) ?? type.of[0];
}

/** The segment of a path that leads to an item, where it has a key. */
export function keyOf(item: unknown): { _key: string } | undefined {
  return isRecord(item) && typeof item._key === 'string' ? { _key: item._key } : undefined;
}

function sameKey(key: { _key: string } | undefined, segment: Path[number]): boolean {
  return (
    key !== undefined &&
    typeof segment === 'object' &&
    !Array.isArray(segment) &&
    segment._key === key._key
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
