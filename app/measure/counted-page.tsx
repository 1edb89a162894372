import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { CountingFacts } from './visit.ts';

/** The time a page is on the screen before it is counted: its own script and pictures come first. */
const REST = 1_000; // ms

type Props = { facts: CountingFacts | undefined };

/**
 * Counts a page, also after client navigations, and asks for consent where needed. The code for both is loaded after
 * the page.
 */
export function CountedPage({ facts }: Props) {
  const { pathname } = useLocation();
  const [Consent, setConsent] = useState<ComponentType>();
  useEffect(() => {
    const rest = setTimeout(async () => {
      if (!(await import('./visit.ts')).viewed(pathname, facts)) return;
      const { Consent } = await import('./consent.tsx');
      setConsent(() => Consent);
    }, REST);
    return () => clearTimeout(rest);
  }, [pathname, facts]);
  return Consent && <Consent />;
}
