import { randomBytes } from 'node:crypto';

/** The value with a `_key` on every object in an array, at any depth, for `autoGenerateArrayKeys=true`. */
export function withArrayKeys<Value>(value: Value): Value;
export function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withKey);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withArrayKeys(field)]),
  );
}

function withKey(item: unknown): unknown {
  const keyed = withArrayKeys(item);
  if (typeof keyed !== 'object' || keyed === null || Array.isArray(keyed)) return keyed;
  return '_key' in keyed ? keyed : { _key: randomBytes(6).toString('hex'), ...keyed };
}
