/**
 * The first version of the language, which projects that name no version still ask for (`/v1/`). A query of it is rewritten
 * into one of today's that has the same result. docs/decisions/090-first-version-of-groq.md lists the rules.
 */
import { type ApiVersion, hasReleaseOf } from '../http/api-version.ts';
import { type GroqNode, isGroqNode, mapChildren, pathOf } from './groq-node.ts';
import { editsOfCalls, ownCall, spelledCall } from './own-calls.ts';
import type { Edit, Token } from './query-text.ts';

/** The release that brought the specification of the language. */
const SPECIFIED = '2021-03-25';

/** The language in which a version of the API reads queries. */
export function languageOf(version: ApiVersion): 'first' | 'today' {
  return hasReleaseOf(version, SPECIFIED) ? 'today' : 'first';
}

/** Functions between whose name and arguments there might be a space. */
const SPACED = new Set(
  'coalesce count dateTime defined identity joinPaths length lower now order path references round select string upper'.split(
    ' ',
  ),
);

/** Returns edits for old spellings: `|[0...9]`, `count (…)`, `$identity`, `joinPaths(…)`. */
export function editsOfFirstVersion(
  tokens: readonly Token[],
  params: Readonly<Record<string, unknown>>,
): Edit[] {
  const spelled = tokens.flatMap((token, index): Edit[] => {
    const { kind, text, start, end } = token;
    const next = tokens[index + 1];
    if (!next) return [];
    if (text === '|' && next.text === '[') return [{ start, end, text: '' }];
    if (text === '$' && next.text === 'identity' && !Object.hasOwn(params, 'identity')) {
      return [{ start, end: next.end, text: 'identity()' }];
    }
    const isSpaced = kind === 'name' && SPACED.has(text) && next.text === '(' && next.start > end;
    return isSpaced && text !== 'joinPaths' ? [{ start: end, end: next.start, text: '' }] : [];
  });
  return [...spelled, ...editsOfCalls(tokens, 'joinPaths')].sort((a, b) => a.start - b.start);
}

/** Returns the first use of an unsupported old feature, with its position; undefined for a query without any. */
export function unanswerableIn(tokens: readonly Token[]) {
  for (const [index, { kind, text, start }] of tokens.entries()) {
    const next = tokens[index + 1];
    if (text === '.' && next?.text === '[') {
      return { start, end: next.end, why: 'a condition on an object, ".[…]",' };
    }
    if (kind === 'name' && SPACED.has(text) && next?.kind === 'string') {
      return { start, end: next.end, why: `a call without parentheses, "${text} …",` };
    }
  }
  return undefined;
}

interface Place {
  /** Whether only truth counts, and null equals false: in a filter. */
  readonly isCondition: boolean;
  /** Whether `^` leads out: it does where the documents of `*` are filtered or projected, and is `@` elsewhere. */
  readonly isOfDocuments: boolean;
  /** Whether the value here is one of the documents of `*`. */
  readonly mapsDocuments: boolean;
}

const OUTSIDE: Place = { isCondition: false, isOfDocuments: true, mapsDocuments: false };

/** Rewrites the tree of a query of the first version. */
export function rewriteFirstVersion(tree: GroqNode): GroqNode {
  return rewrite(tree, OUTSIDE);
}

function rewrite(node: GroqNode, place: Place): GroqNode {
  const value = (child: GroqNode) => rewrite(child, { ...place, isCondition: false });
  switch (node.type) {
    case 'Parent':
      return place.isOfDocuments ? { type: 'Parent', n: 1 } : { type: 'This' };
    case 'Group':
    case 'And':
    case 'Or':
      return mapChildren(node, (child) => rewrite(child, place));
    case 'OpCall':
      return comparison(mapChildren(node, value), place);
    case 'FuncCall': {
      const call = spelledCall(node);
      if (call?.name === 'joinPaths') {
        return ownCall('joinPaths', call.args.filter(isGroqNode).map(value));
      }
      const { namespace, name, args } = mapChildren(node, value);
      if (namespace !== 'global' || name !== 'defined' || !Array.isArray(args)) {
        return mapChildren(node, value);
      }
      return ownCall('isFilled', args);
    }
    case 'Object':
      return ownCall('withoutNulls', [withSpreadsFirst(mapChildren(node, value))]);
    case 'PipeFuncCall':
      return ordered(node, place);
    case 'Filter':
      return inner(node, place, { isCondition: true });
    case 'Projection': {
      const projected = inner(node, place, { isCondition: false });
      // In the first version, the projection of a missing document was an empty object.
      const isOfOne = isGroqNode(node.base) && node.base.type === 'AccessElement';
      if (!isOfOne || !areDocuments(node.base, place)) return projected;
      const nothing = { type: 'Object', attributes: [] };
      return {
        type: 'FuncCall',
        namespace: 'global',
        name: 'coalesce',
        args: [projected, nothing],
      };
    }
    case 'Map':
    case 'FlatMap': {
      const single = ofOne(node, place);
      if (single) return rewrite(single, place);
      // In the first version, lists within a list were not flattened.
      const mapsDocuments = areDocuments(node.base, place);
      return {
        ...mapChildren(node, (child) =>
          child === node.base
            ? value(child)
            : rewrite(child, { ...place, isCondition: false, mapsDocuments }),
        ),
        type: 'Map',
      };
    }
    default:
      return mapChildren(node, value);
  }
}

/** Rewrites what follows an order of a single document, which the first version ignored. */
function ofOne({ base, expr }: GroqNode, place: Place): GroqNode | undefined {
  if (!isGroqNode(base) || base.type !== 'PipeFuncCall' || !isGroqNode(base.base)) return undefined;
  if (base.base.type !== 'AccessElement' || !areDocuments(base.base, place)) return undefined;
  const one = base.base;
  const onto = (node: GroqNode): GroqNode =>
    node.type === 'This' ? one : isGroqNode(node.base) ? { ...node, base: onto(node.base) } : node;
  return isGroqNode(expr) ? onto(expr) : undefined;
}

/** Rewrites a filter or projection: its inner expressions are evaluated on each of its values. */
function inner(node: GroqNode, place: Place, innerPlace: Pick<Place, 'isCondition'>): GroqNode {
  const isOfDocuments = areDocuments(node.base, place);
  return mapChildren(node, (child) =>
    child === node.base
      ? rewrite(child, { ...place, isCondition: false })
      : rewrite(child, { ...innerPlace, isOfDocuments, mapsDocuments: false }),
  );
}

/** Whether a node yields documents of `*`, one of them, or projections of them. */
function areDocuments(node: unknown, place: Place): boolean {
  if (!isGroqNode(node)) return false;
  if (node.type === 'Everything') return true;
  if (node.type === 'This') return place.mapsDocuments;
  const hands = ['Filter', 'Group', 'Slice', 'AccessElement', 'PipeFuncCall', 'ArrayCoerce'];
  const isProjected =
    node.type === 'Projection' ||
    (node.type === 'Map' && isGroqNode(node.expr) && node.expr.type === 'Projection');
  return (hands.includes(node.type) || isProjected) && areDocuments(node.base, place);
}

function comparison(node: GroqNode, { isCondition }: Place): GroqNode {
  const { op, left, right } = node;
  if (!isGroqNode(left) || !isGroqNode(right)) return node;
  if (op === '==' || op === '!=') {
    const among = listAmong(left, right) ?? listAmong(right, left);
    if (among && op === '!=') return { type: 'Not', base: orFalse(among) };
    if (among) return isCondition ? among : orFalse(among);
    return op === '==' && !isConstant(left) && !isConstant(right) ? unlessNull(node, left) : node;
  }
  if (op === 'in') return isConstant(left) ? node : unlessNull(node, left);
  // In the first version, comparing values of different types gave false.
  return isCondition || !['<', '<=', '>', '>='].includes(String(op)) ? node : orFalse(node);
}

function orFalse(condition: GroqNode): GroqNode {
  const args = [condition, { type: 'Value', value: false }];
  return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args };
}

/** Reads `list[]._ref == "x"` as the first version did: true of a list that has one. */
function listAmong(list: GroqNode, value: GroqNode): GroqNode | undefined {
  if (!traverses(list) || traverses(value)) return undefined;
  return { type: 'OpCall', op: 'in', left: value, right: list };
}

function traverses(node: GroqNode): boolean {
  return ['ArrayCoerce', 'Map'].includes(node.type);
}

/** Adds to a condition that the value is not null: null was equal to nothing, and in no list. */
function unlessNull(condition: GroqNode, value: GroqNode): GroqNode {
  const right = { type: 'OpCall', op: '!=', left: value, right: { type: 'Value', value: null } };
  return { type: 'And', left: condition, right };
}

function isConstant(node: GroqNode): boolean {
  return node.type === 'Value' && node.value !== null;
}

/** Fields that a projection names went before those it spreads, wherever it spreads them. */
function withSpreadsFirst(node: GroqNode): GroqNode {
  const attributes = Array.isArray(node.attributes) ? node.attributes.filter(isGroqNode) : [];
  const isSpread = ({ type }: GroqNode) => type === 'ObjectSplat';
  return {
    ...node,
    attributes: [
      ...attributes.filter(isSpread),
      ...attributes.filter((attribute) => !isSpread(attribute)),
    ],
  };
}

/** Fields that every document has, as text. */
const ALWAYS_THERE = ['_id', '_type', '_rev', '_createdAt', '_updatedAt'];

/** Rewrites an order: a single document stays as it is, and missing values come first. */
function ordered(node: GroqNode, place: Place): GroqNode {
  const { base, name, args } = node;
  if (!isGroqNode(base) || !Array.isArray(args)) return node;
  const from = rewrite(base, { ...place, isCondition: false });
  if (base.type === 'AccessElement' && areDocuments(base, place)) return from;
  const isOfDocuments = areDocuments(base, place);
  const terms = args.filter(isGroqNode).flatMap((arg) => {
    const term = rewrite(arg, { isCondition: false, isOfDocuments, mapsDocuments: false });
    const direction = term.type === 'Desc' ? 'Desc' : 'Asc';
    const by = term.type === 'Asc' || term.type === 'Desc' ? term.base : term;
    if (name !== 'order' || !isGroqNode(by)) return [term];
    const path = pathOf(by);
    if (path?.length === 1 && ALWAYS_THERE.includes(path[0] ?? '')) return [term];
    return [{ type: direction, base: ownCall('rankOfType', [by]) }, term];
  });
  return { ...node, base: from, args: terms };
}
