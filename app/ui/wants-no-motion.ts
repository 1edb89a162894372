/**
 * Whether the visitor prefers less motion. It is read each time, because the setting can change while a page is open.
 */
export function wantsNoMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
