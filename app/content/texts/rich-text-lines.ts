import { type ArticlePart, type ArticleText, isArticlePart } from './article-text.ts';

/** The words of a text without their form: one line for each paragraph, caption or row. */
export function linesOf(blocks: ArticleText): string[] {
  return blocks.flatMap((block) => {
    if (isArticlePart(block)) return linesOfPart(block);
    if (block._type === 'block')
      return [
        block.children
          .map(({ text }) => text)
          .join('')
          .trim(),
      ];
    if (block._type === 'table') return [block.caption, ...[block.columns, ...block.rows].map(row)];
    if (block._type === 'codeBlock') return [block.code];
    return block.caption ? [block.caption] : [];
  });
}

function row(cells: readonly string[]): string {
  return cells.filter(Boolean).join(', ');
}

function linesOfPart(part: ArticlePart): string[] {
  if (part._type === 'articleButton') return [part.action];
  if (part._type === 'articleEmbed') return [part.embed.title];
  if (part._type === 'articleNote')
    return [...(part.title ? [part.title] : []), ...part.paragraphs];
  if (part._type === 'articleGallery') return part.pictures.flatMap(({ caption }) => caption ?? []);
  return [];
}
