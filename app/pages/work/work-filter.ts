/** The search of /work, the same on the server and in the browser. */
import { createFilter, type Filter } from '../../../packages/search/filter.ts';
import type { ProjectCard } from '../../content/projects/portfolio.ts';

type Searched = Pick<ProjectCard, 'title' | 'client' | 'summary' | 'tags'>;

/**
 * Makes a filter for projects in which every word of the term occurs, in their title, client, summary or tags
 * (pages-2.01 to 2.04 in test/specification.md); all of them for a blank term. Words are those of the site's
 * search.
 */
export function projectFilter<P extends Searched>(projects: readonly P[]): Filter<P> {
  return createFilter(projects, ({ title, client = '', summary = '', tags }) => [
    title,
    client,
    summary,
    ...tags,
  ]);
}

/** `1 projet trouvé`, `3 projets trouvés`; nought is singular in French. */
export function countFound(count: number): string {
  return count < 2 ? `${count} projet trouvé` : `${count} projets trouvés`;
}
