/** The order of /work: which case studies can be shown, in which grid, with which drawn cover. */

import { fold } from '../../../search/french-folding.ts';
import type { CoverChoice } from '../../../zellige/cover.ts';
import type { ContentReader } from '../../context.ts';
import type { PORTFOLIO_BY_SLUG_QUERY_RESULT } from '../content.generated.ts';
import { date, type Parts, readParts, slug, text } from '../document-parts.ts';
import { withDrawnChoices } from '../drawn-choices.ts';
import { isOut } from '../public-documents.ts';

/** The grid an item is shown in, decided by its tags (pages-2.06 to 2.08 in test/specification.md). */
export type Grid = 'reels' | 'featured' | 'others';

type Row = PORTFOLIO_BY_SLUG_QUERY_RESULT['order'][number];

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
