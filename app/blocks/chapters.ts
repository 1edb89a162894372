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
  const placed = placedIn(sections).filter((section) => {
    const isOne = isChapter(section);
    if (!isOne) section.part?.report(`no chapter is a ${section.kind}`);
    return isOne;
  });
  // A chapter shows no content of another document.
  const blocks = await readBlocks(placed, { content, shared: {}, response: undefined });
  return blocks.filter(isChapter);
}

function isChapter(one: { kind: string }): one is Chapter {
  return CHAPTERS.some((name) => name === one.kind);
}
