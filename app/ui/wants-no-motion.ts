/** Whether a visitor asked for less motion. Read each time: it can be changed while a page is open. */
export function wantsNoMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
