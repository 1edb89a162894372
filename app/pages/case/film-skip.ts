/** The step of the lightbox's skips (pages-9.20 in test/specification.md). */
export const SKIP = 10; // s
