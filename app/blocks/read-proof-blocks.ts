/** The blocks that show work by its traces. Each is undefined when there is nothing to show. */
import { z } from 'zod';
import { MOST_BARS, STRIP_PICTURES } from '../../model/blocks.ts';
import { paragraphs, text } from '../content/document-parts.ts';
import { image, type Picture, wholePicture } from '../content/image.ts';
import type { ContentReader } from '../context.ts';
import type { BlockParts } from './own-blocks.ts';

type Words = { title: string; paragraphs: string[] };

/** A picture with what an editor wrote under it. */
export type Captioned = Picture & { caption?: string };

const captioned = image.extend({ caption: text.nullish().catch(undefined) });

export type BeforeAfter = Words & { before: Captioned; after: Captioned };

/** The longest sides of pictures; other screens are offered their half. */
const WHOLE = 1920; // px
const FRAME = 960; // px

export function readBeforeAfter(content: ContentReader, part: BlockParts): BeforeAfter | undefined {
  const words = readWords(part);
  const [before, after] = [part.one('before', captioned), part.one('after', captioned)];
  if (!words || !before || !after) return undefined;
  return {
    ...words,
    before: captionedPicture(content, before, WHOLE),
    after: captionedPicture(content, after, WHOLE),
  };
}

export type FrameStrip = Words & { pictures: Captioned[] };

export function readFrameStrip(content: ContentReader, part: BlockParts): FrameStrip | undefined {
  const words = readWords(part);
  const sources = part.each('pictures', captioned).slice(0, STRIP_PICTURES.most);
  if (!words || sources.length < STRIP_PICTURES.least) return undefined;
  return { ...words, pictures: sources.map((source) => captionedPicture(content, source, FRAME)) };
}

function captionedPicture(
  content: ContentReader,
  source: z.infer<typeof captioned>,
  longest: number,
): Captioned {
  return {
    ...wholePicture(content, source, longest),
    ...(source.caption && { caption: source.caption }),
  };
}

export type Chart = Words & {
  bars: Bar[];
  /** The source of the figures. */
  note?: string;
};

/** `says` is the figure as it is read, `425 DH`; `share` is the length of the bar, of the longest that there may be. */
export type Bar = { label: string; says: string; share: number };

const amount = z.number().nonnegative();
const FIGURE = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
const FEWEST_BARS = 2;

export function readChart(part: BlockParts): Chart | undefined {
  const words = readWords(part);
  const unit = part.one('unit', text);
  const bars = part
    .insideEach('bars')
    .slice(0, MOST_BARS)
    .flatMap((bar) => {
      const [label, value] = [bar.one('label', text), bar.one('amount', amount)];
      return label && value !== undefined ? { label, value } : [];
    });
  if (!words || bars.length < FEWEST_BARS) return undefined;
  // A percentage is a share of 100; other bars are relative to the largest.
  const full = Math.max(unit === '%' ? 100 : 0, ...bars.map(({ value }) => value));
  return {
    ...words,
    bars: bars.map(({ label, value }) => ({
      label,
      says: [FIGURE.format(value), unit].filter(Boolean).join('\u00a0'),
      share: full > 0 ? Math.round((value / full) * 1000) / 1000 : 0,
    })),
    note: part.one('note', text),
  };
}

function readWords(part: BlockParts): Words | undefined {
  const title = part.one('title', text);
  return title ? { title, paragraphs: part.one('text', paragraphs) ?? [] } : undefined;
}
