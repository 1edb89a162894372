/** Finds the case studies beside a service (pages-2.60 and 2.61 in test/specification.md). */

import { fold } from '../../../search/french-folding.ts';
import type { ContentReader } from '../../context.ts';
import { drawnCover } from '../drawn-cover.ts';
import { type Picture, picture } from '../image.ts';
import { findCovers, findOrder } from '../projects/portfolio-order.ts';

export type RelatedProject = {
  slug: string;
  title: string;
  client?: string;
  cover: Picture;
};

/** The most related projects on a service page (pages-9.15 in test/specification.md). */
const RELATED_MAX = 3;

/** Sizes at 1x, and what other screens and densities may ask for. */
const COVER = { width: 640, height: 480, widths: [390, 780, 1280] }; // px

/** Those the editor chose; then those with most tags in common, the newest first among equals. */
export async function findRelatedProjects(
  content: ContentReader,
  { chosen, tags }: { chosen: readonly string[]; tags: readonly string[] },
): Promise<RelatedProject[]> {
  const wanted = new Set(tags.map(fold));
  const shown = (await findOrder(content)).map((project) => ({
    project,
    place: chosen.indexOf(project.id),
    common: [...new Set(project.tags.map(fold))].filter((tag) => wanted.has(tag)).length,
  }));
  const first = shown
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place);
  const next = shown
    .filter(({ place, common }) => place < 0 && common > 0)
    .toSorted((one, other) => other.common - one.common);
  const related = [...first, ...next].slice(0, RELATED_MAX).map(({ project }) => project);
  const covers = await findCovers(content, related);
  return related.map(({ id, slug, title, choice }): RelatedProject => {
    const { client, image } = covers.get(id) ?? {};
    const cover = image ? picture(content, image, COVER) : drawnCover(slug, '1x1', choice);
    return { slug, title, client, cover };
  });
}
