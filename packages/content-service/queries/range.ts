import { compareValues, type Range } from '../documents/document-order.ts';
import { type GroqNode, isGroqNode, nodesOf, pathOf } from './groq-node.ts';

/** `none` where a condition can't be true of any document. */
export type KnownRange = Range | 'none';

/**
 * The values a field of the document itself has where a condition is true, or a few more; undefined when that may be
 * any. Comparisons are true between values of one type only.
 */
export function rangeOf(condition: unknown, path: readonly string[]): KnownRange | undefined {
  if (!isGroqNode(condition)) return undefined;
  const { type, left, right } = condition;
  if (type === 'Group') return rangeOf(condition.base, path);
  if (type === 'And') return common(rangeOf(left, path), rangeOf(right, path));
  if (type === 'Or') return around(rangeOf(left, path), rangeOf(right, path));
  if (type === 'Value') return condition.value === true ? undefined : 'none';
  if (type === 'Not') return isDefined(condition.base, path) ? MISSING : undefined;
  if (type !== 'OpCall' || !isGroqNode(left) || !isGroqNode(right)) return undefined;
  if (left.type === 'Value' && right.type === 'Value')
    return ofConstants(condition.op, left, right);
  if (right.type === 'Value' && isField(left, path)) return compared(condition.op, right.value);
  if (left.type === 'Value' && isField(right, path)) {
    return compared(MIRRORED.get(condition.op), left.value);
  }
  return undefined;
}

/**
 * Values between whose ends, both excluded, a condition is true for certain: of `publishDate < $date || …` all that are
 * earlier need not be asked. Undefined when that is known of none.
 */
export function certainRangeOf(condition: unknown, path: readonly string[]): Range | undefined {
  if (!isGroqNode(condition)) return undefined;
  const { type, op, left, right } = condition;
  if (type === 'Group') return certainRangeOf(condition.base, path);
  if (type === 'And') return bothCertain(certainRangeOf(left, path), certainRangeOf(right, path));
  if (type === 'Or') return certainRangeOf(left, path) ?? certainRangeOf(right, path);
  const isInequality = type === 'OpCall' && typeof op === 'string' && INEQUALITIES.includes(op);
  const range = isInequality ? rangeOf(condition, path) : undefined;
  return range === 'none' ? undefined : range;
}

/** The values in two such ranges; undefined when one is not known, or they have none in common. */
export function bothCertain(a?: Range, b?: Range): Range | undefined {
  const range = a && b && common(a, b);
  return range === 'none' ? undefined : range;
}

/** The most comparisons whose field is tried: a query may hold thousands, and each is looked for in all of its condition. */
const MOST_COMPARISONS = 8;

/** The first field of which conditions leave out some values, and not only those of another type. */
export function narrowedField(conditions: readonly GroqNode[]): readonly string[] | undefined {
  let tried = 0;
  for (const condition of conditions) {
    for (const { type, op, left, right } of nodesOf(condition)) {
      if (type !== 'OpCall' || typeof op !== 'string' || !INEQUALITIES.includes(op)) continue;
      const path = pathOf(left) ?? pathOf(right);
      if (!path) continue;
      const range = rangeOf(condition, path);
      if (range && !isOfWholeType(range)) return path;
      tried += 1;
      if (tried >= MOST_COMPARISONS) return undefined;
    }
  }
  return undefined;
}

/** Whether a range leaves out nothing of its type: `title > ""` is true of every title. */
function isOfWholeType(range: KnownRange): boolean {
  return (
    range !== 'none' &&
    Object.values(TYPES).some(
      ({ least, most }) =>
        compareValues(range.least, least) === 0 && compareValues(range.most, most) === 0,
    )
  );
}

/** The values in both ranges. */
export function common(a?: KnownRange, b?: KnownRange): KnownRange | undefined {
  if (!a || !b) return a ?? b;
  if (a === 'none' || b === 'none') return 'none';
  const least = compareValues(a.least, b.least) < 0 ? b.least : a.least;
  const most = compareValues(a.most, b.most) < 0 ? a.most : b.most;
  return compareValues(least, most) > 0 ? 'none' : { least, most };
}

/** Returns a range that contains both ranges. */
function around(a?: KnownRange, b?: KnownRange): KnownRange | undefined {
  if (!a || !b) return undefined;
  if (a === 'none') return b;
  if (b === 'none') return a;
  return {
    least: compareValues(a.least, b.least) < 0 ? a.least : b.least,
    most: compareValues(a.most, b.most) < 0 ? b.most : a.most,
  };
}

/** The range of missing values, which are equal to all values without an order: they are last. */
const MISSING: Range = { least: null, most: null };

/** The first value of each type and the first of the next: a comparison only concerns values of one type. */
const TYPES: Readonly<Record<string, Range>> = {
  number: { least: Number.NEGATIVE_INFINITY, most: '' },
  string: { least: '', most: false },
  boolean: { least: false, most: true },
};

function compared(op: unknown, value: unknown): KnownRange | undefined {
  if (op === '==' && value === null) return MISSING;
  const ofType = TYPES[typeof value];
  if (op === '==') return ofType && { least: value, most: value };
  if (typeof op !== 'string' || !INEQUALITIES.includes(op)) return undefined;
  if (!ofType) return 'none';
  return op.startsWith('<')
    ? { least: ofType.least, most: value }
    : { least: value, most: ofType.most };
}

const INEQUALITIES = ['<', '<=', '>', '>='];

const MIRRORED: ReadonlyMap<unknown, string> = new Map([
  ['==', '=='],
  ['<', '>'],
  ['<=', '>='],
  ['>', '<'],
  ['>=', '<='],
]);

/** `$id == null` and the like, with the parameter in place. */
function ofConstants(op: unknown, left: GroqNode, right: GroqNode): KnownRange | undefined {
  const isScalar = [left, right].every(
    ({ value }) => value === null || TYPES[typeof value] !== undefined,
  );
  if (!isScalar || (op !== '==' && op !== '!=')) return undefined;
  return (left.value === right.value) === (op === '==') ? undefined : 'none';
}

function isDefined(node: unknown, path: readonly string[]): boolean {
  if (!isGroqNode(node)) return false;
  if (node.type === 'Group') return isDefined(node.base, path);
  const isCall = node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'defined';
  return isCall && Array.isArray(node.args) && isField(node.args[0], path);
}

function isField(node: unknown, path: readonly string[]): boolean {
  const nodePath = pathOf(node);
  return nodePath?.length === path.length && nodePath.every((name, index) => name === path[index]);
}
