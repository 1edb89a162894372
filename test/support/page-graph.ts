/** Reads the graph that a page tells search engines. */
import type { ServedPart } from './served-page.ts';

type GraphNode = Record<string, unknown>;

/** @throws when the page has not exactly one */
export function graphIn(page: ServedPart): unknown {
  return JSON.parse(page.locator('script[type="application/ld+json"]').markup());
}

/** Every node of a graph, those that stand in others too. */
export function nodesIn(value: unknown): GraphNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return '@type' in value ? [{ ...value }, ...inner] : inner;
}

/** The first node of a type in the graph of a page. */
export function nodeIn(page: ServedPart, type: string): GraphNode | undefined {
  return nodesIn(graphIn(page)).find((node) => node['@type'] === type);
}
