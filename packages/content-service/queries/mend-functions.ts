import { randomUUID } from 'node:crypto';
import { type GroqNode, isGroqNode, listOf, mapChildren, nodesOf } from './groq-node.ts';

/** Texts that no document holds and no query can write: they are unlike at each start. */
const NOTHING = constant(`null ${randomUUID()}`);
const DATE = constant(`date ${randomUUID()} `);
const ITEM: GroqNode = { type: 'This' };
const LIST: GroqNode = { type: 'AccessAttribute', name: 'value' };

/**
 * Writes what groq-js evaluates otherwise than the language says as something it evaluates right: of several nulls or
 * of equal dates `array::unique` keeps each, no path is in another, and `1e999` is a number. See docs/decisions/091-words-of-groq.md.
 */
export function mendFunctions(tree: GroqNode): GroqNode {
  // Only these functions make dates: neither documents nor parameters hold any.
  const hasDates = nodesOf(tree).some(
    ({ type, namespace, name }) =>
      type === 'FuncCall' && (name === 'dateTime' || namespace === 'dateTime'),
  );
  function mend(node: GroqNode): GroqNode {
    if (node.type === 'Value') return isEndless(node.value) ? constant(null) : node;
    // A list of constants is left as it is: queries hold lists of thousands of ids.
    if (listOf(node)?.every((value) => !isEndless(value))) return node;
    const mended = mapChildren(node, mend);
    if (isCall(mended, 'array', 'unique')) return unique(mended, hasDates);
    return mended.type === 'OpCall' && mended.op === 'in' ? pathInPath(mended) : mended;
  }
  return mend(tree);
}

/** `path(a) in path(b)` as `a in path(b)`, which groq-js answers for texts, and with null for anything else. */
function pathInPath(node: GroqNode): GroqNode {
  const path = ungrouped(node.left);
  if (!path || !isCall(path, 'global', 'path')) return node;
  const pattern = ungrouped(node.right);
  if (!pattern || !isCall(pattern, 'global', 'path')) return node;
  const [left] = Array.isArray(path.args) ? path.args : [];
  return { ...node, left };
}

/** Rewrites `array::unique(list)`, with texts that stand for null and for dates where there can be any. */
function unique(node: GroqNode, hasDates: boolean): GroqNode {
  const [list] = Array.isArray(node.args) ? node.args : [];
  const texts = { type: 'Map', base: LIST, expr: hasDates ? asText() : nothingAsText() };
  const values = { ...node, args: [texts] };
  const mended = { type: 'Map', base: values, expr: fromText(hasDates) };
  const isNeeded = hasDates ? constant(true) : operation('in', constant(null), LIST);
  return {
    type: 'Projection',
    base: {
      type: 'Object',
      attributes: [{ type: 'ObjectAttributeValue', name: 'value', value: list }],
    },
    expr: select([[isNeeded, mended]], { ...node, args: [LIST] }),
  };
}

function nothingAsText(): GroqNode {
  return call('global', 'coalesce', ITEM, NOTHING);
}

function asText(): GroqNode {
  const text = call('global', 'string', ITEM);
  return select(
    [
      [operation('==', ITEM, constant(null)), NOTHING],
      // This is true for dates only, and only where their text reads back as the same date.
      [operation('==', call('global', 'dateTime', text), ITEM), operation('+', DATE, text)],
    ],
    ITEM,
  );
}

function fromText(hasDates: boolean): GroqNode {
  const base = call('string', 'split', ITEM, DATE);
  const date = call('global', 'dateTime', { type: 'AccessElement', base, index: 1 });
  const item: [GroqNode, GroqNode] = [operation('!=', ITEM, NOTHING), ITEM];
  return select(hasDates ? [[call('string', 'startsWith', ITEM, DATE), date], item] : [item]);
}

function isEndless(value: unknown): boolean {
  return typeof value === 'number' && !Number.isFinite(value);
}

function isCall(node: GroqNode, namespace: string, name: string): boolean {
  return node.type === 'FuncCall' && node.namespace === namespace && node.name === name;
}

function ungrouped(node: unknown): GroqNode | undefined {
  if (!isGroqNode(node)) return undefined;
  return node.type === 'Group' ? ungrouped(node.base) : node;
}

function constant(value: string | boolean | null): GroqNode {
  return { type: 'Value', value };
}

function operation(op: string, left: GroqNode, right: GroqNode): GroqNode {
  return { type: 'OpCall', op, left, right };
}

function call(namespace: string, name: string, ...args: readonly GroqNode[]): GroqNode {
  return { type: 'FuncCall', namespace, name, args };
}

/** Returns a `select()`, which is null where no condition is true and there is no fallback. */
function select(
  choices: readonly (readonly [condition: GroqNode, value: GroqNode])[],
  fallback?: GroqNode,
): GroqNode {
  const alternatives = choices.map(([condition, value]) => ({
    type: 'SelectAlternative',
    condition,
    value,
  }));
  return { type: 'Select', alternatives, ...(fallback && { fallback }) };
}
