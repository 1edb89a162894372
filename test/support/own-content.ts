import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContentService, createContentService } from '../../packages/content-service/index.ts';
import { programVersion, writeDataVersion } from '../../server/data-version.ts';

/** Documents in the format of the archive; each needs an `_id` and a `_type`. */
export type OwnContent = {
  documents: readonly object[];
  /** Bytes by name, for `_sanityAsset: 'image@file://./images/{name}'`. */
  images?: Record<string, Uint8Array>;
};

/**
 * Writes content into a data directory whose site is not running yet. The demo agency is loaded into
 * an empty store only: it stays out.
 */
export async function writeContent(directory: string, content: OwnContent): Promise<void> {
  const service = await createContentService({
    directory,
    projectId: 'agence',
    dataset: 'production',
    allowedOrigins: [],
    queryWorker: new URL('../../build/workers/query-worker.js', import.meta.url),
    imageWorker: new URL('../../build/workers/image-worker.js', import.meta.url),
    migrations: new URL('../../packages/content-service/migrations/', import.meta.url),
  });
  await importContent(service, content);
  await service.close();
  // Without it the site would take the data for an older version's, and first make a backup of them.
  await writeDataVersion(directory, programVersion(new URL('../../', import.meta.url)));
}

/** Imports content into a service that runs, as an archive. */
export async function importContent(
  service: Pick<ContentService, 'importArchive'>,
  { documents, images = {} }: OwnContent,
): Promise<void> {
  const archive = await mkdtemp(join(tmpdir(), 'archive-'));
  await mkdir(join(archive, 'images'));
  for (const [name, bytes] of Object.entries(images)) {
    await writeFile(join(archive, 'images', name), bytes);
  }
  const lines = documents.map((document) => `${JSON.stringify(document)}\n`);
  await writeFile(join(archive, 'data.ndjson'), lines.join(''));
  await service.importArchive(archive);
  await rm(archive, { recursive: true, force: true });
}
