import { type GroqNode, mapChildren, nodesOf, scopeOpened } from '../queries/groq-node.ts';
import type { Traced } from './traced.ts';

/** What `@` and `^` stand for where a node is evaluated, as groq-js nests its own scopes, which it does not show. */
export interface Scope {
  readonly value: Traced;
  readonly parent: Scope | undefined;
  /** Whether `^` passes over it: `[]` steps into each item without becoming a parent. */
  readonly isHidden: boolean;
}

export function nested(scope: Scope, value: Traced, isHidden = false): Scope {
  return { value, isHidden, parent: scope.isHidden ? scope.parent : scope };
}

/** The value that `^`, `^.^`… stand for; undefined above the query. */
export function parentOf(scope: Scope, steps: number): Traced | undefined {
  let current: Scope | undefined = scope;
  for (let step = 0; step < steps; step += 1) current = current?.parent;
  return current?.value;
}

/**
 * Replaces each `^` that leads out of a node by a parameter with its value: groq-js evaluates the node then apart from
 * the rest of its query.
 */
export function closeOver(node: GroqNode, scope: Scope) {
  const params: Record<string, unknown> = {};
  // The scopes a node opens inside itself, of which `^` reaches `depth`.
  function close(inner: GroqNode, depth: number, isHidden: boolean): GroqNode {
    if (inner.type === 'Parent') {
      const steps = Number(inner.n) - depth;
      if (steps < 0) return inner;
      // A name that a query cannot write.
      const name = `^ ${steps}`;
      params[name] = parentOf(scope, steps)?.value ?? null;
      return { type: 'Parameter', name };
    }
    return mapChildren(inner, (child) => {
      const opened = scopeOpened(inner, child);
      if (!opened) return close(child, depth, isHidden);
      return close(child, isHidden ? depth : depth + 1, opened === 'hidden');
    });
  }
  return { node: close(node, 0, scope.isHidden), params };
}

export function namesParents(node: GroqNode): boolean {
  return nodesOf(node).some(({ type }) => type === 'Parent');
}
