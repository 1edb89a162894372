import { type GroqNode, isGroqNode, mapChildren, nodesOf } from './groq-node.ts';
import { type OwnFunction, ownCall, ownCallOf, spelledCall } from './own-calls.ts';

/** The number of arguments each takes. */
const ARITY: ReadonlyMap<string, { function: OwnFunction; count: number }> = new Map([
  ['geo', { function: 'geo', count: 1 }],
  ['latLng', { function: 'latLng', count: 2 }],
  ['contains', { function: 'contains', count: 2 }],
  ['intersects', { function: 'intersects', count: 2 }],
  ['distance', { function: 'distance', count: 2 }],
]);

/** The function a node calls and its arguments; undefined when it is none of geography. */
function callOf(node: GroqNode): { name: string; args: readonly unknown[] } | undefined {
  const spelled = spelledCall(node);
  if (spelled) return spelled.name === 'geo' ? spelled : undefined;
  if (node.type !== 'FuncCall' || node.namespace !== 'geo') return undefined;
  return { name: String(node.name), args: Array.isArray(node.args) ? node.args : [] };
}

/** Says why a call of geography cannot be answered; undefined for one that can, and for any other node. */
export function mistakeIn(node: GroqNode): { name: string; why: string } | undefined {
  const call = callOf(node);
  if (!call) return undefined;
  const name = call.name === 'geo' ? 'geo' : `geo::${call.name}`;
  const count = ARITY.get(call.name)?.count;
  if (count === call.args.length) return undefined;
  const why = `Incorrect number of arguments to function ${name}(). Expected ${count}, got ${call.args.length}.`;
  return { name, why };
}

/** Whether a query reads shapes, and not the distance between points alone. */
export function needsGeometry(tree: GroqNode): boolean {
  return nodesOf(tree).some((node) =>
    ['geo', 'contains', 'intersects'].includes(ownCallOf(node)?.name ?? ''),
  );
}

/** Replaces each call of geography, whose arguments are as many as it takes, by one that can be evaluated: groq-js has them throw. */
export function resolveGeoCalls(node: GroqNode): GroqNode {
  const call = callOf(node);
  const signature = call && ARITY.get(call.name);
  if (!signature) return mapChildren(node, resolveGeoCalls);
  return ownCall(signature.function, call.args.filter(isGroqNode).map(resolveGeoCalls));
}
