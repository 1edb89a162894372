import { type ReactNode, useEffect, useRef } from 'react';
import { wantsNoMotion } from './wants-no-motion.ts';
import './reveal-on-scroll.css';

/** The share of a section to be seen before it is revealed (shell-9.16 in test/specification.md). */
const THRESHOLD = 0.1;

/**
 * Sections that rise into place when they are first seen. They are whole in the HTML, and only those still
 * below the window when script starts are held back: nothing a visitor could already see is taken away, and a
 * visitor who wants no motion gets none.
 */
export function RevealOnScroll({ children }: { children: ReactNode }) {
  const sections = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (wantsNoMotion()) return;
    const held = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const { target } = entry;
          if (held.has(target)) {
            if (!entry.isIntersecting) continue;
            mark(target, 'shown');
          } else if (canBeHeld(entry)) {
            held.add(target);
            mark(target, 'held');
            continue;
          }
          observer.unobserve(target);
        }
      },
      { threshold: THRESHOLD },
    );
    // The observer measures when the browser lays the page out anyway; measuring here would force a layout.
    for (const section of sections.current?.children ?? []) observer.observe(section);
    return () => {
      observer.disconnect();
      for (const section of held) mark(section);
    };
  }, []);

  return <div ref={sections}>{children}</div>;
}

/** Marks a section's children: with a mark on the section itself, the browser would restyle everything in it. */
function mark(section: Element, state?: 'held' | 'shown'): void {
  for (const child of section.children) {
    if (state) child.setAttribute('data-reveal', state);
    else child.removeAttribute('data-reveal');
  }
}

/**
 * Whether a section is below the window, and short enough that a tenth of it fits in. It uses the observer's measures:
 * reading the window's height after a section was changed would force a layout for each.
 */
function canBeHeld({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean {
  const { top, height } = boundingClientRect;
  return rootBounds !== null && top >= rootBounds.bottom && height * THRESHOLD < rootBounds.height;
}
