/** Writes an archive as large as a public dataset may be: of many documents, and a picture for every fifty of them. */
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { drawn, word } from './words.ts';

/** Documents for each picture of an archive. */
const DOCUMENTS_PER_PICTURE = 50;

/** Writes the folder of an archive of so many documents; returns how many pictures it holds. */
export async function writeLargeArchive(folder: string, size: number): Promise<number> {
  const pictures = Math.ceil(size / DOCUMENTS_PER_PICTURE);
  await mkdir(join(folder, 'images'), { recursive: true });
  for (let n = 0; n < pictures; n += 1) {
    await writeFile(join(folder, pathOfPicture(n)), await drawPicture(n));
  }
  await pipeline(linesOf(size, pictures), createWriteStream(join(folder, 'data.ndjson')));
  return pictures;
}

function* linesOf(size: number, pictures: number): Generator<string> {
  for (let n = 0; n < size; n += 1) yield `${JSON.stringify(largeDocument(n, pictures))}\n`;
}

/** The documents of a group: an author, and what the author wrote. */
const GROUP = 10;

/** The parameters of queries that find as many documents, however many there are, by the number of a group. */
export function parametersOf(group: number) {
  return {
    id: `article-${group * GROUP + 1}`,
    slug: slugOf(group * GROUP + 2),
    author: `author-${group * GROUP}`,
    authorSlug: slugOf(group * GROUP),
    word: rareWord(group * GROUP + 3),
  };
}

function largeDocument(n: number, pictures: number): object {
  const draw = drawn(n);
  const words = (count: number) => Array.from({ length: count }, () => word(draw())).join(' ');
  const slug = { _type: 'slug', current: slugOf(n) };
  if (n % GROUP === 0) {
    const name = `${words(2)} ${rareWord(n)}`;
    return { _id: `author-${n}`, _type: 'author', name, slug, bio: words(20) };
  }
  const picture = n % DOCUMENTS_PER_PICTURE === 1 ? (n - 1) / DOCUMENTS_PER_PICTURE : undefined;
  return {
    _id: `article-${n}`,
    _type: n % GROUP < 7 ? 'article' : 'product',
    title: `${words(5)} ${rareWord(n)}`,
    slug,
    author: { _type: 'reference', _ref: `author-${n - (n % GROUP)}` },
    publishDate: new Date(Date.UTC(2016, 0, 1) + n * 600_000).toISOString(),
    body: ['a', 'b'].map((_key) => ({
      _type: 'block',
      _key,
      style: 'normal',
      children: [{ _type: 'span', _key: 's', text: `${words(25)}.` }],
    })),
    ...(picture !== undefined &&
      picture < pictures && {
        cover: { _type: 'image', _sanityAsset: `image@file://./${pathOfPicture(picture)}` },
      }),
  };
}

function slugOf(n: number): string {
  return `page-${n}`;
}

/** A word that one document alone has. */
function rareWord(n: number): string {
  return `zell${word(100_000 + n)}`;
}

function pathOfPicture(n: number): string {
  return `images/picture-${n}.png`;
}

/** A small picture whose colours are its number: no two are alike. */
function drawPicture(n: number): Promise<Buffer> {
  const background = { r: n & 255, g: (n >> 8) & 255, b: 128 };
  return sharp({ create: { width: 24, height: 16, channels: 3, background } })
    .png()
    .toBuffer();
}
