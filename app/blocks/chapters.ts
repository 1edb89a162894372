/** The blocks that tell a case study. */
import { CHAPTERS } from '../../model/blocks.ts';
import type { ContentReader } from '../context.ts';
import type { BlockParts } from './own-blocks.ts';
import { type BlockOf, placedIn, readBlocks } from './read-blocks.ts';

export type Chapter = BlockOf<(typeof CHAPTERS)[number]>;

/** Returns the chapters that have something to show, in their order; a block of another kind is reported. */
export async function readChapters(
  content: ContentReader,
  sections: readonly BlockParts[],
): Promise<Chapter[]> {
  const placed = placedIn(sections).filter(({ kind, part }) => {
    const isOne = CHAPTERS.some((name) => name === kind);
    if (!isOne) part?.report(`no chapter is a ${kind}`);
    return isOne;
  });
  // What other documents hold is none of theirs.
  const blocks = await readBlocks(placed, { content, shared: {}, response: undefined });
  return blocks.filter((block) => isChapter(block));
}

function isChapter(block: { kind: string }): block is Chapter {
  return CHAPTERS.some((name) => name === block.kind);
}
