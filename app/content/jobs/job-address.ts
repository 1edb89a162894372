/** The addresses of the forms of /careers and of a job, on their pages. */
import type { CSSProperties } from 'react';
import { href } from 'react-router';

export const APPLICATION_ANCHOR = 'candidature';

/** The query parameter that carries the opening chosen on /careers, with and without script. */
export const CHOSEN_PARAMETER = 'poste';

/** The page of a job. Content decides of its slug: anything may be in it. */
export function jobAddress(slug: string): string {
  return href('/careers/:slug', { slug });
}

/** Lets the title of a job move from the list to its page; a name must be a CSS identifier. */
export function jobTitleName(slug: string): CSSProperties | undefined {
  return /^[\w-]+$/.test(slug)
    ? { viewTransitionName: `job-${slug}`, viewTransitionClass: 'title' }
    : undefined;
}
