/**
 * The cache policy of images and files, for browsers and for caches between us and them.
 *
 * An asset's address holds the SHA-1 of its bytes, and a transformation is a function of its
 * address: what was once true stays true, so caches never have to ask again (one year is what
 * HTTP calls forever).
 */
export const KEEP_FOREVER = 'public, max-age=31536000, immutable';

/** A WebP sent while the AVIF is being made: the browser asks again at the next page, a minute later. */
export const KEEP_BRIEFLY = 'public, max-age=60';

/** Refusals: a missing asset may be imported a second later, an overload is over soon. */
export const KEEP_NEVER = 'no-store';

/** `Retry-After` under overload, in seconds. */
export const RETRY_AFTER_OVERLOAD = 2;
export const RETRY_AFTER_TIMEOUT = 60;

/** The most computed images on disk; they leave, oldest use first, also once `derivativeBytes` are full. */
export const MAX_DERIVATIVES = 50_000;
