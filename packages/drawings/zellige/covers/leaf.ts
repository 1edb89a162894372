import { between, distance, type Point } from '../geometry.ts';
import { decimal } from '../markup.ts';

/**
 * The path of a leaf or petal: two curves from stalk to tip.
 *
 * @param belly its greatest width, as a share of its length; the tip is round where `blunt`
 */
export function leafPath(stalk: Point, tip: Point, belly: number, blunt = false): string {
  const length = distance(stalk, tip);
  const across = { x: (stalk.y - tip.y) / length, y: (tip.x - stalk.x) / length };
  const side = (share: number, reach: number) => {
    const on = between(stalk, tip, share);
    return numbers({ x: on.x + across.x * reach, y: on.y + across.y * reach });
  };
  const reach = belly * length * (2 / 3);
  const [near, far] = blunt ? [0.3, 1.02] : [0.3, 0.72];
  const back = `${side(far, -reach)} ${side(near, -reach)}`;
  return `M${numbers(stalk)}C${side(near, reach)} ${side(far, reach)} ${numbers(tip)}C${back} ${numbers(stalk)}z`;
}

/** The half of a leaf on the right of who looks from its stalk to its tip: its side in the shade. */
export function halfLeafPath(stalk: Point, tip: Point, belly: number): string {
  const length = distance(stalk, tip);
  const across = { x: (stalk.y - tip.y) / length, y: (tip.x - stalk.x) / length };
  const reach = belly * length * (2 / 3);
  const side = (share: number) => {
    const on = between(stalk, tip, share);
    return numbers({ x: on.x + across.x * reach, y: on.y + across.y * reach });
  };
  return `M${numbers(stalk)}C${side(0.3)} ${side(0.72)} ${numbers(tip)}z`;
}

function numbers({ x, y }: Point): string {
  return `${decimal(x)} ${decimal(y)}`;
}
