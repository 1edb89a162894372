/**
 * The answer of a loader whose address holds words that are not published: there is no end to them, and a cache that
 * stored their pages would lose those of others (docs/decisions/008-page-cache.md).
 */
export const NOT_STORED = { headers: { 'cache-control': 'no-store' } };
