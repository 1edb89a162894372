/** The load balancer that several processes are tried behind: a real one with the configuration of `deploy/`, or our own. */
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FOLDERS, isExecutable } from '../../tools/installed-programs.ts';
import { startCheckedBalancer } from '../support/checked-balancer.ts';
import type { Stage } from './stage.ts';
import type { Front } from './verdict.ts';

/** HAProxy where it is installed. */
export function presentFront(): Front {
  return programOf('haproxy') ? 'haproxy' : 'own';
}

/** @returns the address of the site, once the balancer answers */
export async function startFront(
  stage: Stage,
  front: Front,
  { port, processes }: { port: number; processes: readonly number[] },
): Promise<string> {
  const origin = `http://127.0.0.1:${port}`;
  if (front === 'own') {
    const balancer = await startCheckedBalancer(port, processes);
    stage.after(() => balancer.close());
    return origin;
  }
  const program = programOf(front);
  if (!program) throw new Error(`${front} is not installed`);
  const directory = await stage.directory();
  const file = join(directory, front);
  const text = front === 'haproxy' ? await haproxy(port, processes) : await caddy(port, processes);
  await writeFile(file, text);
  const parameters =
    front === 'haproxy' ? ['-f', file] : ['run', '--config', file, '--adapter', 'caddyfile'];
  const child = spawn(program, parameters, {
    env: { HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk).slice(-2000);
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  stage.after(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  for (let waited = 0; waited < 10_000 && child.exitCode === null; waited += 100) {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return origin;
    await pause(100);
  }
  throw new Error(`${front} did not begin: ${stderr}`);
}

/** Visitors of a trial come from loopback, say where they are from, and have no certificate. */
async function haproxy(port: number, processes: readonly number[]): Promise<string> {
  const text = await readFile('deploy/haproxy.cfg', 'utf8');
  const servers = processes.map((each, index) => `\tserver p${index} 127.0.0.1:${each}`).join('\n');
  return text
    .replaceAll(/^\t(bind :443|http-request (redirect|del-header)).*\n/gm, '')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replaceAll(/^(\tserver .*\n)+/gm, `${servers}\n`);
}

async function caddy(port: number, processes: readonly number[]): Promise<string> {
  const text = await readFile('deploy/Caddyfile.processes', 'utf8');
  const [site = ''] = text.split('\nwww.');
  const upstreams = processes.map((each) => `127.0.0.1:${each}`).join(' ');
  return `{\n\tadmin off\n\tauto_https off\n}\n${site
    .replace('{$DOMAIN} {', `http://127.0.0.1:${port} {`)
    .replace('site-1:3000 site-2:3000 {', `${upstreams} {\n\t\ttrusted_proxies 127.0.0.1/32`)}`;
}

function programOf(name: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find(isExecutable);
}
