/** content-pages §9: the picture a shared link is shown with. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const; // px
