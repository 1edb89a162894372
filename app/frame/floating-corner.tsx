import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import './floating-corner.css';

/**
 * The corner of the floating buttons. On a telephone it steps aside while a form's button passes beneath, and for the
 * focus, which it would hide.
 */
export function FloatingCorner({ children }: { children: ReactNode }) {
  const corner = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has forms of its own
  useEffect(() => {
    const beneath = new Set<Element>();
    const step = () =>
      corner.current?.toggleAttribute(
        'data-aside',
        beneath.size > 0 || document.activeElement?.matches(FOCUSED) === true,
      );
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) beneath.add(target);
          else beneath.delete(target);
        }
        step();
      },
      { rootMargin: CORNER },
    );
    for (const button of document.querySelectorAll('main form [type=submit]'))
      watch.observe(button);
    // The page before may have left the corner aside, and the focus may have come before this script.
    step();
    addEventListener('focusin', step);
    addEventListener('focusout', step);
    return () => {
      watch.disconnect();
      removeEventListener('focusin', step);
      removeEventListener('focusout', step);
    };
  }, [key]);

  return (
    <aside className="floating-corner" aria-label="Raccourcis" ref={corner}>
      {children}
    </aside>
  );
}

/** The focus of who uses the keyboard or fills something in. */
const FOCUSED = ':is(main, .site-footer) :is(:focus-visible, select:focus)';

/** The margins that leave of the screen its lower right corner. */
const CORNER = '-75% 0px 0px -66%';
