import sharp from 'sharp';
import { expect, test } from 'vitest';
import { refuseTooLarge } from './decoding.ts';
import { readHead } from './open-image.ts';

const plain = (channels: 3 | 4) =>
  sharp({ create: { width: 16, height: 16, channels, background: '#c04425' } });

/** A file → how many megapixels one of its kind may have. */
const KINDS = [
  ['JPEG', plain(3).jpeg(), 256],
  ['progressive JPEG', plain(3).jpeg({ progressive: true }), 133],
  ['progressive JPEG', plain(3).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }), 66],
  ['PNG', plain(4).png(), 256],
  ['interlaced PNG', plain(3).png({ progressive: true }), 133],
  ['interlaced PNG', plain(4).png({ progressive: true }), 100],
  ['WebP', plain(3).webp(), 256],
  ['lossless WebP', plain(3).webp({ lossless: true }), 100],
  [
    'lossless WebP',
    plain(4)
      .webp({ lossless: true })
      .withExif({ IFD0: { Make: 'x' } }),
    100,
  ],
  ['TIFF', plain(3).tiff(), 256],
  ['GIF', plain(3).gif(), 80],
  ['AVIF', plain(3).avif(), 22],
] as const;

test.for(KINDS)(
  'a %s of 4,000 pixels in width is measured by what decoding takes',
  async ([format, drawn, megapixels]) => {
    const bytes = await drawn.toBuffer();
    const metadata = await readHead(bytes);
    const [width, height] = [4_000, megapixels * 250];
    expect(() => refuseTooLarge({ ...metadata, width, height }, bytes)).not.toThrow();
    expect(() => refuseTooLarge({ ...metadata, width, height: height + 25 }, bytes)).toThrow(
      `It has ${megapixels}.1 megapixels (4000×${height + 25}), 0.1 more than the ${megapixels} of the largest ${format}`,
    );
  },
);
