import { count } from '../measure/count.ts';

declare global {
  interface Window {
    /** There once an analytics facility is configured and the visitor has agreed to it. */
    gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void;
  }
}

/** Counts an event, and tells the analytics facility of it with its fields, if there is one. */
export function report(name: string, parameters: Record<string, string>): void {
  count(name);
  window.gtag?.('event', name, parameters);
}
