/** The headings of a text, with an address for each, for a table of contents. */
import { fold } from '../../../packages/search/french-folding.ts';
import type { ArticleText } from '../../content/texts/article-text.ts';
import type { TextBlock } from '../../content/texts/rich-text.ts';

/** `anchor` is an id that no other heading of the text has. */
export type Heading = { anchor: string; title: string };

export type OutlinedText = { body: ArticleText; outline: Heading[] };

/**
 * Gives every heading an anchor made of its words, so that a part of a text can be linked to, and
 * lists those of the highest level.
 *
 * @param taken ids the page already has
 */
export function outlined(blocks: ArticleText, taken: readonly string[] = []): OutlinedText {
  const used = new Set(taken);
  const outline: Heading[] = [];
  const body = blocks.map((block) => {
    if (block._type !== 'block' || !/^h\d$/.test(block.style)) return block;
    const title = wordsOf(block);
    const anchor = free(anchorOf(title), used);
    used.add(anchor);
    if (block.style === 'h2') outline.push({ anchor, title });
    return { ...block, anchor };
  });
  return { body, outline };
}

function wordsOf({ children }: TextBlock): string {
  return children
    .map((span) => span.text)
    .join('')
    .trim();
}

/** `Ce que l’on n’a pas compté` → `ce-que-l-on-n-a-pas-compte` */
function anchorOf(title: string): string {
  return (
    fold(title)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'partie'
  );
}

function free(anchor: string, used: ReadonlySet<string>): string {
  if (!used.has(anchor)) return anchor;
  let number = 2;
  while (used.has(`${anchor}-${number}`)) number += 1;
  return `${anchor}-${number}`;
}
