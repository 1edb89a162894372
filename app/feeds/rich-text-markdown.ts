/** A text as Markdown (CommonMark, tables of GitHub), for programs and people who read without pages. */

import { titleOf } from '../content/embedded.ts';
import { filmAddress } from '../content/projects/film-address.ts';
import type { ArticleBlock, ArticleText } from '../content/texts/article-text.ts';
import type { CodeBlock, PictureBlock, TableBlock, TextBlock } from '../content/texts/rich-text.ts';

/** @param origin that addresses of the site get: `https://example.com` */
export function richTextMarkdown(blocks: ArticleText, origin: string): string {
  const parts: string[] = [];
  let before: ArticleBlock | undefined;
  for (const block of blocks) {
    const written = writeBlock(block, origin);
    // List items follow each other without an empty line.
    if (isItem(before) && isItem(block)) parts.push(`${parts.pop()}\n${written}`);
    else parts.push(written);
    before = block;
  }
  return parts.filter(Boolean).join('\n\n');
}

/** A text on one line, in which nothing is taken for Markdown or HTML. */
export function markdownText(text: string): string {
  // Non-breaking spaces, which French punctuation needs, are kept.
  return text.replace(/[^\S\u00a0\u202f]+/gu, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

function isItem(block: ArticleBlock | undefined): boolean {
  return block?._type === 'block' && block.listItem !== undefined;
}

function writeBlock(block: ArticleBlock, origin: string): string {
  switch (block._type) {
    case 'block':
      return writeText(block, origin);
    case 'picture':
      return writePicture(block, origin);
    case 'codeBlock':
      return writeCode(block);
    case 'table':
      return writeTable(block);
    case 'articleButton':
      return `[${markdownText(block.action)}](${address(block.href, origin)})`;
    case 'articleEmbed':
      return `[${markdownText(titleOf(block.embed))}](${address(block.embed.page, origin)})`;
    case 'articleNote':
      return [
        ...(block.title ? [`**${markdownText(block.title)}**`] : []),
        ...block.paragraphs.map(markdownText),
      ]
        .map((line) => `> ${line}`)
        .join('\n>\n');
    case 'articleGallery':
      return block.pictures
        .map(({ whole, caption }) =>
          writePicture({ _type: 'picture', _key: '', picture: whole, caption }, origin),
        )
        .join('\n\n');
    case 'video':
      return `[Voir le film](${address(filmAddress(block.film) ?? '', origin)})`;
    case 'divider':
      return '---';
  }
}

const MARKERS = {
  normal: '',
  h2: '## ',
  h3: '### ',
  h4: '#### ',
  blockquote: '> ',
} as const satisfies Record<TextBlock['style'], string>;

function writeText(block: TextBlock, origin: string): string {
  const words = block.children
    .map((span) => writeSpan(span, block.markDefs, origin))
    .join('')
    .trim();
  if (!block.listItem) return MARKERS[block.style] + words.replace(/^(\d+)([.)])/, '$1\\$2');
  // Markdown nests an item by the width of the marker above; three spaces suffice for both kinds.
  const indent = '   '.repeat((block.level ?? 1) - 1);
  return `${indent}${block.listItem === 'number' ? '1. ' : '- '}${words}`;
}

function writeSpan(
  { text, marks }: TextBlock['children'][number],
  links: TextBlock['markDefs'],
  origin: string,
): string {
  // Markdown does not recognise marks with a space at the inner edge.
  const [, start = '', inner = '', end = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  if (inner === '') return text;
  let written = marks.includes('code') ? fenced(inner) : markdownText(inner);
  if (marks.includes('em')) written = `*${written}*`;
  if (marks.includes('strong')) written = `**${written}**`;
  const link = links.find(({ _key }) => marks.includes(_key));
  if (link) written = `[${written}](${address(link.href, origin)})`;
  return start + written + end;
}

/** Encloses code in one more backtick than its longest run of them. */
function fenced(code: string): string {
  const fence = '`'.repeat(longestRun(code) + 1);
  const room = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return fence + room + code.replace(/\s+/gu, ' ') + room + fence;
}

function writeCode({ code, language = '' }: CodeBlock): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${language.replace(/[`\s]/g, '')}\n${code.replace(/\n$/, '')}\n${fence}`;
}

function longestRun(code: string): number {
  return Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
}

function writePicture({ picture, caption }: PictureBlock, origin: string): string {
  const image = `![${markdownText(picture.alt)}](${address(picture.src, origin)})`;
  return caption ? `${image}\n\n*${markdownText(caption)}*` : image;
}

function writeTable({ caption, columns, rows }: TableBlock): string {
  const line = (cells: readonly string[]) => `| ${cells.map(markdownText).join(' | ')} |`;
  const table = [line(columns), `|${' --- |'.repeat(columns.length)}`, ...rows.map(line)];
  return [caption && `**${markdownText(caption)}**`, table.join('\n')].filter(Boolean).join('\n\n');
}

/** A full address, in which no bracket ends the link. */
function address(written: string, origin: string): string {
  return new URL(written, origin).href.replace(/[()]/g, (bracket) =>
    bracket === '(' ? '%28' : '%29',
  );
}
