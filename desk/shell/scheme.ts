/** The appearance a person chose: the whole desk has it, and the Sanity Studio in it. */
import { useCallback, useState } from 'react';

/** The Studio's own name for it. */
const KEPT_AS = 'sanityStudio:ui:colorScheme';

export const SCHEMES = ['system', 'light', 'dark'] as const;

export type Scheme = (typeof SCHEMES)[number];

export function useScheme() {
  const [chosen, setChosen] = useState(keptScheme);
  const choose = useCallback((scheme: Scheme) => {
    localStorage.setItem(KEPT_AS, scheme);
    setChosen(scheme);
  }, []);
  return { chosen, choose };
}

export type Appearance = ReturnType<typeof useScheme>;

function keptScheme(): Scheme {
  const stored = localStorage.getItem(KEPT_AS);
  return SCHEMES.find((scheme) => scheme === stored) ?? 'system';
}
