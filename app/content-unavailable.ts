/** The answer of a page while the content service gives none: caches keep their older copy, and take no copy of this. */
export const CONTENT_UNAVAILABLE = {
  status: 503,
  headers: { 'cache-control': 'no-store' },
} as const;
