import sharp from 'sharp';

/** The mark of the frame of a progressive JPEG; behind it its length, its depth, its height and its width. */
const FRAME = Buffer.from('ffc2', 'hex');

/** A progressive JPEG without subsampling that says it is so large: nothing of it but its head can be read. */
export async function drawLargeJpeg(width: number, height: number): Promise<Buffer> {
  const small = { create: { width: 16, height: 16, channels: 3, background: '#884422' } } as const;
  const bytes = await sharp(small)
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const frame = bytes.indexOf(FRAME);
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}
