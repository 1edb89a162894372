/**
 * Builds the package of the working directory to JavaScript and types in `dist/`: `npm pack` runs it before it packs, and with
 * `--clean` afterwards. What it imports of packages beside it is compiled along, so that it can be installed by itself.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const here = process.cwd();
const name = basename(here);
const SETTINGS = 'tsconfig.pack.json';

rmSync('dist', { recursive: true, force: true });
rmSync('LICENSE', { force: true });
if (process.argv.includes('--clean')) process.exit();

writeFileSync(
  SETTINGS,
  JSON.stringify({
    extends: '../../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: '..',
      outDir: 'dist',
      types: ['node'],
    },
    include: ['../*/**/*.d.ts'],
    exclude: ['../*/dist'],
    files: globSync('**/*.ts', {
      exclude: (path) => /(?:^|\/)(?:node_modules|dist|testing)$|\.test\.ts$/.test(path),
    }),
  }),
);
try {
  const { status, stdout } = spawnSync(
    process.execPath,
    [resolve('../../node_modules/typescript/bin/tsc'), '--project', SETTINGS],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${name} cannot be built:\n${stdout}`);
} finally {
  rmSync(SETTINGS);
}
if (existsSync('migrations'))
  cpSync('migrations', join('dist', name, 'migrations'), { recursive: true });
cpSync('../../LICENSE', 'LICENSE');
