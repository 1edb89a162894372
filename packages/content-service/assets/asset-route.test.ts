import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32, deflateSync } from 'node:zlib';
import { ClientError } from '@sanity/client';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawLargeJpeg } from '../testing/draw-large-jpeg.ts';
import { startTestService } from '../testing/start-test-service.ts';

const { staff, client, origin, directory, service } = await startTestService();
const editor = staff({ perspective: 'raw' });

/** Black on the left, white on the right. */
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'black' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'white' } },
      left: width / 2,
      top: 0,
    },
  ]);
const picture = await draw(400, 200).jpeg().toBuffer();
const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex');

describe('an image', () => {
  it('is kept, described, and served at its address [pages-7.26]', async () => {
    const asset = await editor.assets.upload('image', picture, {
      filename: 'C:\\photos\\zellige.jpg',
      title: 'Zellige',
      source: { id: 's1', name: 'phototheque' },
    });
    const hash = sha1(picture);
    expect(asset).toMatchObject({
      _id: `image-${hash}-400x200-jpg`,
      _type: 'sanity.imageAsset',
      assetId: hash,
      sha1hash: hash,
      extension: 'jpg',
      mimeType: 'image/jpeg',
      originalFilename: 'zellige.jpg',
      title: 'Zellige',
      source: { id: 's1', name: 'phototheque' },
      size: picture.length,
      path: `images/agence/production/${hash}-400x200.jpg`,
      url: `${origin}/images/agence/production/${hash}-400x200.jpg`,
      metadata: {
        dimensions: { width: 400, height: 200, aspectRatio: 2 },
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
        palette: { _type: 'sanity.imagePalette' },
        blurHash: expect.stringMatching(/^.{28}$/),
      },
    });
    const served = await fetch(`${asset.url}?w=100`);
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect(await editor.getDocument(asset._id)).toEqual(asset);
  });

  it('sent again is the same one, under whatever name', async () => {
    const first = await editor.assets.upload('image', picture, { filename: 'a.jpg' });
    const revision = service.publishedRevision();
    const [second, third] = await Promise.all([
      editor.assets.upload('image', picture, { filename: 'b.jpg' }),
      editor.assets.upload('image', picture),
    ]);
    expect([second, third]).toEqual([first, first]);
    expect(service.publishedRevision()).toBe(revision);
  });

  it('is described in as much detail as asked', async () => {
    const upload = async (width: number, extract: ('thumbhash' | 'lqip' | 'location')[]) => {
      const bytes = await draw(width, 20).png().toBuffer();
      return (await editor.assets.upload('image', bytes, { extract })).metadata;
    };
    const bare = await upload(40, []);
    expect(bare).toHaveProperty('dimensions');
    for (const detail of ['lqip', 'palette', 'blurHash', 'thumbHash']) {
      expect(bare).not.toHaveProperty(detail);
    }
    const some = await upload(60, ['thumbhash', 'lqip', 'location']);
    expect(some.thumbHash).toMatch(/^[\w+/]+=*$/);
    expect(some).toHaveProperty('lqip');
    expect(some).not.toHaveProperty('location');
  });

  it('is told of by its camera where that is asked for, never by its owner, or where it was', async () => {
    const bytes = await draw(80, 20)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Leica', Model: 'M11' },
        IFD2: {
          ExposureTime: '1/250',
          FNumber: '28/10',
          ISOSpeedRatings: '400',
          BodySerialNumber: '5123',
        },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '33/1 35/1 24/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '7/1 37/1 12/1',
        },
      })
      .toBuffer();
    const { metadata } = await editor.assets.upload('image', bytes, {
      extract: ['exif', 'image', 'location'],
    });
    expect(metadata).toMatchObject({
      exif: { _type: 'sanity.imageExifMetadata', ExposureTime: 1 / 250, FNumber: 2.8, ISO: 400 },
      image: { _type: 'sanity.imageExifTags', Make: 'Leica', Model: 'M11' },
    });
    expect(metadata).not.toHaveProperty('location');
    expect(JSON.stringify(metadata)).not.toMatch(/5123|GPS/);

    const open = await startTestService([], { keepLocation: true });
    const asset = await open.staff().assets.upload('image', bytes, { extract: ['location'] });
    expect(asset.metadata).toMatchObject({
      location: { _type: 'geopoint', lat: expect.closeTo(33.59, 5), lng: expect.closeTo(-7.62, 5) },
    });
    expect(asset.metadata).not.toHaveProperty('exif');
  });

  it('with a damaged block of camera data is kept all the same', async () => {
    const whole = await draw(90, 20)
      .jpeg()
      .withExif({ IFD0: { Make: 'Leica' } })
      .toBuffer();
    const damaged = Buffer.from(whole);
    damaged.fill(0xff, whole.indexOf('Exif') + 14, whole.indexOf('Exif') + 30);
    const { metadata } = await editor.assets.upload('image', damaged, {
      extract: ['exif', 'image'],
    });
    expect(metadata).toMatchObject({ dimensions: { width: 90, height: 20 } });
  });

  it('is told by its bytes, not by its name', async () => {
    const asset = await editor.assets.upload('image', await draw(30, 30).webp().toBuffer(), {
      filename: 'drawing.png',
      contentType: 'image/png',
    });
    expect(asset.mimeType).toBe('image/webp');
    const refused = editor.assets.upload('image', Buffer.from('<html><script>1</script></html>'));
    await expect(refused).rejects.toMatchObject({ statusCode: 400 });
  });

  it('that is a drawing with a script in it is served where the script can not run [S10]', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
    const asset = await editor.assets.upload('image', Buffer.from(svg));
    expect(asset.extension).toBe('svg');
    const served = await fetch(asset.url);
    expect(served.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  });
});

/** A chunk of a PNG. */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

describe('a picture of a large camera', () => {
  it.each(['jpg', 'png'] as const)(
    'of 60 megapixels (%s) is kept, described and shown',
    { tags: ['slow'], timeout: 180_000 },
    async (extension) => {
      const [width, height] = [9504, 6336];
      const plain = { create: { width, height, channels: 3, background: '#c04425' } } as const;
      const drawn = extension === 'jpg' ? sharp(plain).jpeg() : sharp(plain).png();
      const asset = await editor.assets.upload('image', await drawn.toBuffer());
      expect(asset).toMatchObject({
        extension,
        metadata: { dimensions: { width, height }, blurHash: expect.any(String) },
      });
      const response = await fetch(`${asset.url}?rect=4000,3000,900,600&w=90`);
      expect(response.status).toBe(200);
      const seen = await sharp(await response.arrayBuffer()).metadata();
      expect([seen.width, seen.height]).toEqual([90, 60]);
    },
  );

  it('beyond what its format may have is refused with its limit', async () => {
    const refused = editor.assets.upload('image', await drawLargeJpeg(9504, 7200));
    await expect(refused).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('en JPEG progressif, le site en accepte 66 au plus'),
    });
  });
});

describe('a bomb', () => {
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const header = (side: number) => {
    const data = Buffer.alloc(13);
    data.writeUInt32BE(side, 0);
    data.writeUInt32BE(side, 4);
    data.set([8, 2, 0, 0, 0], 8);
    return chunk('IHDR', data);
  };
  const end = chunk('IEND', Buffer.alloc(0));

  it('of 65,500 pixels a side is refused by its size [I01]', async () => {
    const pixels = chunk('IDAT', deflateSync(Buffer.alloc(65_500 * 3 + 1)));
    const bomb = Buffer.concat([signature, header(65_500), pixels, end]);
    const refused = editor.assets.upload('image', bomb);
    await expect(refused).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(
        'Cette image a 4\u202f290,3 mégapixels (65\u202f500 × 65\u202f500) : en PNG, le site en accepte 256 au plus.',
      ),
      response: { body: { type: 'too_many_pixels', width: 65_500, maxPixels: 256_000_000 } },
    });
  });

  it('of ten thousand frames is one picture', async () => {
    const screen = Buffer.concat([
      Buffer.from('GIF89a', 'latin1'),
      Buffer.from([0xa0, 0x0f, 0xa0, 0x0f, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]), // 4000×4000, two colours
    ]);
    // One pixel: its descriptor, and a code stream of clear, 0, end.
    const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
    const frames = Buffer.concat(Array.from({ length: 10_000 }, () => frame));
    const bomb = Buffer.concat([screen, frames, Buffer.from([0x3b])]);
    const asset = await editor.assets.upload('image', bomb);
    expect(asset.extension).toBe('gif');
    expect((await fetch(`${asset.url}?w=100&fm=png`)).status).toBe(200);
  });

  it('with a colour profile of 200 MB costs neither the service nor the next upload', {
    tags: ['slow'],
  }, async () => {
    const name = Buffer.from('bomb\0\0', 'latin1');
    const profile = chunk('iCCP', Buffer.concat([name, deflateSync(Buffer.alloc(200_000_000))]));
    const row = deflateSync(Buffer.alloc(10 * 31));
    const bomb = Buffer.concat([signature, header(10), profile, chunk('IDAT', row), end]);
    const answer = await editor.assets.upload('image', bomb).catch((error) => error);
    expect([undefined, 400]).toContain(answer.statusCode);
    const next = await editor.assets.upload('image', await draw(50, 20).png().toBuffer());
    expect(next.metadata.dimensions.width).toBe(50);
  });
});

describe('another file', () => {
  it('is kept with its ending, or that of its type, and served as what may be opened', async () => {
    const named = await editor.assets.upload('file', Buffer.from('%PDF-1.7'), {
      filename: 'Références.PDF',
    });
    expect(named).toMatchObject({
      _id: `file-${sha1(Buffer.from('%PDF-1.7'))}-pdf`,
      _type: 'sanity.fileAsset',
      mimeType: 'application/pdf',
      originalFilename: 'Références.PDF',
    });
    expect(await (await fetch(named.url)).text()).toBe('%PDF-1.7');
    const typed = await editor.assets.upload('file', Buffer.from('WEBVTT'), {
      contentType: 'text/vtt; charset=utf-8',
    });
    expect(typed.extension).toBe('vtt');
    const page = await editor.assets.upload('file', Buffer.from('<script>1</script>'), {
      filename: 'page.html',
      contentType: 'text/html',
    });
    const served = await fetch(page.url);
    expect(served.headers.get('content-type')).toBe('application/octet-stream');
    expect(served.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('arrives a piece at a time, whole', { tags: ['slow'] }, async () => {
    const piece = Buffer.alloc(1024 * 1024, 'zellige ');
    const hash = createHash('sha1');
    const outgoing = request(`${origin}/v1/assets/files/production?filename=film.mp4`, {
      method: 'POST',
      headers: { authorization: 'Bearer staff-token' },
    });
    await pipeline(function* () {
      for (let sent = 0; sent < 20; sent += 1) {
        hash.update(piece);
        yield piece;
      }
    }, outgoing);
    const [response] = await once(outgoing, 'response');
    const { document } = JSON.parse(await text(response));
    expect(document).toMatchObject({ size: 20 * piece.length, sha1hash: hash.digest('hex') });
    const storedBytes = await readFile(join(directory, 'assets/files', `${document.sha1hash}.mp4`));
    expect(storedBytes.length).toBe(document.size);
  });
});

it('an upload whose sender leaves is no failure of ours, and leaves nothing behind', async () => {
  const warnings: string[] = [];
  const started = await startTestService([], { warn: (message) => warnings.push(message) });
  const arriving = join(started.directory, 'assets/arriving');
  const outgoing = request(`${started.origin}/v1/assets/files/production?filename=film.mp4`, {
    method: 'POST',
    headers: { authorization: 'Bearer staff-token', 'content-length': 10_000_000 },
  });
  outgoing.on('error', () => {});
  outgoing.write(Buffer.alloc(1_000_000));
  await expect.poll(() => readdir(arriving).catch(() => [])).toHaveLength(1);
  outgoing.destroy();
  await expect.poll(() => readdir(arriving)).toEqual([]);
  await started.service.close();
  expect(warnings).toEqual([]);
});

it('nothing is left behind of what is refused, and nothing is kept for who may not', {
  tags: ['slow'],
}, async () => {
  const before = service.documentCount();
  const tooLarge = Buffer.alloc(64 * 1024 * 1024 + 1);
  await expect(editor.assets.upload('image', tooLarge)).rejects.toMatchObject({ statusCode: 413 });
  await expect(editor.assets.upload('file', Buffer.alloc(0))).rejects.toBeInstanceOf(ClientError);
  await expect(client().assets.upload('image', picture)).rejects.toMatchObject({ statusCode: 401 });
  const elsewhere = staff({ dataset: 'other' }).assets.upload('image', picture);
  await expect(elsewhere).rejects.toMatchObject({ statusCode: 404 });
  expect(service.documentCount()).toBe(before);
  expect(await readdir(join(directory, 'assets/arriving'))).toEqual([]);
});
