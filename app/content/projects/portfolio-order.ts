/** The order of /work: which case studies can be shown, in which grid, with which drawn cover. */
import { defineQuery } from 'groq';
import { coverOf } from '../../../model/motifs.ts';
import { isOut, SHOWN_PROJECT } from '../../../model/public-documents.ts';
import type { CoverChoice } from '../../../packages/drawings/zellige/motifs.ts';
import { fold } from '../../../packages/search/french-folding.ts';
import type { ContentReader } from '../../context.ts';
import { AFTER, BEFORE, type Cursor, cursorOf, nextCursor } from '../cursor-pagination.ts';
import { date, type Parts, readParts, slug, text } from '../document-parts.ts';
import { type ImageReference, image } from '../image.ts';
import { CLIENT } from '../linked-names.ts';

/** The projection that decides a project's place and its drawn cover. */
export const PLACED_PROJECT = '{_id, title, slug, publishDate, tags, summary, motif}';

/** The projects above a place, nearest first. */
const NEWER_PROJECTS_QUERY = defineQuery(`
  *[_type == "portfolio" && ${SHOWN_PROJECT} && ${BEFORE}]
    | order(publishDate asc, _id desc)[0...4] ${PLACED_PROJECT}
`);

/** The projects below a place. */
const OLDER_PROJECTS_QUERY = defineQuery(`
  *[_type == "portfolio" && ${SHOWN_PROJECT} && ${AFTER}]
    | order(publishDate desc, _id asc)[0...4] ${PLACED_PROJECT}
`);

const NEAREST = 4;

/** The query for the few projects that another page links to. */
const PORTFOLIO_COVERS_QUERY = defineQuery(`
  *[_type == "portfolio" && ${SHOWN_PROJECT} && _id in $ids] {
    _id, ${CLIENT},
    coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}
  }
`);

/** The grid an item is shown in, decided by its tags (pages-2.06 to 2.08 in test/specification.md). */
export type Grid = 'reels' | 'featured' | 'others';

type Row = { _id: string } & Record<
  'title' | 'slug' | 'publishDate' | 'tags' | 'summary' | 'motif',
  unknown
>;

/** A project in the list, by what decides its place. */
export type Placed<R extends Row = Row> = {
  id: string;
  slug: string;
  title: string;
  tags: string[];
  grid: Grid;
  place: Cursor;
  /** The cover to draw where the document has no image. */
  choice: CoverChoice;
  part: Parts<R>;
};

/** The projects a visitor can see that are nearest above and below a place. */
export async function findBeside(content: ContentReader, { place }: Placed) {
  const [previous, next] = await Promise.all([
    nearest(content, place, NEWER_PROJECTS_QUERY),
    nearest(content, place, OLDER_PROJECTS_QUERY),
  ]);
  return { previous, next };
}

async function nearest(
  content: ContentReader,
  place: Cursor,
  query: typeof NEWER_PROJECTS_QUERY | typeof OLDER_PROJECTS_QUERY,
): Promise<Placed | undefined> {
  let from: Cursor | undefined = place;
  while (from) {
    const rows: Row[] = await content.client.fetch(query, from);
    const [project] = placed(content, rows);
    if (project) return project;
    from = nextCursor(rows, NEAREST);
  }
  return undefined;
}

export type ProjectCover = { client?: string; image?: ImageReference };

/** Reads the pictures of links to some projects, by id. */
export async function findCovers(
  content: ContentReader,
  projects: readonly { id: string }[],
): Promise<ReadonlyMap<string, ProjectCover>> {
  if (projects.length === 0) return new Map();
  const ids = projects.map(({ id }) => id);
  const rows = await content.client.fetch(PORTFOLIO_COVERS_QUERY, { ids });
  return new Map(
    rows.map((row): [string, ProjectCover] => {
      const part = readParts(content, row, { type: 'portfolio', id: row._id });
      return [row._id, { client: part.one('client', text), image: part.one('coverImage', image) }];
    }),
  );
}

/** The rows a visitor may see (pages-7.07 in test/specification.md); broken ones are reported. */
export function placed<R extends Row>(content: ContentReader, rows: readonly R[]): Placed<R>[] {
  return rows.flatMap((row) => {
    const part: Parts<Row> & Parts<R> = readParts(content, row, {
      type: 'portfolio',
      id: row._id,
    });
    const title = part.one('title', text);
    const address = part.one('slug', slug);
    const published = part.one('publishDate', date);
    if (!title || !address) {
      content.warn('a document cannot be shown', {
        type: 'portfolio',
        id: row._id,
        problem: title ? 'no slug' : 'no title',
      });
      return [];
    }
    if (!isOut(content, published)) return [];
    const tags = part.each('tags', text);
    const place = cursorOf(row);
    const choice = coverOf({
      slug: address,
      title,
      lead: part.one('summary', text),
      tags,
      motif: part.one('motif', text),
    });
    return [{ id: row._id, slug: address, title, tags, grid: gridOf(tags), place, choice, part }];
  });
}

/** The grid of an item by its tags; one with both is a Reel (pages-2.09 and 2.10 in test/specification.md). */
export function gridOf(tags: readonly string[]): Grid {
  const folded = tags.map(fold);
  if (folded.includes('reels')) return 'reels';
  if (folded.includes('youtube')) return 'featured';
  return 'others';
}
