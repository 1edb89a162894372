import type { ResultType } from '../../search/index.ts';

/** site-shell §2: the chips of the panel 'Filtrer par type', in their order; and one result of each. */
export const TYPE_NAMES: Record<ResultType, { many: string; one: string }> = {
  project: { many: 'Projets', one: 'Projet' },
  service: { many: 'Services', one: 'Service' },
  blog: { many: 'Blog', one: 'Article' },
  page: { many: 'Pages', one: 'Page' },
};
