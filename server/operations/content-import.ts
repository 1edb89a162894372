/**
 * `npm run content:import -- FILE.tar.gz`: brings in an archive of the hosted service or of `content:export`. Documents of
 * the same id are replaced, others stay. Into the embedded service all documents land or none, and what is broken off goes
 * on where it was when it is begun again; the hosted one, named by the site's settings, needs a token that may write in
 * CONTENT_TOKEN.
 */
import { existsSync, statSync } from 'node:fs';
import { cp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient } from '@sanity/client';
import { sanityImport } from '@sanity/import';
import { extract } from 'tar';
import {
  ArchiveError,
  checkArchive,
  type RefusedFile,
} from '../../packages/content-service/index.ts';
import { ConfigError } from '../../packages/kit/process/config-error.ts';
import { type Config, readConfig } from '../config.ts';
import { openEmbedded, withTemporaryFolder } from './content-service.ts';

type ImportOptions = {
  /** A `.tar.gz`, or the folder it holds. */
  archive: string;
  /** A token of the hosted service, with the right to write. */
  token?: string | undefined;
  /** Called after each picture or file with the number done and the total. */
  onProgress?: ((done: number, total: number) => void) | undefined;
};

/**
 * Imports an archive, and says how many documents it held and which of its files were too large. Throws `ArchiveError`,
 * which names the line, and `ConfigError`.
 */
export async function importContent(
  config: Config,
  { archive, token, onProgress }: ImportOptions,
): Promise<{ documents: number; refused: readonly RefusedFile[] }> {
  if (!existsSync(archive)) throw new ConfigError([`${archive} does not exist`]);
  return withTemporaryFolder(async (folder) => {
    const unpacked = statSync(archive).isDirectory() ? archive : await unpack(archive, folder);
    if (config.hostedContent) {
      const { documents } = await importHosted(config.hostedContent, unpacked, token);
      return { documents, refused: [] };
    }
    const service = await openEmbedded(config);
    try {
      return await service.importArchive(unpacked, onProgress);
    } finally {
      await service.close();
    }
  });
}

/**
 * Unpacks an archive of one folder, named after the dataset and the day. It may contain files and folders only: a link
 * may lead outside.
 */
async function unpack(archive: string, folder: string): Promise<string> {
  const refused: string[] = [];
  await extract({
    file: archive,
    cwd: folder,
    // `strict` makes a path that leads outside the folder an error instead of a warning.
    strict: true,
    filter(path, entry) {
      const isPlain = 'type' in entry && PLAIN_ENTRIES.has(entry.type);
      if (!isPlain) refused.push(path);
      return isPlain;
    },
  }).catch((error: unknown) => {
    throw new ArchiveError(`${archive} cannot be unpacked: ${error}`, { cause: error });
  });
  const [first] = refused;
  if (first !== undefined) {
    throw new ArchiveError(`${archive}: "${first}" is neither a file nor a folder`);
  }
  if (['data.ndjson', 'documents'].some((name) => existsSync(join(folder, name)))) return folder;
  const [inner] = await readdir(folder);
  if (!inner) throw new ArchiveError(`${archive} is empty`);
  return join(folder, inner);
}

/** The types of entries that hold a file or make a folder, by the names of the library. */
const PLAIN_ENTRIES: ReadonlySet<string> = new Set([
  'File',
  'OldFile',
  'ContiguousFile',
  'Directory',
  'GNUDumpDir',
]);

async function importHosted(
  { apiHost, ...hosted }: NonNullable<Config['hostedContent']>,
  folder: string,
  token: string | undefined,
): Promise<{ documents: number }> {
  if (!token) {
    throw new ConfigError(['CONTENT_TOKEN must hold a token that may write to the hosted service']);
  }
  const client = createClient({
    ...hosted,
    ...(apiHost && { apiHost, useProjectHostname: false }),
    apiVersion: '2025-02-19',
    useCdn: false,
    token,
  });
  // The archive is checked first: Sanity's import library follows symbolic links and any URL of a file.
  const { documents } = await checkArchive(folder);
  const bringIn = (archive: string) =>
    sanityImport(archive, { client, operation: 'createOrReplace' });
  if (existsSync(join(folder, 'data.ndjson')))
    return { documents: (await bringIn(folder)).numDocs };
  return withTemporaryFolder(async (copy) => {
    // Sanity's import library reads one file of documents, so the archive's are joined in a copy.
    await cp(folder, copy, { recursive: true });
    const lines = documents.map(({ document }) => `${JSON.stringify(document)}\n`);
    await writeFile(join(copy, 'data.ndjson'), lines.join(''));
    return { documents: (await bringIn(copy)).numDocs };
  });
}

/** Prints how far an import is, every two seconds and at its end. */
function printProgress(): (done: number, total: number) => void {
  let printed = Date.now();
  return (done, total) => {
    if (done < total && Date.now() - printed < 2_000) return;
    printed = Date.now();
    console.log(`${done} of ${total} pictures and files`);
  };
}

const HOW =
  'npm run content:import -- FILE.tar.gz brings in an archive; into the hosted service with a token that may write in CONTENT_TOKEN';

if (import.meta.main) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean' } },
    });
    if (values.help) {
      console.log(HOW);
      process.exit();
    }
    const [archive] = positionals;
    if (!archive) throw new ConfigError([`Name the archive. ${HOW}`]);
    const { documents, refused } = await importContent(readConfig(), {
      archive,
      token: process.env.CONTENT_TOKEN,
      onProgress: printProgress(),
    });
    console.log(`${archive}: ${documents} documents`);
    if (refused.length > 0)
      console.error(`${refused.length} files were too large and are left out:`);
    for (const { file, place, reason } of refused) {
      console.error(`- ${file}${place ? ` (${place})` : ''}: ${reason}`);
    }
  } catch (error) {
    console.error(error instanceof ConfigError ? error.lines.join('\n') : String(error));
    process.exit(1);
  }
}
