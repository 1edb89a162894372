import type { PlanarGraph } from './planar-graph.ts';

/**
 * Says for each crossing which of its two threads is on top: 0 for the neighbours 0–2, 1 for 1–3.
 * One crossing is set, the rest follows breadth-first: what passes over here passes under at the
 * next crossing. Graphs made by polygons in contact can always be alternated so.
 */
export function upperThreads(graph: PlanarGraph): Map<number, 0 | 1> {
  const { neighbours } = graph;
  const upper = new Map<number, 0 | 1>();
  const isCrossing = (vertex: number) => neighbours[vertex]?.length === 4;
  for (const start of neighbours.keys()) {
    if (!isCrossing(start) || upper.has(start)) continue;
    upper.set(start, 0);
    const queue = [start];
    for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
      for (const [thread, first] of (neighbours[here] ?? []).entries()) {
        const { vertex, from } = followBends(graph, here, first);
        if (!isCrossing(vertex) || upper.has(vertex)) continue;
        const leftOnTop = thread % 2 === upper.get(here);
        const arrival = (neighbours[vertex]?.indexOf(from) ?? 0) % 2 === 0;
        upper.set(vertex, leftOnTop === arrival ? 1 : 0);
        queue.push(vertex);
      }
    }
  }
  return upper;
}

/** A vertex with two neighbours is only a bend of the thread: go on to the next real crossing. */
export function followBends({ neighbours }: PlanarGraph, start: number, first: number) {
  let from = start;
  let vertex = first;
  const passed = new Set<number>();
  while (neighbours[vertex]?.length === 2 && !passed.has(vertex)) {
    passed.add(vertex);
    const onwards = neighbours[vertex]?.find((end) => end !== from);
    if (onwards === undefined) break;
    [from, vertex] = [vertex, onwards];
  }
  return { from, vertex };
}
