/** The event of the window that names one to count. */
export const COUNTED = 'counted';

/** Counts an event of the visit by its name, `wa_open`, where visits are counted: `visit.ts` hears of it. */
export function count(name: string): void {
  dispatchEvent(new CustomEvent(COUNTED, { detail: name }));
}
