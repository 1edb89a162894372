// Installs what the lock file asks for, once. Plain JavaScript with no dependency: it is the only
// code that must run on whatever Node (18 or newer) the machine happens to have.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The oldest Node that brings ours along. */
const OLDEST_MAJOR = 18;
if (Number.parseInt(process.versions.node, 10) < OLDEST_MAJOR) {
  console.error(
    `This needs Node ${OLDEST_MAJOR} or newer: this is Node ${process.versions.node}, ${process.execPath}`,
  );
  process.exit(1);
}

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node 24 that `npm install` brings; npm scripts find the same one first on their PATH. */
export const node = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

const stamp = join(root, 'node_modules/.installed');
/** The folder where an old Node puts the pinned one while packages are installed. */
const bringing = join(root, 'node_modules/.bring-node');
/** The lock file names what each workspace asks for. */
const INPUTS = ['package.json', 'package-lock.json', '.npmrc'];

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of INPUTS) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Installs packages, unless the last install was of these very files. Ends the process with npm's code on failure. */
export async function install() {
  const wanted = fingerprint();
  if (existsSync(stamp) && existsSync(node) && readFileSync(stamp, 'utf8') === wanted) return;
  await during('Installing packages', '1 min', async () => {
    const path = await pathForNpm();
    // Not `npm ci`: it refuses a lock file of other platforms' binaries, after deleting a working node_modules.
    await npm(['install', '--no-save'], root, path);
  });
  rmSync(bringing, { recursive: true, force: true });
  if (!existsSync(node)) {
    console.error('npm did not install the pinned Node: are install scripts allowed for "node"?');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/**
 * npm silently leaves out optional packages that do not support the Node it runs on, and compiled tools come as optional
 * packages: an old Node first brings the pinned one alone, on which npm then installs everything once.
 */
async function pathForNpm() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { version } = packages['node_modules/node'];
  const major = Number.parseInt(version, 10);
  if (Number.parseInt(process.versions.node, 10) === major) return process.env.PATH;
  mkdirSync(bringing, { recursive: true });
  const alone = { private: true, dependencies: { node: version }, allowScripts: { node: true } };
  writeFileSync(join(bringing, 'package.json'), JSON.stringify(alone));
  await npm(['install', '--no-save', '--no-package-lock'], bringing, process.env.PATH);
  return [join(bringing, 'node_modules/node/bin'), process.env.PATH].join(delimiter);
}

/** Runs npm without a word of its own, unless it fails. */
function npm(options, cwd, path) {
  const child = spawn('npm', [...options, '--loglevel=error', '--no-fund', '--no-audit'], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: path },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => fail(error.message, 1));
    child.on('close', (code) => (code === 0 ? resolve() : fail(output, code ?? 1)));
  });
}

function fail(message, code) {
  console.error(`\n${message.trim()}`);
  process.exit(code);
}

/** The same as in `server/console-steps.ts`, which an old Node cannot read; a log gets one line. */
async function during(step, usual, work) {
  const { stdout } = process;
  if (!stdout.isTTY) {
    console.log(`${step}…`);
    return work();
  }
  const begun = Date.now();
  const overwrite = (text) => stdout.write(`\r\x1b[K  ${text}`);
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`;
  const show = () => overwrite(`${step}, about ${usual}… ${seconds()}`);
  show();
  const ticking = setInterval(show, 1000);
  await work();
  clearInterval(ticking);
  overwrite(`${step}: ${seconds()}\n`);
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
  return [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
}
