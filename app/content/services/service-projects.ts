/** Finds case studies by a few: those beside a service (pages-2.60 and 2.61 in test/specification.md), and the latest ones. */
import { defineQuery } from 'groq';
import { SHOWN_PROJECT } from '../../../model/public-documents.ts';
import type { ContentReader } from '../../context.ts';
import { coverPicture } from '../cover-picture.ts';
import { type Picture, picture } from '../image.ts';
import { findCovers, PLACED_PROJECT, type Placed, placed } from '../projects/portfolio-order.ts';
import { spellingsOf } from '../spellings.ts';

/** A few more than are shown: some may be broken, or not out yet. */
const LATEST_PROJECTS_QUERY = defineQuery(`
  *[_type == "portfolio" && ${SHOWN_PROJECT}] | order(publishDate desc, _id asc)
    [0...12] ${PLACED_PROJECT}
`);

const CHOSEN_PROJECTS_QUERY = defineQuery(`
  *[_type == "portfolio" && ${SHOWN_PROJECT} && _id in $chosen] ${PLACED_PROJECT}
`);

/** Reads every spelling of tags: no query knows that « Écriture » and « ecriture » are the same. */
const PROJECT_TAGS_QUERY = defineQuery(
  `array::unique(*[_type == "portfolio" && ${SHOWN_PROJECT}].tags[])`,
);

/**
 * The projects with most tags in common first, then the newest: a few more than are shown, since some may be chosen, or
 * broken.
 */
const PROJECTS_IN_COMMON_QUERY = defineQuery(`
  *[_type == "portfolio" && ${SHOWN_PROJECT} && array::intersects(tags, $spellings)]
    | order(count($words[array::intersects(spellings, ^.tags)]) desc, publishDate desc, _id asc)
    [0...12] ${PLACED_PROJECT}
`);

export type RelatedProject = {
  slug: string;
  title: string;
  client?: string;
  cover: Picture;
};

/** The most related projects on a service page (pages-9.15 in test/specification.md). */
const RELATED_MAX = 3;

/** Sizes at 1x, and what other screens and densities may ask for. */
const COVER = { width: 640, height: 480, widths: [390, 780, 1280], moves: true }; // px

/** Finds the projects the editor chose; then those with most tags in common, the newest first among equals. */
export async function findRelatedProjects(
  content: ContentReader,
  { chosen, tags }: { chosen: readonly string[]; tags: readonly string[] },
): Promise<RelatedProject[]> {
  if (content.isOff?.('work')) return [];
  const first = chosen.length > 0 ? await findChosen(content, chosen) : [];
  const next = first.length < RELATED_MAX ? await findInCommon(content, tags) : [];
  const firstIds = new Set(first.map(({ id }) => id));
  return withCovers(content, [...first, ...next.filter(({ id }) => !firstIds.has(id))]);
}

/** @throws what the content client throws when the service does not answer. */
export async function findLatestProjects(content: ContentReader): Promise<RelatedProject[]> {
  if (content.isOff?.('work')) return [];
  return withCovers(content, placed(content, await content.client.fetch(LATEST_PROJECTS_QUERY)));
}

async function withCovers(
  content: ContentReader,
  projects: readonly Placed[],
): Promise<RelatedProject[]> {
  const related = projects.slice(0, RELATED_MAX);
  const covers = await findCovers(content, related);
  return related.map(({ id, slug, title, choice }): RelatedProject => {
    const { client, image } = covers.get(id) ?? {};
    const cover = image ? picture(content, image, COVER) : coverPicture(slug, '1x1', choice);
    return { slug, title, client, cover };
  });
}

async function findChosen(content: ContentReader, chosen: readonly string[]): Promise<Placed[]> {
  const rows = await content.client.fetch(CHOSEN_PROJECTS_QUERY, { chosen });
  const place = ({ id }: Placed) => chosen.indexOf(id);
  return placed(content, rows).toSorted((one, other) => place(one) - place(other));
}

async function findInCommon(content: ContentReader, tags: readonly string[]): Promise<Placed[]> {
  if (tags.length === 0) return [];
  const words = spellingsOf(tags, await content.client.fetch(PROJECT_TAGS_QUERY));
  const spellings = words.flatMap((word) => word.spellings);
  if (spellings.length === 0) return [];
  const rows = await content.client.fetch(PROJECTS_IN_COMMON_QUERY, { spellings, words });
  return placed(content, rows);
}
