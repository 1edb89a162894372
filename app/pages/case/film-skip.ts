/** content-pages §9: how far the lightbox skips. */
export const SKIP = 10; // s
