/** The size of the picture a shared link is shown with (pages-9.25 in test/specification.md). */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const; // px

/** The picture of a page without one of its own, drawn by `art/draw-icons.ts`. */
export const DEFAULT_SOCIAL_IMAGE = '/social-card.png';
