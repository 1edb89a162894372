import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the target of an anchor link, as browsers do and the router does not. The target needs a
 * `tabIndex`.
 */
export function useFocusOnFragment(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash]);
}
