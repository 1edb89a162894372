import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';
import { useViewTransitionState } from 'react-router';
import { coverTransition } from './cover-image.tsx';

/** The longest that a page transition waits for its cover; a later one appears in place. */
const LONGEST_DECODING = 400; // ms

/**
 * Lets the cover at the head of a page fly there from the list, or back, once it has been decoded: page-transition.css
 * holds the old page until then.
 *
 * @param address the page's
 * @returns for the `<picture>` of the cover
 */
export function useLandingCover(
  address: string,
  slug: string,
): { ref: RefObject<HTMLPictureElement | null>; style: CSSProperties | undefined } {
  const ref = useRef<HTMLPictureElement>(null);
  const flying = useViewTransitionState(address);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a cover lands once, with the page it is the cover of
  useLayoutEffect(() => {
    const image = ref.current?.querySelector('img');
    if (!flying || !image) return;
    const page = document.documentElement;
    page.toggleAttribute('data-decoding', true);
    const land = () => page.removeAttribute('data-decoding');
    image.decode().then(land, land);
    const timer = setTimeout(land, LONGEST_DECODING);
    return () => {
      clearTimeout(timer);
      land();
    };
  }, [slug]);

  return { ref, style: flying ? coverTransition(slug) : undefined };
}
