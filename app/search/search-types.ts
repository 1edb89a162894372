import type { ResultType } from '../../search/index.ts';

/**
 * The chips of the panel 'Filtrer par type', in their order (shell-2.66 in test/specification.md); and the word
 * for one result of each.
 */
export const TYPE_NAMES: Record<ResultType, { many: string; one: string }> = {
  project: { many: 'Projets', one: 'Projet' },
  service: { many: 'Services', one: 'Service' },
  blog: { many: 'Blog', one: 'Article' },
  page: { many: 'Pages', one: 'Page' },
};
