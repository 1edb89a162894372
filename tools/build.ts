/** Builds the site and the studio, and compresses what browsers download; does nothing when no source changed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { during, isTerminal } from '../server/console-steps.ts';
import { keepPreviousRelease } from './previous-release.ts';

const STAMP = 'build/.built-from';

/** The sources of the bundles, all of them. Tests and storage are none. */
const SOURCES = [
  '{app,desk,inbox,model,packages,public,server,staff,studio}/**/*',
  // The desk shows the agency's guide.
  'docs/editor.md',
  'docs/editor/*.png',
  'package-lock.json',
  '{vite,react-router}.config.ts',
  'tools/{bundle-workers,unused-parts}.ts',
];

/** Ends the process with the builder's code when the build fails, and with one sentence where the disk is why. */
export async function build({ force = false } = {}): Promise<void> {
  const wanted = await fingerprint();
  if (!force && existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === wanted) return;
  if (!isTerminal()) console.log('Building the site…');
  try {
    await requireWritable();
    await during('Building the site', '1 min', buildAll);
    await writeFile(STAMP, wanted);
  } catch (error) {
    const sentence = error instanceof Error ? diskSentence(error.message) : undefined;
    if (sentence) console.error(sentence);
    else if (error instanceof BuilderError) console.error(error.message);
    else throw error;
    process.exit(!sentence && error instanceof BuilderError ? error.code : 1);
  }
}

/** Checks that `build/` can be written, before the build, which takes a minute. */
async function requireWritable(): Promise<void> {
  const probe = `build/.write-probe-${process.pid}`;
  await mkdir('build', { recursive: true });
  await writeFile(probe, '');
  await rm(probe);
}

async function buildAll(): Promise<void> {
  // The site's build begins by emptying `build/`: the studio's cannot run beside it, but beside compression.
  await keepPreviousRelease(files('client'), () =>
    keepPreviousRelease(files('studio'), async () => {
      await run('node_modules/@react-router/dev/bin.cjs', 'build');
      await Promise.all([
        compressAssets('build/client'),
        run('tools/bundle-workers.ts'),
        buildDesk(),
      ]);
    }),
  );
}

/** @returns undefined when a failure is not about the disk. Builders tell it among the lines of their stack. */
function diskSentence(output: string): string | undefined {
  const folder = resolve('build');
  const [full] = /\b(?:ENOSPC|EDQUOT|EFBIG)\b[^\n]*/.exec(output) ?? [];
  if (full) {
    return `The site cannot be built, the disk of ${folder} is full (${full}): free some space, then start again`;
  }
  const [refused] = /\b(?:EROFS|EACCES|EPERM)\b[^\n]*\bbuild\b[^\n]*/.exec(output) ?? [];
  return (
    refused &&
    `The site cannot be built, ${folder} cannot be written (${refused}): start as an account that may write there, or build elsewhere with npm run release -- FOLDER`
  );
}

/** The desk, and the script of its preview frame, which goes beside its files: the desk's build begins by removing those. */
async function buildDesk(): Promise<void> {
  for (const folder of ['desk', 'studio/preview']) {
    await run('node_modules/vite/bin/vite.js', 'build', '--config', `${folder}/vite.config.ts`);
  }
  await compressAssets('build/studio');
}

/** What browsers load of a bundle by names that change with each release. */
function files(bundle: 'client' | 'studio') {
  return { folder: `build/${bundle}/assets`, list: `build/.previous-${bundle}` };
}

/** A builder that failed. Its message is what the builder wrote to its errors. */
class BuilderError extends Error {
  override name = 'BuilderError';
  readonly code: number;

  constructor(errors: string, code: number) {
    super(errors);
    this.code = code;
  }
}

/** @throws {BuilderError} */
async function run(...command: string[]): Promise<void> {
  const builder = spawn(process.execPath, command, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [errors, [code]] = await Promise.all([text(builder.stderr), once(builder, 'exit')]);
  if (code !== 0) throw new BuilderError(errors, code ?? 1);
  process.stderr.write(errors);
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

/** Compresses assets once per build at the highest quality, so that no request pays; what gets no smaller stays. */
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
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const keep = async (name: string, compressed: Promise<Buffer>) => {
    const small = await compressed;
    if (small.length < body.length) await writeFile(name, small);
  };
  await Promise.all([
    keep(`${file}.br`, brotli(body, { params: quality })),
    keep(`${file}.gz`, zip(body, { level: 9 })),
  ]);
}

if (import.meta.main) await build({ force: true });
