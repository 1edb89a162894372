/** The search of /work, the same on the server and in the browser. */
import { fold } from '../../search/french-folding.ts';
import type { ProjectCard } from '../queries/portfolio.ts';

/**
 * Projects in which every word of the term occurs, in their title, client, summary or tags
 * (content-pages §2); all of them for a blank term. Ignores case and accents.
 */
export function findProjects<P extends Pick<ProjectCard, 'title' | 'client' | 'summary' | 'tags'>>(
  projects: readonly P[],
  term: string,
): readonly P[] {
  const words = fold(term).split(' ').filter(Boolean);
  if (words.length === 0) return projects;
  return projects.filter(({ title, client, summary, tags }) => {
    const searched = fold([title, client, summary, ...tags].join('\n'));
    return words.every((word) => searched.includes(word));
  });
}

/** `1 projet trouvé`, `3 projets trouvés`; nought is singular in French. */
export function countFound(count: number): string {
  return count < 2 ? `${count} projet trouvé` : `${count} projets trouvés`;
}
