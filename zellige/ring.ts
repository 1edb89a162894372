/**
 * The element of a closed ring at any index: a polygon's vertices and a palette's sequence both
 * come round again, and negative indices walk backwards.
 */
export function around<T>(ring: readonly T[], index: number): T {
  const element = ring[((index % ring.length) + ring.length) % ring.length];
  if (element === undefined) throw new RangeError('an empty ring has no element');
  return element;
}
