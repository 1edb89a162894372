/** Derives the shape of an answer of the content service from its query, to validate it. */
import { parse } from 'groq-js';
import { z } from 'zod';

type Check = (value: unknown) => boolean;

const checks = new Map<string, Check>();

/**
 * Whether a result has the shape its query can only have: a list for a filter, a document or null for its first entry,
 * an object with its own keys for an object. What stands inside documents is the pages' to judge, part by part.
 *
 * @param query GROQ; one that does not parse is ours to mend, and may have any result
 */
export function isResultOf(query: string, result: unknown): boolean {
  let check = checks.get(query);
  if (!check) {
    check = checkOf(query);
    // The site has some thirty queries, all of them constants.
    checks.set(query, check);
  }
  return check(result);
}

function checkOf(query: string): Check {
  try {
    // A slice's ends may be parameters, which are numbers: 0 for each gives the same shape as any other value.
    const params = Object.fromEntries(query.matchAll(/\$(\w+)/g).map(([, name]) => [name, 0]));
    return shapeOf(parse(query, { params }));
  } catch {
    return () => true;
  }
}

/** The part of groq-js's syntax tree that is read here: its published types lost their declarations. */
const queryNode = z.object({
  type: z.string(),
  expr: z.object({ type: z.string() }).optional().catch(undefined),
  attributes: z
    .array(z.object({ type: z.string(), name: z.string(), value: z.unknown() }))
    .catch([]),
});

function shapeOf(parsed: unknown): Check {
  const node = queryNode.parse(parsed);
  switch (node.type) {
    case 'Map': {
      const isEntry = node.expr?.type === 'Projection' ? isObject : () => true;
      return (value) => Array.isArray(value) && value.every(isEntry);
    }
    case 'Everything':
    case 'Filter':
    case 'PipeFuncCall':
    case 'Slice':
      return Array.isArray;
    case 'Projection':
      return (value) => value === null || isObject(value);
    case 'Object': {
      const own = node.attributes
        .filter(({ type }) => type === 'ObjectAttributeValue')
        .map(({ name, value }) => ({ name, check: shapeOf(value) }));
      return (value) =>
        isObject(value) &&
        own.every(({ name, check }) => name in value && check(Reflect.get(value, name)));
    }
    default:
      return () => true;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
