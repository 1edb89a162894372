import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createImageUrlBuilder } from '@sanity/image-url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawLargeJpeg } from '../testing/draw-large-jpeg.ts';
import {
  startTestService,
  type TestService,
  temporaryDirectory,
} from '../testing/start-test-service.ts';
import { ArchiveError } from './archive-error.ts';

/** An archive with one image and one video; `lines` are its documents. */
async function makeArchive(lines: readonly unknown[]): Promise<string> {
  const folder = await temporaryDirectory();
  await mkdir(join(folder, 'images'));
  await mkdir(join(folder, 'files'));
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c04425' } })
    .png()
    .toFile(join(folder, 'images', 'couverture.png'));
  await writeFile(join(folder, 'files', 'Film.MP4'), 'not really a film');
  await writeLines(folder, lines);
  return folder;
}

function writeLines(folder: string, lines: readonly unknown[]): Promise<void> {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  return writeFile(join(folder, 'data.ndjson'), text.join('\n'));
}

const IMAGE = 'image@file://./images/couverture.png';
const FILE = 'file@file://./files/Film.MP4';

const PROJECT = {
  _id: 'project-1',
  _type: 'project',
  _rev: 'from-another-dataset',
  _createdAt: '2025-01-02T03:04:05Z',
  title: 'Derb Omar',
  client: { _type: 'reference', _ref: 'client-1' },
  cover: { _type: 'image', alt: 'Une porte', hotspot: { x: 0.2, y: 0.8 }, _sanityAsset: IMAGE },
  sections: [
    { _type: 'gallery', images: [{ _type: 'image', _sanityAsset: IMAGE }, { _key: 'mine' }] },
    { _type: 'video', file: { _type: 'file', _sanityAsset: FILE } },
    'a string needs no key',
  ],
};
const CLIENT = { _id: 'client-1', _type: 'client', name: 'Nora' };

async function sha1(file: string): Promise<string> {
  return createHash('sha1')
    .update(await readFile(file))
    .digest('hex');
}

const everything = ({ staff }: TestService) => staff({ perspective: 'raw' }).fetch('*');

it('documents arrive with their assets, references, crops and keys', {
  tags: ['slow'],
}, async () => {
  const archive = await makeArchive([PROJECT, '', CLIENT, '']);
  const test = await startTestService();
  expect(await test.service.importArchive(archive)).toEqual({
    documents: 2,
    assets: 2,
    refused: [],
  });

  const image = await sha1(join(archive, 'images', 'couverture.png'));
  const film = await sha1(join(archive, 'files', 'Film.MP4'));
  const project = await test.client().getDocument('project-1');
  expect(project).toEqual({
    ...PROJECT,
    _rev: expect.not.stringMatching('from-another-dataset'),
    _updatedAt: expect.any(String),
    cover: {
      _type: 'image',
      alt: 'Une porte',
      hotspot: { x: 0.2, y: 0.8 },
      asset: { _type: 'reference', _ref: `image-${image}-60x40-png` },
    },
    sections: [
      {
        _key: expect.stringMatching(/^[0-9a-f]{12}$/),
        _type: 'gallery',
        images: [
          {
            _key: expect.stringMatching(/^[0-9a-f]{12}$/),
            _type: 'image',
            asset: { _type: 'reference', _ref: `image-${image}-60x40-png` },
          },
          { _key: 'mine' },
        ],
      },
      {
        _key: expect.stringMatching(/^[0-9a-f]{12}$/),
        _type: 'video',
        file: { _type: 'file', asset: { _type: 'reference', _ref: `file-${film}-mp4` } },
      },
      'a string needs no key',
    ],
  });
  expect(await test.client().fetch('*[_type == "project"][0].client->name')).toBe('Nora');
});

it('assets are described as the hosted service describes them', { tags: ['slow'] }, async () => {
  const archive = await makeArchive([PROJECT, CLIENT]);
  const test = await startTestService();
  await test.service.importArchive(archive);

  const image = await sha1(join(archive, 'images', 'couverture.png'));
  expect(await test.client().fetch('*[_type == "sanity.imageAsset"][0]')).toMatchObject({
    _id: `image-${image}-60x40-png`,
    assetId: image,
    sha1hash: image,
    extension: 'png',
    mimeType: 'image/png',
    originalFilename: 'couverture.png',
    path: `images/agence/production/${image}-60x40.png`,
    url: `${test.origin}/images/agence/production/${image}-60x40.png`,
    size: expect.any(Number),
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width: 60, height: 40, aspectRatio: 1.5 },
      hasAlpha: false,
      isOpaque: true,
      lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
      palette: {
        _type: 'sanity.imagePalette',
        dominant: { background: expect.stringMatching(/^#[0-9a-f]{6}$/), title: '#fff' },
      },
    },
  });
  const film = await sha1(join(archive, 'files', 'Film.MP4'));
  expect(await test.client().fetch('*[_type == "sanity.fileAsset"][0]')).toMatchObject({
    _id: `file-${film}-mp4`,
    extension: 'mp4',
    mimeType: 'video/mp4',
    originalFilename: 'Film.MP4',
    url: `${test.origin}/files/agence/production/${film}.mp4`,
    size: 17,
  });
});

it('what is imported is served: the image at the address image-url builds, the file byte for byte', {
  tags: ['slow'],
}, async () => {
  const archive = await makeArchive([PROJECT, CLIENT]);
  const { service, client, origin } = await startTestService();
  await service.importArchive(archive);
  const { cover, film } = await client().fetch(
    '*[_type == "project"][0]{cover, "film": sections[1].file.asset->url}',
  );
  const address = createImageUrlBuilder({
    projectId: 'agence',
    dataset: 'production',
    baseUrl: origin,
  })
    .image(cover)
    .width(30)
    .format('webp')
    .url();
  const image = await fetch(address);
  expect(image.status).toBe(200);
  expect(await sharp(await image.arrayBuffer()).metadata()).toMatchObject({
    format: 'webp',
    width: 30,
    height: 20,
  });
  expect(await (await fetch(film)).text()).toBe('not really a film');
});

it('a second import changes nothing, and a third only what changed', {
  tags: ['slow'],
}, async () => {
  const archive = await makeArchive([PROJECT, CLIENT, { _type: 'note', text: 'without an id' }]);
  const test = await startTestService();
  await test.service.importArchive(archive);
  const imported = test.service.publishedRevision();
  const before = await everything(test);
  expect(await test.service.importArchive(archive)).toEqual({
    documents: 3,
    assets: 2,
    refused: [],
  });
  expect(await everything(test)).toEqual(before);
  expect(test.service.publishedRevision()).toBe(imported);

  await writeLines(archive, [PROJECT, { ...CLIENT, name: 'Salma' }]);
  await test.service.importArchive(archive);
  expect(test.service.publishedRevision()).toBe(imported + 1);
  expect(await test.client().getDocument('client-1')).toMatchObject({ name: 'Salma' });
  expect((await test.client().getDocument('project-1'))?._rev).toBe(
    before.find(({ _id }: { _id: string }) => _id === 'project-1')._rev,
  );
});

it('an import that is begun again reads no picture twice, and says how far it is', async () => {
  const cover = { _type: 'image', asset: { _type: 'reference', _ref: OTHERS_IMAGE._id } };
  const archive = await makeArchive([PROJECT, CLIENT, { _type: 'post', cover }]);
  const first = await startTestService();
  // A picture that is nowhere: found out when the others are in.
  await expect(first.service.importArchive(archive)).rejects.toThrow(ArchiveError);
  expect(await first.staff().fetch('count(*[_type == "project"])')).toBe(0);
  await first.service.close();

  await writeLines(archive, [PROJECT, CLIENT]);
  const { directory } = first;
  const broken = join(directory, 'no-image-worker.js');
  await writeFile(broken, 'process.exit(1);');
  const again = await startTestService([], { directory, imageWorker: pathToFileURL(broken) });
  const progress: (readonly [done: number, total: number])[] = [];
  expect(
    await again.service.importArchive(archive, (done, total) => progress.push([done, total])),
  ).toEqual({ documents: 2, assets: 2, refused: [] });
  expect(again.service.isEmpty()).toBe(false);
  expect(progress).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(await again.client().fetch('*[_id == "project-1"][0].cover.asset->extension')).toBe('png');
});

it('drafts of an archive stay drafts', { tags: ['slow'] }, async () => {
  const archive = await makeArchive([CLIENT, { ...CLIENT, _id: 'drafts.client-1', name: 'Non' }]);
  const { service, client, staff } = await startTestService();
  await service.importArchive(archive);
  expect(await client({ perspective: 'raw' }).fetch('*[_type == "client"].name')).toEqual(['Nora']);
  expect(await staff({ perspective: 'drafts' }).fetch('*[_type == "client"].name')).toEqual([
    'Non',
  ]);
});

it('an archive may hold a file for each document', async () => {
  const folder = await makeArchive([]);
  await rm(join(folder, 'data.ndjson'));
  await mkdir(join(folder, 'documents'));
  for (const document of [PROJECT, CLIENT]) {
    const text = JSON.stringify(document, null, 2);
    await writeFile(join(folder, 'documents', `${document._id}.json`), text);
  }
  await writeFile(join(folder, 'documents', 'notes.txt'), 'not one of them');
  const { service } = await startTestService();
  expect(await service.importArchive(folder)).toEqual({ documents: 2, assets: 2, refused: [] });
  await writeFile(join(folder, 'documents', 'again.json'), JSON.stringify(CLIENT));
  await expect(service.importArchive(folder)).rejects.toThrow(
    'documents/client-1.json: "client-1" is already in documents/again.json',
  );
  await symlink('/etc/hostname', join(folder, 'documents', 'away.json'));
  await expect(service.importArchive(folder)).rejects.toThrow(/leads outside the archive/);
});

it.each<[string, unknown, RegExp]>([
  ['is no JSON', '{"_id": "a", ', /line 3: not valid JSON/],
  ['is no document', { _id: 'a' }, /line 3: .*_type/s],
  ['is a list', '[]', /line 3/],
  [
    'is nested without end',
    `{"_type": "x", "a": ${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
    /line 3: .*levels deep/,
  ],
  ['has an id already seen', CLIENT, /line 3: "client-1" is already in data.ndjson, line 2/],
  ['has an impossible id', { _id: 'a b', _type: 'x' }, /line 3: "a b" is not a valid document id/],
  [
    'refers to nothing',
    { _id: 'a', _type: 'x', to: [{ _ref: 'gone' }] },
    /line 3: "a" refers to "gone"/,
  ],
  [
    'mentions a file that is missing',
    { _type: 'x', f: { _sanityAsset: 'image@file://./images/none.png' } },
    /line 3: .*none\.png is missing/,
  ],
  [
    'mentions a file outside the archive',
    { _type: 'x', f: { _sanityAsset: 'file@file://./../../etc/hostname' } },
    /line 3: .*outside the archive/,
  ],
  [
    'mentions a file outside the archive in disguise',
    { _type: 'x', f: { _sanityAsset: 'file@file://./%2e%2e/%2e%2e/etc/hostname' } },
    /line 3: .*outside the archive/,
  ],
  [
    'mentions an address of the web',
    { _type: 'x', f: { _sanityAsset: 'image@https://example.org/x.png' } },
    /line 3: .*not a file of the archive/,
  ],
  [
    'mentions an image that is none',
    { _type: 'x', f: { _sanityAsset: 'image@file://./files/Film.MP4' } },
    /line 3: .*Film\.MP4/,
  ],
  ['is too long', { _type: 'x', text: 'x'.repeat(5_000_000) }, /line 3: longer than/],
])(
  'an archive with a line that %s is refused by its line, and nothing is stored',
  { tags: ['slow'] },
  async (...row) => {
    const [, line, message] = row;
    const archive = await makeArchive([PROJECT, CLIENT, line]);
    const { service } = await startTestService();
    const refused = expect(service.importArchive(archive)).rejects;
    await refused.toThrow(message);
    await refused.toBeInstanceOf(Error);
    expect(service.documentCount()).toBe(0);
  },
);

/** A file that is none of the archive's. */
async function makePrivateFile(): Promise<string> {
  const file = join(await temporaryDirectory(), 'private.mp4');
  await writeFile(file, 'not to be published');
  return file;
}

it.each<[string, (folder: string, file: string) => Promise<void>, unknown]>([
  [
    'a file that is mentioned',
    (folder, file) => symlink(file, join(folder, 'files', 'link.mp4')),
    { _id: 'a', _type: 'x', f: { _sanityAsset: 'file@file://./files/link.mp4' } },
  ],
  [
    'a file that nothing mentions',
    (folder, file) => symlink(file, join(folder, 'files', 'link.mp4')),
    CLIENT,
  ],
  [
    'a folder',
    (folder, file) => symlink(dirname(file), join(folder, 'more')),
    { _id: 'a', _type: 'x', f: { _sanityAsset: 'file@file://./more/private.mp4' } },
  ],
  [
    'the folder of files',
    async (folder, file) => {
      await rm(join(folder, 'files'), { recursive: true });
      await symlink(dirname(file), join(folder, 'files'));
    },
    CLIENT,
  ],
  [
    'the documents',
    async (folder, file) => {
      await rename(join(folder, 'data.ndjson'), file);
      await symlink(file, join(folder, 'data.ndjson'));
    },
    CLIENT,
  ],
  [
    'the map of assets',
    async (folder, file) => {
      await writeFile(file, '{}');
      await symlink(file, join(folder, 'assets.json'));
    },
    CLIENT,
  ],
])(
  'an archive of which %s is a link out of it is refused, and nothing is stored',
  { tags: ['slow'] },
  async (_what, link, line) => {
    const archive = await makeArchive([line]);
    await link(archive, await makePrivateFile());
    const { service, directory } = await startTestService();
    const refused = expect(service.importArchive(archive)).rejects;
    await refused.toThrow(/a link that leads outside the archive/);
    await refused.toBeInstanceOf(ArchiveError);
    expect(service.documentCount()).toBe(0);
    expect(existsSync(join(directory, 'assets', 'files'))).toBe(false);
  },
);

it.each([
  'file@file:///etc/hostname',
  'file@file://%2e%2e/%2e%2e/etc/hostname',
  'file@file://localhost/etc/hostname',
  'file@file://./files\\..\\..\\etc\\hostname',
  'file@file://./files/Film.MP4?x=/../../etc/hostname',
  'FILE@FILE://./files/Film.MP4',
])(
  'a mention that another importer would read another way is refused: %s',
  { tags: ['slow'] },
  async (mention) => {
    const archive = await makeArchive([{ _id: 'a', _type: 'x', f: { _sanityAsset: mention } }]);
    const { service } = await startTestService();
    await expect(service.importArchive(archive)).rejects.toThrow('is not a file of the archive');
  },
);

it('files of any name are imported, and links within the archive', { tags: ['slow'] }, async () => {
  const archive = await makeArchive([
    { _id: 'a', _type: 'x', f: { _sanityAsset: 'file@file://./files/link.mp4' } },
  ]);
  await writeFile(join(archive, 'files', 'à 100 % #1?.mp4'), 'another film');
  await symlink('Film.MP4', join(archive, 'files', 'link.mp4'));
  const { service, staff } = await startTestService();
  await service.importArchive(archive);
  const names = await staff().fetch('*[_type == "sanity.fileAsset"].originalFilename | order(@)');
  expect(names).toEqual(['link.mp4', 'à 100 % #1?.mp4']);
});

it('a weak reference may point nowhere, and so may one into another dataset', async () => {
  const archive = await makeArchive([
    { _id: 'a', _type: 'x', to: { _ref: 'gone', _weak: true } },
    { _id: 'b', _type: 'x', to: { _ref: 'gone', _dataset: 'other' } },
  ]);
  const { service } = await startTestService();
  expect(await service.importArchive(archive)).toEqual({ documents: 2, assets: 2, refused: [] });
});

it('a picture that is too large is left out and listed, the rest comes in', {
  tags: ['slow'],
}, async () => {
  const cover = {
    _type: 'image',
    alt: 'Un désert',
    _sanityAsset: 'image@file://./images/desert.jpg',
  };
  const archive = await makeArchive([PROJECT, CLIENT, { _id: 'desert', _type: 'project', cover }]);
  await writeFile(join(archive, 'images', 'desert.jpg'), await drawLargeJpeg(9504, 7200));
  const test = await startTestService();
  expect(await test.service.importArchive(archive)).toEqual({
    documents: 3,
    assets: 2,
    refused: [
      {
        file: 'images/desert.jpg',
        place: 'data.ndjson, line 3',
        reason:
          'It has 68.4 megapixels (9504×7200), 2.4 more than the 66 of the largest progressive JPEG',
      },
    ],
  });
  expect(await test.client().getDocument('desert')).toMatchObject({
    cover: { _type: 'image', alt: 'Un désert' },
  });
});

it('an archive without documents is said to be none', async () => {
  const { service } = await startTestService();
  const empty = await temporaryDirectory();
  await expect(service.importArchive(empty)).rejects.toThrow(ArchiveError);
});

const OTHERS_IMAGE = {
  _id: 'image-00112233445566778899aabbccddeeff00112233-40x30-png',
  _type: 'sanity.imageAsset',
  path: 'images/autreprj/production/00112233445566778899aabbccddeeff00112233-40x30.png',
  url: 'https://cdn.sanity.io/images/autreprj/production/00112233445566778899aabbccddeeff00112233-40x30.png',
};

it('raw documents without their files are refused by the names of those', async () => {
  const film = { _id: `file-${'a'.repeat(40)}-mp4`, _type: 'sanity.fileAsset' };
  const others = Array.from({ length: 10 }, (_, n) => ({
    _id: `library-${n}`,
    _type: 'sanity.videoAsset',
  }));
  const cover = { _type: 'image', asset: { _type: 'reference', _ref: OTHERS_IMAGE._id } };
  const archive = await makeArchive([OTHERS_IMAGE, film, ...others, { _type: 'post', cover }]);
  const { service, staff } = await startTestService();
  const refused = expect(service.importArchive(archive)).rejects;
  await refused.toThrow(ArchiveError);
  await refused.toThrow(
    /^The files of these assets are neither in the archive nor stored.*\ndata.ndjson, line 1: "image-0011.*" \(images\/autreprj.*\)\n.*line 2: "file-a+-mp4"\n.*\nand 2 more$/s,
  );
  expect(service.isEmpty()).toBe(true);
  expect(await staff().fetch('array::unique(*._type)')).toEqual([
    'sanity.fileAsset',
    'sanity.imageAsset',
  ]);
});

it('raw documents of assets whose files are in the archive, or here, have their address here', async () => {
  const archive = await makeArchive([]);
  const hash = await sha1(join(archive, 'images', 'couverture.png'));
  const name = `${hash}-60x40`;
  const asset = { ...OTHERS_IMAGE, _id: `image-${name}-png`, title: 'Une porte' };
  await writeLines(archive, [asset]);
  const test = await startTestService();
  const path = `images/agence/production/${name}.png`;
  const isRight = async () =>
    expect(await test.client().getDocument(asset._id)).toMatchObject({
      title: asset.title,
      path,
      url: `${test.origin}/${path}`,
    });
  await test.service.importArchive(archive);
  await isRight();
  await rm(join(archive, 'images'), { recursive: true });
  await test.service.importArchive(archive);
  await isRight();
  expect((await fetch(`${test.origin}/${path}`)).status).toBe(200);
});

it('documents of the system are left out, those of releases are not', async () => {
  const archive = await makeArchive([
    CLIENT,
    { _id: '_.groups.public', _type: 'system.group', grants: [] },
    { _id: '_.retention.maximum', _type: 'system.retention' },
    { _id: '_.releases.r1', _type: 'system.release', name: 'r1', state: 'active' },
  ]);
  const test = await startTestService();
  expect(await test.service.importArchive(archive)).toMatchObject({ documents: 2 });
  const ids = await test.staff({ perspective: 'raw' }).fetch('*[!(_type match "sanity.*")]._id');
  expect(ids).toEqual(['_.releases.r1', 'client-1']);
});

it('no unfinished file is left beside the assets', { tags: ['slow'] }, async () => {
  const archive = await makeArchive([PROJECT, CLIENT]);
  const { service, directory } = await startTestService();
  await service.importArchive(archive);
  const fileNames = [
    ...(await readdir(join(directory, 'assets', 'images'))),
    ...(await readdir(join(directory, 'assets', 'files'))),
  ];
  expect(fileNames).toHaveLength(2);
  for (const name of fileNames) expect(name).toMatch(/^[0-9a-f]{40}(-60x40\.png|\.mp4)$/);
});
