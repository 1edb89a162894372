import type { TextBlock } from '../../content/texts/rich-text.ts';

/** A paragraph or a heading that code adds to the texts the agency has written. */
export function textBlock(key: string, style: TextBlock['style'], text: string): TextBlock {
  const children = [{ _type: 'span' as const, text, marks: [] }];
  return { _type: 'block', _key: key, style, markDefs: [], children };
}
