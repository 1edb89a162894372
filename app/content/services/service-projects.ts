/** Finds the case studies beside a service (pages-2.60 and 2.61 in test/specification.md). */

import { fold } from '../../../search/french-folding.ts';
import type { ContentReader } from '../../context.ts';
import type { SERVICE_BY_SLUG_QUERY_RESULT } from '../content.generated.ts';
import { text } from '../document-parts.ts';
import { drawnCover } from '../drawn-cover.ts';
import { image, type Picture, picture } from '../image.ts';
import { type Listed, listed } from '../projects/portfolio-order.ts';

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

type Row = SERVICE_BY_SLUG_QUERY_RESULT['projects'][number];

/** Those the editor chose; then those with most tags in common, the newest first among equals. */
export function relatedProjects(
  content: ContentReader,
  rows: readonly Row[],
  { chosen, tags }: { chosen: readonly string[]; tags: readonly string[] },
): RelatedProject[] {
  const wanted = new Set(tags.map(fold));
  const shown = listed(content, rows).map((project) => ({
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
  return [...first, ...next]
    .slice(0, RELATED_MAX)
    .map(({ project }) => readProject(content, project));
}

function readProject(
  content: ContentReader,
  { slug, title, choice, part }: Listed<Row>,
): RelatedProject {
  const own = part.one('coverImage', image);
  return {
    slug,
    title,
    client: part.one('client', text),
    cover: own ? picture(content, own, COVER) : drawnCover(slug, '1x1', choice),
  };
}
