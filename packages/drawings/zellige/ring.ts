/** The element of a closed ring (vertices, palettes) at any index; negative ones walk backwards. */
export function around<T>(ring: readonly T[], index: number): T {
  const element = ring[((index % ring.length) + ring.length) % ring.length];
  if (element === undefined) throw new RangeError('an empty ring has no element');
  return element;
}
