/** What a person sees of an install, on a terminal and in a log: npm itself is one that only writes down what it is asked. */
import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

/** Brings a Node, and talks as npm does. */
const NPM = `#!/bin/sh
echo "$(basename "$PWD") $*" >> "$CALLS"
mkdir -p node_modules/node/bin
printf '#!/bin/sh\\n' > node_modules/node/bin/node
chmod +x node_modules/node/bin/node
echo 'removed 2 packages, and audited 1200 packages in 40s'
[ -z "$FAILS" ] || { echo 'npm error code ENOSPC' >&2; exit 28; }
`;

type Options = { onTerminal?: boolean; node?: string; fails?: boolean };

async function project() {
  const root = await mkdtemp(join(tmpdir(), 'install-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const folder of ['tools', 'bin']) await mkdir(join(root, folder));
  await cp('tools/install.mjs', join(root, 'tools/install.mjs'));
  await writeFile(join(root, 'package.json'), '{}');
  await writeFile(join(root, '.npmrc'), '');
  const lock = { packages: { 'node_modules/node': { version: process.versions.node } } };
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(lock));
  await writeFile(join(root, 'bin/npm'), NPM);
  await chmod(join(root, 'bin/npm'), 0o755);
  const calls = join(root, 'calls');
  return {
    install({ onTerminal = false, node, fails = false }: Options = {}) {
      const old = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${node}'})`;
      const command = [
        process.execPath,
        ...(node ? ['--import', old] : []),
        '--eval',
        `import('${join(root, 'tools/install.mjs')}').then(({ install }) => install())`,
      ];
      const typed = command.map((part) => `'${part.replaceAll("'", `'\\''`)}'`).join(' ');
      const [program = '', ...parameters] = onTerminal
        ? ['script', '-q', '-e', '-c', typed, '/dev/null']
        : command;
      const { status, stdout, stderr } = spawnSync(program, parameters, {
        encoding: 'utf8',
        env: {
          PATH: `${join(root, 'bin')}:${process.env.PATH}`,
          CALLS: calls,
          ...(fails && { FAILS: 'yes' }),
        },
      });
      const lines = stdout
        .split(/\r?\n/)
        .map((line) => stripVTControlCharacters(line.split('\r').at(-1) ?? ''));
      return { status, stdout, lines, stderr };
    },
    calls: async () => (await readFile(calls, 'utf8')).trim().split('\n'),
  };
}

test('on a terminal an install is one line with its usual and its running time, and what npm says is not shown', async () => {
  const { install, calls } = await project();
  const { status, stdout, lines } = install({ onTerminal: true });
  expect(status).toBe(0);
  expect(stdout).toMatch(/Installing packages, about 1 min… \d+ s/);
  expect(lines).toEqual([expect.stringMatching(/^ {2}Installing packages: \d+ s$/), '']);
  expect(await calls()).toHaveLength(1);
  expect(install({ onTerminal: true }).stdout).toBe('');
});

test('in a log an install is one line', async () => {
  const { install } = await project();
  expect(install()).toMatchObject({ status: 0, stdout: 'Installing packages…\n', stderr: '' });
  expect(install()).toMatchObject({ status: 0, stdout: '' });
});

test('an old Node brings the pinned one alone, and packages are installed once', async () => {
  const { install, calls } = await project();
  expect(install({ node: '20.20.2' })).toMatchObject({
    status: 0,
    stdout: 'Installing packages…\n',
  });
  const npmCalls = await calls();
  expect(npmCalls.filter((call) => call.startsWith('.bring-node '))).toHaveLength(1);
  expect(npmCalls).toHaveLength(2);
});

test('what npm said is shown when it fails, and its code is the command’s', async () => {
  const { install } = await project();
  for (const onTerminal of [false, true]) {
    const { status, stdout, stderr } = install({ onTerminal, fails: true });
    expect(status).toBe(28);
    expect(stdout + stderr).toContain('npm error code ENOSPC');
  }
});

test('a Node that cannot even bring the right one says so', async () => {
  const { install } = await project();
  const { status, stderr } = install({ node: '16.20.2' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^This needs Node 18 or newer/);
});
