import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * A jump inside the page leads the keyboard too: Tab goes on from the target and not from the link.
 * Browsers do it for plain links; the router scrolls without moving the focus. The target needs a
 * `tabIndex`.
 */
export function useFocusOnFragment(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash]);
}
