import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getMimeType } from 'hono/utils/mime';
import { digestOf, type Page } from './pages/page.ts';

/** The `Cache-Control` of files under /assets/, whose names carry a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable';
/** The `Cache-Control` of icons: their names stay when another brand has them drawn anew. */
const ASK_AGAIN = 'no-cache';

/** Files by their path below `/`. */
export type BuiltFiles = Pick<ReadonlyMap<string, Page>, 'get' | 'has'>;

const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Reads the files of `build/client` by their path below `/`, with the compressed ones that the build left beside them:
 * some three megabytes, which are sent as pages are.
 *
 * @param project folder of the project
 */
export function readBuiltFiles(project: URL): BuiltFiles {
  const root = fileURLToPath(new URL('build/client', project));
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
  return new Map(files.map((file) => [`/${file}`, built(join(root, file), file)]));
}

function built(file: string, name: string): Page {
  const body = readFileSync(file);
  const encoded: Page['encoded'] = new Map();
  if (existsSync(`${file}.br`)) encoded.set('br', Promise.resolve(readFileSync(`${file}.br`)));
  if (existsSync(`${file}.gz`)) encoded.set('gzip', Promise.resolve(readFileSync(`${file}.gz`)));
  return {
    status: 200,
    headers: new Headers({
      'content-type': getMimeType(name) ?? 'application/octet-stream',
      'cache-control': cachingOf(name),
    }),
    body,
    digest: digestOf(body),
    encoded,
  };
}

function cachingOf(name: string): string {
  return name.startsWith('assets/') ? FOREVER : ASK_AGAIN;
}
