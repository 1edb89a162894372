import { type RefObject, useEffect } from 'react';

/** Keeps a dialog above a telephone's keyboard, by `--visible-height` and `--visible-top` of the stylesheet. */
export function useVisibleHeight(element: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (!open || !viewport) return;
    function measure() {
      const { style } = element.current ?? {};
      // Zoomed in with two fingers, the visitor looks at a part of it: it keeps its size.
      if (!style || !viewport || viewport.scale > 1.01) return;
      style.setProperty('--visible-height', `${viewport.height}px`);
      style.setProperty('--visible-top', `${viewport.offsetTop}px`);
    }
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element, open]);
}
