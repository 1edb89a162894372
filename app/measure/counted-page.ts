import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { CountingFacts } from './visit.ts';

/** The time a page is on the screen before it is counted: its own script and pictures come first. */
const REST = 1_000; // ms

/**
 * Counts a page that is shown, one that a visitor walks to as well. What counts is downloaded after the page; until then
 * it costs these lines.
 */
export function useCountedPage(facts: CountingFacts | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const rest = setTimeout(async () => (await import('./visit.ts')).viewed(pathname, facts), REST);
    return () => clearTimeout(rest);
  }, [pathname, facts]);
}
