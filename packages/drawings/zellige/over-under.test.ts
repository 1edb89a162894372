import { expect, test } from 'vitest';
import { cellSegments, type Family } from './families.ts';
import { followBends, upperThreads } from './over-under.ts';
import { planarGraph } from './planar-graph.ts';

test.each<Family>(['khatam', 'eight', 'twelveBroad', 'sixteen'])(
  'in %s a thread that passes over passes under at the next crossing',
  (family) => {
    const nodes = [0, 1].flatMap((y) => [0, 1].map((x) => ({ x, y })));
    const graph = planarGraph(nodes.flatMap((node) => cellSegments(family, node)));
    const upper = upperThreads(graph);
    expect(upper.size).toBeGreaterThan(3);
    for (const [crossing, onTop] of upper) {
      for (const [thread, first] of (graph.neighbours[crossing] ?? []).entries()) {
        const { vertex, from } = followBends(graph, crossing, first);
        const nextOnTop = upper.get(vertex);
        if (nextOnTop === undefined || vertex === crossing) continue;
        const leavesOver = thread % 2 === onTop;
        const arrivesOver = (graph.neighbours[vertex]?.indexOf(from) ?? 0) % 2 === nextOnTop;
        expect(arrivesOver).toBe(!leavesOver);
      }
    }
  },
);
