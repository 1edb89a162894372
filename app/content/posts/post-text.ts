/** The text of a post: formatted by an editor, or in some datasets plain (pages-3.01 in test/specification.md). */
import type { ContentReader } from '../../context.ts';
import { type Parts, paragraphs } from '../document-parts.ts';
import { RICH_TEXT, type RichText, type RichTextBlock, readRichText } from '../rich-text.ts';

/** The projection of both. What is no list stands apart, so that the text of blocks is not sent twice. */
export const POST_TEXT = `content[]${RICH_TEXT}, "plainContent": select(count(content) == null => content)`;

/** Reads the blocks, or the paragraphs of a plain text. */
export function readPostText(
  content: ContentReader,
  part: Parts<{ plainContent: unknown }>,
  blocks: Parameters<typeof readRichText>[1],
): RichText {
  const plain = part.one('plainContent', paragraphs);
  return plain ? plain.map(paragraph) : readRichText(content, blocks);
}

function paragraph(text: string, place: number): RichTextBlock {
  return {
    _type: 'block',
    _key: `${place}`,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', text, marks: [] }],
  };
}
