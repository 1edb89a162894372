/** Builds the site and the studio, and compresses what browsers download; does nothing when no source changed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keepPreviousRelease } from './previous-release.ts';

const STAMP = 'build/.built-from';

/** Everything the bundles are made from. Tests and storage are not. */
const SOURCES = [
  '{app,brand,calendar,content-service,database,inbox,network,public,search,server,setup,staff,studio,zellige}/**/*',
  // The desk shows the agency's guide.
  'docs/editor.md',
  'docs/editor/*.png',
  'package-lock.json',
  '{vite,react-router}.config.ts',
  'scripts/bundle-workers.ts',
];

/** Exits with the builder's code when the build fails. */
export async function build({ force = false } = {}): Promise<void> {
  const wanted = await fingerprint();
  if (!force && existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === wanted) return;
  console.log('Building the site…');
  // The site's build begins by emptying `build/`: the studio's cannot run beside it, but beside compression.
  await keepPreviousRelease(files('client'), () =>
    keepPreviousRelease(files('studio'), async () => {
      await run('node_modules/@react-router/dev/bin.cjs', 'build');
      await Promise.all([
        compressAssets('build/client'),
        run('scripts/bundle-workers.ts'),
        buildDesk(),
      ]);
    }),
  );
  await writeFile(STAMP, wanted);
}

/** The desk, and the script of its preview frame, which goes beside its files: the desk's build begins by removing those. */
async function buildDesk(): Promise<void> {
  for (const folder of ['studio', 'studio/preview']) {
    await run('node_modules/vite/bin/vite.js', 'build', '--config', `${folder}/vite.config.ts`);
  }
  await compressAssets('build/studio');
}

/** What browsers load of a bundle by names that change with each release. */
function files(bundle: 'client' | 'studio') {
  return { folder: `build/${bundle}/assets`, list: `build/.previous-${bundle}` };
}

async function run(...command: string[]): Promise<void> {
  const builder = spawn(process.execPath, command, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(builder, 'exit');
  if (code !== 0) process.exit(code ?? 1);
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
async function compressAssets(folder: string): Promise<void> {
  const files: string[] = [];
  for await (const file of glob(`${folder}/**/*.{js,css,svg,html,json,webmanifest}`)) {
    files.push(file);
  }
  // All at once: compression runs in the platform's threads, as many as it has.
  await Promise.all(files.map(compress));
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  if (body.length < 1024) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    brotli(body, { params: quality }).then((small) => writeFile(`${file}.br`, small)),
    zip(body, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

if (import.meta.main) await build({ force: true });
