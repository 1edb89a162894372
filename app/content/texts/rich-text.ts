/** Text an editor has formatted, block by block, in the shape `rich-text.tsx` renders. */
import { z } from 'zod';
import { type TileBars, tileBars } from '../../../model/tile-bars.ts';
import { readLink } from '../../../packages/kit/network/read-link.ts';
import type { ContentReader } from '../../context.ts';
import { type Parts, text } from '../document-parts.ts';
import { image, type Picture, picture } from '../image.ts';

export type RichText = RichTextBlock[];

export type RichTextBlock = TextBlock | PictureBlock | CodeBlock | TableBlock;

export type TextBlock = {
  _type: 'block';
  _key: string;
  style: (typeof STYLES)[number];
  /** The id of a heading, where the page gives it one: see rich-text-outline.ts. */
  anchor?: string;
  listItem?: (typeof LISTS)[number];
  level?: number;
  markDefs: LinkMark[];
  children: Span[];
};

export type PictureBlock = { _type: 'picture'; _key: string; picture: Picture; caption?: string };

export type CodeBlock = { _type: 'codeBlock'; _key: string; language?: string; code: string };

export type TableBlock = {
  _type: 'table';
  _key: string;
  caption: string;
  columns: string[];
  /** The rows, each with as many cells as there are columns. */
  rows: string[][];
  /** The bars, where the editor wants them and all cells are numbers. */
  bars?: TileBars;
};

export type LinkMark = z.infer<typeof linkMark>;

type Span = z.infer<typeof span>;

/** The fields of each block, and its projection: `body[]${RICH_TEXT}`. */
export const RICH_TEXT_FIELDS = `
  _type, style, listItem, level, markDefs, children,
  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,
  language, code,
  columns, rows, drawnAs`;

export const RICH_TEXT = `{${RICH_TEXT_FIELDS}}`;

/** The projection's type. */
export type Projected = Record<
  | ('_type' | 'style' | 'listItem' | 'level' | 'markDefs' | 'children')
  | ('asset' | 'crop' | 'hotspot' | 'alt' | 'caption' | 'color')
  | ('language' | 'code')
  | ('columns' | 'rows' | 'drawnAs'),
  unknown
>;

const STYLES = ['normal', 'h2', 'h3', 'h4', 'blockquote'] as const;
const LISTS = ['bullet', 'number'] as const;
const DRAWN_AS = ['table', 'bars'] as const;
const DECORATORS = ['strong', 'em', 'code'];

/** The measure of a text, for pictures set in it. */
const INLINE = { width: 720, height: 480, widths: [480, 960, 1440], moves: true }; // px

const span = z.object({
  _type: z.literal('span'),
  text: z.string(),
  marks: z
    .array(z.string())
    .nullish()
    .transform((marks) => marks ?? []),
});

/** A page of ours, a full address, a mail or a telephone. */
export const address = z.string().transform((written, context) => {
  const link = readLink(written);
  if (link) return link.address;
  context.addIssue('not an address');
  return z.NEVER;
});

const linkMark = z.object({ _key: z.string(), _type: z.literal('link'), href: address });

const row = z.object({
  cells: z.array(
    z
      .string()
      .nullish()
      .transform((cell) => cell ?? ''),
  ),
});

/**
 * Reads a text's sound blocks; broken and unknown ones are reported (pages-2.101 in test/specification.md). Blocks are
 * keyed by their place, and spans by none: the studio's keys are random, and were a tenth of a page of text.
 */
export function readRichText<Block extends Projected>(
  content: ContentReader,
  blocks: readonly Parts<Block>[],
): RichText {
  return blocks.flatMap((block, place): RichTextBlock[] => {
    const read = readBlock(content, block, `${place}`);
    return read ? [read] : [];
  });
}

/** Reads a block; undefined for one that is not shown. */
export function readBlock<Block extends Projected>(
  content: ContentReader,
  block: Parts<Block>,
  _key: string,
): RichTextBlock | undefined {
  const type = block.one('_type', text);
  if (type === 'block') return readTextBlock(block, _key);
  if (type === 'table') return readTable(block, _key);
  if (type === 'image') {
    const source = block.one('asset', image.shape.asset);
    if (!source) return undefined;
    const { crop, hotspot, color } = image.parse({
      asset: source,
      crop: block.one('crop', z.unknown()),
      hotspot: block.one('hotspot', z.unknown()),
      color: block.one('color', z.unknown()),
    });
    const alt = block.one('alt', text);
    return {
      _type: 'picture',
      _key,
      picture: picture(content, { asset: source, crop, hotspot, color, alt }, INLINE),
      caption: block.one('caption', text),
    };
  }
  if (type === 'codeBlock') {
    const code = block.one('code', z.string());
    return code
      ? { _type: 'codeBlock', _key, code, language: block.one('language', text) }
      : undefined;
  }
  if (type) block.report(`no block of type ${type} is known`);
  return undefined;
}

function readTextBlock<Block extends Projected>(
  block: Parts<Block>,
  _key: string,
): TextBlock | undefined {
  const markDefs = block.each('markDefs', linkMark);
  const markKeys = new Set([...DECORATORS, ...markDefs.map((mark) => mark._key)]);
  const children = block
    .each('children', span)
    .map((piece) => ({ ...piece, marks: piece.marks.filter((mark) => markKeys.has(mark)) }));
  // Editors add empty paragraphs for space; the page sets its own.
  if (children.every((piece) => piece.text.trim() === '')) return undefined;
  return {
    _type: 'block',
    _key,
    style: block.one('style', z.enum(STYLES)) ?? 'normal',
    listItem: block.one('listItem', z.enum(LISTS)),
    level: block.one('level', z.int().min(1).max(4)),
    markDefs,
    children,
  };
}

function readTable<Block extends Projected>(
  block: Parts<Block>,
  _key: string,
): TableBlock | undefined {
  const columns = block.each('columns', text);
  const rows = block.each('rows', row).map(({ cells }) => columns.map((_, i) => cells[i] ?? ''));
  if (columns.length === 0 || rows.length === 0) return undefined;
  const bars = block.one('drawnAs', z.enum(DRAWN_AS)) === 'bars' ? tileBars(rows) : undefined;
  return { _type: 'table', _key, caption: block.one('caption', text) ?? '', columns, rows, bars };
}
