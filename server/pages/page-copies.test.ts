import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { filesWith, openCopies, page, temporaryDirectory } from '../testing/cached-pages.ts';
import type { PageCopies } from './page-copies.ts';

const copy = (text: string, madeOf: string[] = []) => ({ page: page(text), madeOf });
const textOf = async (copies: PageCopies, name: string) =>
  (await copies.read(name))?.page.body.toString();

test('a copy is the same page for the next process, whatever its address', async () => {
  const directory = await temporaryDirectory();
  const before = await openCopies({ directory });
  const names = ['/', '/blog?categorie=SEO&page=2', `/${'é/'.repeat(140)}`, '/../../etc/passwd'];
  for (const name of names) before.write(name, copy(`page at ${name}`, ['tag']));
  await before.close();
  const after = await openCopies({ directory });
  for (const name of names) {
    const read = await after.read(name);
    expect(read).toMatchObject({ page: { status: 200 }, madeOf: ['tag'] });
    expect(read?.page.body.toString()).toBe(`page at ${name}`);
    expect(read?.page.headers.get('content-type')).toBe('text/html');
  }
  expect(after.read('/other')).toBeUndefined();
});

test('a damaged copy is dropped and told, wherever the damage is', async () => {
  const directory = await temporaryDirectory();
  const text = 'a page of some length';
  const sound = await openCopies({ directory });
  sound.write('/', copy(text));
  await sound.close();
  const [file = ''] = await filesWith(directory, text);
  const bytes = await readFile(join(directory, file));
  for (const damage of [0, 70, bytes.length - 1]) {
    const damaged = Buffer.from(bytes);
    damaged.writeUInt8(damaged.readUInt8(damage) ^ 1, damage);
    for (const content of [damaged, bytes.subarray(0, damage)]) {
      await writeFile(join(directory, file), content);
      const copies = await openCopies({ directory });
      expect(await copies.read('/')).toBeUndefined();
      expect(copies.size().copies).toBe(0);
      expect(await readdir(directory)).toEqual(['seen']);
    }
  }
  await writeFile(join(directory, file), bytes);
  const warn = vi.fn();
  const copies = await openCopies({ directory, warn });
  await writeFile(join(directory, file), bytes.subarray(1));
  expect(await copies.read('/')).toBeUndefined();
  expect(warn).toHaveBeenCalledWith('a cached page was damaged, and is dropped', { page: '/' });
});

test('a copy that cannot be read keeps no process from starting, and the others are there', async () => {
  const directory = await temporaryDirectory();
  const before = await openCopies({ directory });
  before.write('/', copy('kept'));
  await before.close();
  await mkdir(join(directory, 'x.page'));
  const warn = vi.fn();
  const after = await openCopies({ directory, warn });
  expect(await textOf(after, '/')).toBe('kept');
  expect(warn).toHaveBeenCalledWith('a cached page could not be read', {
    file: 'x.page',
    problem: expect.stringContaining('EISDIR'),
  });
});

test('of a page that becomes what it was, no version between is left on disk', async () => {
  const directory = await temporaryDirectory();
  const copies = await openCopies({ directory });
  copies.write('/', copy('first'));
  await copies.close();
  // The other page is being written meanwhile: the second version waits.
  copies.write('/other', copy('other'));
  copies.write('/', copy('second'));
  copies.write('/', copy('first'));
  await copies.close();
  // And here it is being written itself.
  copies.write('/', copy('third'));
  copies.write('/', copy('first'));
  await copies.close();
  expect(await filesWith(directory, 'first')).toHaveLength(1);
  expect(await textOf(await openCopies({ directory }), '/')).toBe('first');
});

test('what a killed process had not finished writing is removed', async () => {
  const directory = await temporaryDirectory();
  await openCopies({ directory });
  await writeFile(join(directory, 'x.page.unfinished'), 'half');
  await openCopies({ directory });
  expect(await readdir(directory)).toEqual(['seen']);
});

test('invalidated copies are in no file once that is said, also those being written', async () => {
  const directory = await temporaryDirectory();
  const copies = await openCopies({ directory });
  copies.write('/old', copy('canary, written long ago', ['tag']));
  copies.write('/kept', copy('kept', ['other']));
  await copies.close();
  for (let index = 0; index < 50; index += 1) {
    copies.write(`/${index}`, copy(`canary ${index}`, ['tag']));
  }
  const names = await copies.invalidate((_name, madeOf) => madeOf.includes('tag'));
  expect(await filesWith(directory, 'canary')).toEqual([]);
  expect(names).toContain('/old');
  await copies.close();
  expect(await filesWith(directory, 'canary')).toEqual([]);
  expect(copies.read('/old')).toBeUndefined();
  expect(await textOf(copies, '/kept')).toBe('kept');
});

test('while the file of an invalidated copy is still there, no later place is recorded: the next process takes none', async () => {
  const directory = await temporaryDirectory();
  const copies = await openCopies({ directory, seen: 'embedded 5 1' });
  copies.write('/old', copy('canary', ['tag']));
  copies.confirmRevision('embedded 6 1');
  await copies.close();
  const [file = ''] = await filesWith(directory, 'canary');
  // What stands there now is not removed as a file is.
  await rm(join(directory, file));
  await mkdir(join(directory, file));
  await expect(copies.invalidate(() => true)).rejects.toThrow();
  expect(copies.read('/old')).toBeUndefined();
  copies.confirmRevision('embedded 7 1');
  await copies.close();
  expect(await readFile(join(directory, 'seen'), 'utf8')).toBe('embedded 6 1');
});

test('copies are taken over while one part of the place is unknown, and none where another part moved', async () => {
  const directory = await temporaryDirectory();
  const before = await openCopies({ directory, seen: 'embedded 7 1' });
  before.write('/', copy('kept'));
  await before.close();
  expect(await textOf(await openCopies({ directory, seen: 'embedded 7 ?' }), '/')).toBe('kept');
  // It is not recorded: what is known later is compared with what was known before.
  expect(await readFile(join(directory, 'seen'), 'utf8')).toBe('embedded 7 1');
  expect((await openCopies({ directory, seen: 'embedded 8 ?' })).read('/')).toBeUndefined();
  expect((await openCopies({ directory, seen: 'embedded 8 1' })).read('/')).toBeUndefined();
});

test('when content or comments moved while no process watched, no copy is taken over', async () => {
  const directory = await temporaryDirectory();
  const before = await openCopies({ directory, seen: 'embedded 7 1' });
  before.write('/', copy('canary'));
  await before.close();
  const restored = await openCopies({ directory, seen: 'embedded 5 1' });
  expect(restored.read('/')).toBeUndefined();
  expect(await filesWith(directory, 'canary')).toEqual([]);
  restored.write('/', copy('canary'));
  restored.confirmRevision('embedded 6 1');
  await restored.close();
  expect(await textOf(await openCopies({ directory, seen: 'embedded 6 1' }), '/')).toBe('canary');
});

test('a document of another build is shown while its files are there, its data never is', async () => {
  const directory = await temporaryDirectory();
  const before = await openCopies({ directory });
  before.write('/', copy('<script src="/assets/home-1.js">'));
  const data = copy('data');
  data.page.headers.set('content-type', 'text/x-script');
  before.write('/.data', data);
  await before.close();
  const build = (files: string) => ({
    id: 'two',
    hasFilesOf: (document: Buffer) => document.includes(files),
  });
  const gone = await openCopies({ directory, build: build('home-2.js') });
  expect(await gone.read('/')).toBeUndefined();
  const left = await openCopies({ directory, build: build('home-1.js') });
  expect(await textOf(left, '/')).toContain('home-1.js');
  expect(left.read('/.data')).toBeUndefined();
});

test('addresses of the sitemap stay; of the others, those that were used least go first', async () => {
  const copies = await openCopies({
    budget: 10_000,
    listed: async () => new Set(['/listed']),
  });
  const text = 'a'.repeat(2_000);
  copies.write('/listed', copy(text));
  for (const name of ['/a', '/b', '/c', '/d']) {
    copies.write(name, copy(text + name));
    await copies.close();
  }
  copies.use('/a');
  copies.write('/e', copy(`${text}/e`));
  await copies.close();
  expect(['/listed', '/a', '/b', '/c', '/d', '/e'].filter(copies.has)).toEqual([
    '/listed',
    '/a',
    '/c',
    '/d',
    '/e',
  ]);
});

test('the same page again is not written again', async () => {
  const directory = await temporaryDirectory();
  const copies = await openCopies({ directory });
  copies.write('/', copy('same'));
  await copies.close();
  const [file = ''] = await filesWith(directory, 'same');
  await writeFile(join(directory, file), 'untouched');
  copies.write('/', copy('same'));
  await copies.close();
  expect(await readFile(join(directory, file), 'utf8')).toBe('untouched');
});
