declare global {
  interface Window {
    /** There once an analytics facility is configured and the visitor has agreed to it. */
    gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void;
  }
}

/** Tells the analytics facility, if there is one: without it nothing is kept, sent or loaded. */
export function report(name: string, parameters: Record<string, string>): void {
  if (typeof window.gtag !== 'function') return;
  window.gtag('event', name, parameters);
}
