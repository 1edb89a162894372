import { hydrateLater } from './hydrate-later.tsx';

/** The wait from the first load on, after which its own script is no longer on the line. */
const UNAVAILABLE_AFTER = 1000; // ms

const loadUnavailable = () => import('./unavailable.tsx').then(({ Unavailable }) => Unavailable);

/**
 * The view of a page that could not be had, downloaded with the first gesture of a visit, or soon after the first load,
 * needed or not: once the connection is lost it could not be had. Its sheets come with it (vite.config.ts gives a route
 * those of its page).
 */
export const Unavailable = await hydrateLater(loadUnavailable);
if (!import.meta.env.SSR) {
  // If this fails, the visitor's first gesture loads it again.
  setTimeout(() => loadUnavailable().catch(() => undefined), UNAVAILABLE_AFTER);
}
