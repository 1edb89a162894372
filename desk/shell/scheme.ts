/** The appearance a person chose in the Sanity Studio's menu: the whole desk has it. */
import { usePrefersDark } from '@sanity/ui';
import { useCallback, useState } from 'react';

/** The Studio's own name for it. */
const KEPT_AS = 'sanityStudio:ui:colorScheme';

export type Scheme = 'system' | 'light' | 'dark';

export function useScheme() {
  const [chosen, setChosen] = useState(keptScheme);
  const prefersDark = usePrefersDark();
  const preferred = prefersDark ? 'dark' : 'light';
  const choose = useCallback((scheme: Scheme) => {
    localStorage.setItem(KEPT_AS, scheme);
    setChosen(scheme);
  }, []);
  return {
    chosen,
    /** The one that is shown. */
    scheme: chosen === 'system' ? preferred : chosen,
    choose,
  } as const;
}

function keptScheme(): Scheme {
  const kept = localStorage.getItem(KEPT_AS);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}
