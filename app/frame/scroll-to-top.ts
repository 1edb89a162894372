import { wantsNoMotion } from '../ui/wants-no-motion.ts';

/** Scrolls smoothly, unless the visitor prefers less motion. The focus moves too, so that Tab goes on from there. */
export function scrollToTop() {
  document.querySelector('main')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: wantsNoMotion() ? 'instant' : 'smooth' });
}
