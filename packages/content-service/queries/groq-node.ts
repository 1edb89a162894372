/** A node of the tree groq-js parses a query into (its published types lost their declarations). */
export interface GroqNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

export function isGroqNode(value: unknown): value is GroqNode {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}

/** Yields every node of a tree, parents first. `Value` nodes are leaves: a caller's parameters may look like nodes. */
export function* nodesOf(node: GroqNode): Generator<GroqNode> {
  yield node;
  if (node.type === 'Value') return;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

export function* childrenOf(node: GroqNode): Generator<GroqNode> {
  for (const value of Object.values(node)) {
    for (const item of Array.isArray(value) ? value : [value]) if (isGroqNode(item)) yield item;
  }
}

/** Returns the tree with the children of its root replaced. `Value` nodes stay as they are. */
export function mapChildren(node: GroqNode, replace: (child: GroqNode) => GroqNode): GroqNode {
  if (node.type === 'Value') return node;
  const replaceAny = (value: unknown) => (isGroqNode(value) ? replace(value) : value);
  const entries = Object.entries(node).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.map(replaceAny) : replaceAny(value),
  ]);
  return { ...Object.fromEntries(entries), type: node.type };
}

/**
 * Whether a node gives documents as they are stored: `*` or the parameter that has taken its place, and what filters,
 * orders, scores or cuts it.
 */
export function givesDocuments(node: unknown): boolean {
  if (!isGroqNode(node)) return false;
  if (node.type === 'Everything' || node.type === 'Parameter') return true;
  const keepsThem =
    ['Filter', 'Group', 'Slice'].includes(node.type) ||
    (node.type === 'PipeFuncCall' && (node.name === 'order' || node.name === 'score'));
  return keepsThem && givesDocuments(node.base);
}

/** The conditions of a chain of filters directly on `*`, in the order they apply; undefined for anything else. */
export function conditionsOnEverything(node: unknown): GroqNode[] | undefined {
  const conditions: GroqNode[] = [];
  let current = node;
  while (isGroqNode(current) && current.type === 'Filter') {
    if (isGroqNode(current.expr)) conditions.unshift(current.expr);
    current = current.base;
  }
  return isGroqNode(current) && current.type === 'Everything' ? conditions : undefined;
}

/** Returns the path of `a.b` if it is one of the document itself, and not of a parent or a referenced document. */
export function pathOf(node: unknown): string[] | undefined {
  const path: string[] = [];
  let current = node;
  while (isGroqNode(current) && current.type === 'AccessAttribute') {
    if (typeof current.name !== 'string') return undefined;
    path.unshift(current.name);
    if (current.base === undefined) return path;
    current = current.base;
  }
  return undefined;
}

/** The values of a list of constants; undefined for anything else. */
export function listOf(node: unknown): readonly unknown[] | undefined {
  if (!isGroqNode(node)) return undefined;
  if (node.type === 'Group') return listOf(node.base);
  if (node.type === 'Value') return Array.isArray(node.value) ? node.value : undefined;
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return undefined;
  const values: unknown[] = [];
  for (const element of node.elements) {
    if (!isGroqNode(element) || element.isSplat === true) return undefined;
    if (!isGroqNode(element.value) || element.value.type !== 'Value') return undefined;
    values.push(element.value.value);
  }
  return values;
}

/**
 * The kind of scope a node opens for one of its children, as groq-js nests its own: `^` passes over a hidden one, with
 * which `[]` steps into each item.
 */
export function scopeOpened(node: GroqNode, child: GroqNode): 'nested' | 'hidden' | undefined {
  switch (node.type) {
    case 'Filter':
    case 'Projection':
      return child === node.expr ? 'nested' : undefined;
    case 'Map':
    case 'FlatMap':
      return child === node.expr ? 'hidden' : undefined;
    case 'PipeFuncCall':
      return child === node.base ? undefined : 'nested';
    default:
      return undefined;
  }
}
