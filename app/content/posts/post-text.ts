/** The text of a post: formatted by an editor, or in some datasets plain (pages-3.01 in test/specification.md). */
import type { ContentReader } from '../../context.ts';
import { type Parts, paragraphs } from '../document-parts.ts';
import {
  ARTICLE_TEXT,
  type ArticleBlock,
  type ArticleText,
  readArticleText,
} from '../texts/article-text.ts';

/**
 * The projection of both forms of content. Plain text has a field of its own, so that the text of blocks is not sent
 * twice.
 */
export const POST_TEXT = `content[]${ARTICLE_TEXT}, "plainContent": select(count(content) == null => content)`;

/** Reads the blocks, or the paragraphs of a plain text. */
export function readPostText(
  content: ContentReader,
  part: Parts<{ plainContent: unknown }>,
  blocks: Parameters<typeof readArticleText>[1],
): ArticleText {
  const plain = part.one('plainContent', paragraphs);
  return plain ? plain.map(paragraph) : readArticleText(content, blocks);
}

function paragraph(text: string, place: number): ArticleBlock {
  return {
    _type: 'block',
    _key: `${place}`,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', text, marks: [] }],
  };
}
