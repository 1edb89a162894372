import type { RichText } from './rich-text.ts';

/** The words of a text without their form: one line for each paragraph, caption or row. */
export function linesOf(blocks: RichText): string[] {
  return blocks.flatMap((block) => {
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
