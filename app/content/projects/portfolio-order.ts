/** The order of /work: which case studies can be shown, in which grid, with which drawn cover. */
import { defineQuery } from 'groq';
import { fold } from '../../../search/french-folding.ts';
import type { CoverChoice } from '../../../zellige/cover.ts';
import type { ContentReader } from '../../context.ts';
import type { PORTFOLIO_ORDER_QUERY_RESULT } from '../content.generated.ts';
import { date, type Parts, readParts, slug, text } from '../document-parts.ts';
import { withDrawnChoices } from '../drawn-choices.ts';
import { type ImageReference, image } from '../image.ts';
import { isOut, SHOWN_PROJECT } from '../public-documents.ts';

/**
 * What decides the place of each project, by publishDate descending (pages-7.06 in test/specification.md); the id breaks
 * ties: neighbours are stable. One question for all pages, and so one answer in memory until a project changes.
 */
const PORTFOLIO_ORDER_QUERY = defineQuery(`
  *[_type == "portfolio" && ${SHOWN_PROJECT}] | order(publishDate desc, _id asc) {
    _id, title, slug, publishDate, tags
  }
`);

/** What is only asked of the few projects that another page leads to. */
const PORTFOLIO_COVERS_QUERY = defineQuery(`
  *[_type == "portfolio" && ${SHOWN_PROJECT} && _id in $ids] {
    _id, client,
    coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}
  }
`);

/** The grid an item is shown in, decided by its tags (pages-2.06 to 2.08 in test/specification.md). */
export type Grid = 'reels' | 'featured' | 'others';

type Row = PORTFOLIO_ORDER_QUERY_RESULT[number];

export type Listed<R extends Row = Row> = {
  id: string;
  slug: string;
  title: string;
  tags: string[];
  grid: Grid;
  /** The cover to draw when the document has no image. */
  choice: CoverChoice;
  part: Parts<R>;
};

/** Lists all projects a visitor may see, in order. */
export async function findOrder(content: ContentReader): Promise<Listed[]> {
  return listed(content, await content.client.fetch(PORTFOLIO_ORDER_QUERY));
}

export type ProjectCover = { client?: string; image?: ImageReference };

/** What a link to each of some projects shows beside its title, by id. */
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

/** The rows a visitor may see, in order (pages-7.07 in test/specification.md); broken ones are reported. */
export function listed<R extends Row>(content: ContentReader, rows: readonly R[]): Listed<R>[] {
  const visible = rows.flatMap((row) => {
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
    return [{ id: row._id, slug: address, title, tags, grid: gridOf(tags), part }];
  });
  // Grid by grid, so that no two neighbours on the page are drawn alike.
  return withDrawnChoices(visible, ({ slug: seed, grid }) => ({ seed, group: grid }));
}

/** The grid of an item by its tags; one with both is a Reel (pages-2.09 and 2.10 in test/specification.md). */
export function gridOf(tags: readonly string[]): Grid {
  const folded = tags.map(fold);
  if (folded.includes('reels')) return 'reels';
  if (folded.includes('youtube')) return 'featured';
  return 'others';
}
