// Installs what the lock file asks for, once. Plain JavaScript with no dependency: it is the only
// code that must run on whatever Node (18 or newer) the machine happens to have.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node 24 that `npm install` brings; npm scripts find the same one first on their PATH. */
export const node = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

const stamp = join(root, 'node_modules/.installed');
const INPUTS = ['package.json', 'package-lock.json', 'studio/package.json', '.npmrc'];

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of INPUTS) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Does nothing when the last install was of these very files. Exits with npm's code on failure. */
export function install() {
  const wanted = fingerprint();
  if (existsSync(stamp) && existsSync(node) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (first start, or the lock file changed)…');
  npmInstall(process.env.PATH);
  if (!existsSync(node)) {
    console.error('npm did not install the pinned Node: are install scripts allowed for "node"?');
    process.exit(1);
  }
  // npm silently leaves out optional packages that do not support the Node it runs on, and compiled
  // tools come as optional packages: an old Node needs a second pass, on the Node the first brought.
  if (!process.version.startsWith(pinnedMajor())) npmInstall(pathWithPinnedNode());
  writeFileSync(stamp, wanted);
}

/** Not `npm ci`: it refuses a lock file of other platforms' binaries, after deleting a working node_modules. */
function npmInstall(path) {
  const { status } = spawnSync('npm', ['install', '--no-save', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: path },
  });
  if (status !== 0) process.exit(status ?? 1);
}

function pinnedMajor() {
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/node/package.json'), 'utf8'),
  );
  return `v${version.split('.')[0]}.`;
}

/** Runs a script on the pinned Node and ends as it ends; signals reach it. */
export function become(script, args = []) {
  const child = spawn(node, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: pathWithPinnedNode() },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

function pathWithPinnedNode() {
  const separator = process.platform === 'win32' ? ';' : ':';
  return [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(separator);
}
