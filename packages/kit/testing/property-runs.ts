/**
 * Returns how often a property is tried: `full` times, or the share of them that the setting `PROPERTY_RUNS` gives
 * (0.05 in `npm test`). A test that asks is tagged `property`: `npm run test:all` runs it at full length.
 */
export function propertyRuns(full: number): number {
  return Math.ceil(full * Number(process.env.PROPERTY_RUNS ?? 1));
}
