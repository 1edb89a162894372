/** Builds the site and compresses what browsers download; does nothing when no source changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const STAMP = 'build/.built-from';

/** Everything the two bundles are made from. Tests and storage are not. */
const SOURCES = [
  '{app,content-service,inbox,public,server,zellige}/**/*',
  'package-lock.json',
  '{vite,react-router}.config.ts',
];

/** Exits with the builder's code when the build fails. */
export async function build({ force = false } = {}): Promise<void> {
  const wanted = await fingerprint();
  if (!force && existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === wanted) return;
  console.log('Building the site…');
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@react-router/dev/bin.cjs', 'build'],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) process.exit(status ?? 1);
  await compressAssets();
  await writeFile(STAMP, wanted);
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for (const pattern of SOURCES) {
    for await (const entry of glob(pattern, { withFileTypes: true })) {
      if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) {
        files.push(`${entry.parentPath}/${entry.name}`);
      }
    }
  }
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Once per build at the highest quality, so that no request pays for it. */
async function compressAssets(): Promise<void> {
  for await (const file of glob('build/client/**/*.{js,css,svg,html,json,webmanifest}')) {
    const body = await readFile(file);
    if (body.length < 1024) continue;
    const small = await brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    });
    await Promise.all([
      writeFile(`${file}.br`, small),
      writeFile(`${file}.gz`, await zip(body, { level: 9 })),
    ]);
  }
}

if (import.meta.main) await build({ force: true });
