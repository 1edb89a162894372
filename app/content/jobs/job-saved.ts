import { createListCache } from '../../ui/list-cache.ts';

const saved = createListCache('offres-gardees');

/** The slugs of the jobs a visitor saved, in this browser and nowhere else. */
export const useSavedJobs = saved.use;

export function toggleSavedJob(slug: string): void {
  const others = saved.current().filter((other) => other !== slug);
  saved.keep(others.length < saved.current().length ? others : [...others, slug]);
}
