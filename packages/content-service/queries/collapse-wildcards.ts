import { type GroqNode, mapChildren } from './groq-node.ts';

/**
 * Writes `**` in the patterns of `match` as `*`, which means the same. groq-js makes a regular expression of a pattern,
 * and each further star in a row multiplies what that takes: ten took three minutes for 60 letters. Patterns that are
 * computed from documents stay as they are, and so do stars apart from one another: a worker's time is limited.
 */
export function collapseWildcards(node: GroqNode): GroqNode {
  if (node.type !== 'OpCall' || node.op !== 'match') return mapChildren(node, collapseWildcards);
  return mapChildren(node, (child) =>
    child === node.right ? collapsePattern(child) : collapseWildcards(child),
  );
}

function collapsePattern(node: GroqNode): GroqNode {
  if (node.type === 'Value') {
    const { value } = node;
    return { ...node, value: Array.isArray(value) ? value.map(collapse) : collapse(value) };
  }
  // A list of patterns, or one in parentheses.
  const holdsPatterns = ['Array', 'ArrayElement', 'Group'].includes(node.type);
  return holdsPatterns ? mapChildren(node, collapsePattern) : collapseWildcards(node);
}

function collapse(pattern: unknown): unknown {
  return typeof pattern === 'string' ? pattern.replace(/\*+/g, '*') : pattern;
}
