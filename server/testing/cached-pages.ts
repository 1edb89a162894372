/** Makes pages and copies for the tests of the page cache. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Page } from '../pages/page.ts';
import type { Rendered } from '../pages/page-cache.ts';
import { openPageCopies, type PageCopiesOptions } from '../pages/page-copies.ts';

export function page(text: string, status = 200, cacheControl = 'public'): Page {
  return {
    status,
    headers: new Headers({ 'cache-control': cacheControl, 'content-type': 'text/html' }),
    body: Buffer.from(text),
    digest: text.slice(-16),
    encoded: new Map(),
  };
}

export function rendered(text: string, madeOf: readonly string[] = []): Rendered {
  return { page: page(text), madeOf, complete: true };
}

export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'pages-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

export async function openCopies(options: Partial<PageCopiesOptions> = {}) {
  const copies = await openPageCopies({
    directory: options.directory ?? (await temporaryDirectory()),
    build: { id: 'one', hasFilesOf: () => false },
    seen: 'here',
    listed: async () => new Set<string>(),
    warn: () => {},
    ...options,
  });
  onTestFinished(() => copies.close());
  return copies;
}

/** The names of files below a directory that hold this text. */
export async function filesWith(directory: string, text: string): Promise<string[]> {
  const names = await readdir(directory);
  const contents = await Promise.all(
    names.map((name) => readFile(join(directory, name)).catch(() => Buffer.alloc(0))),
  );
  return names.filter((_, index) => contents[index]?.includes(text));
}
