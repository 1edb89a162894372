import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import './floating-corner.css';

/** The corner of the floating buttons. On a telephone it steps aside while a form's button passes beneath. */
export function FloatingCorner({ children }: { children: ReactNode }) {
  const corner = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has forms of its own
  useEffect(() => {
    const beneath = new Set<Element>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) beneath.add(target);
          else beneath.delete(target);
        }
        corner.current?.toggleAttribute('data-aside', beneath.size > 0);
      },
      { rootMargin: CORNER },
    );
    for (const button of document.querySelectorAll('main form [type=submit]'))
      watch.observe(button);
    return () => watch.disconnect();
  }, [key]);

  return (
    <aside className="floating-corner" aria-label="Raccourcis" ref={corner}>
      {children}
    </aside>
  );
}

/** The margins that leave of the screen its lower right corner. */
const CORNER = '-75% 0px 0px -66%';
