import { wantsNoMotion } from '../ui/wants-no-motion.ts';

/** Scrolls smoothly, unless the visitor wants less motion. The focus goes along, so that Tab goes on from there. */
export function scrollToTop() {
  document.querySelector('main')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: wantsNoMotion() ? 'instant' : 'smooth' });
}
