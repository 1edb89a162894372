/** Smoothly, unless the visitor wants less motion. The focus goes along, so that Tab goes on from there. */
export function scrollToTop() {
  document.querySelector('main')?.focus({ preventScroll: true });
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}
