/** The packages are packed, installed in an empty folder from a registry on this machine, and used there. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createClient } from '@sanity/client';
import { create } from 'tar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

const run = promisify(execFile);

const PACKAGES = ['content-service', 'drawings', 'kit', 'search'] as const;

const Manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  os: z.array(z.string()).optional(),
});
const Lock = z.object({
  packages: z.record(z.string(), z.object({ name: z.string().optional() })),
});

const folder = mkdtempSync(join(tmpdir(), 'package-'));
let registry: Server;
let service: ChildProcess | undefined;

beforeAll(async () => {
  registry = await openRegistry();
  const port = z.object({ port: z.number() }).parse(registry.address()).port;
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  writeFileSync(
    join(folder, '.npmrc'),
    `registry=http://127.0.0.1:${port}/\ncache=${folder}/cache\n`,
  );
  for (const name of PACKAGES) {
    await run('npm', ['pack', '--pack-destination', folder], { cwd: `packages/${name}` });
  }
  const packed = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packed], {
    cwd: folder,
  });
}, 300_000);

afterAll(async () => {
  if (service?.pid) {
    process.kill(-service.pid, 'SIGTERM');
    await once(service, 'close');
  }
  registry?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('each package brings its licence and its words, and no source or test', {
  tags: ['slow'],
}, () => {
  for (const name of PACKAGES) {
    const installed = join(folder, 'node_modules/@agency-site', name);
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(files, name).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    expect(
      files.filter((file) => /(?<!\.d)\.ts$|\.test\.|testing\//.test(file)),
      name,
    ).toEqual([]);
  }
});

test('`npx content-service` answers the real client', { tags: ['slow'] }, async () => {
  service = spawn('npx', ['--no-install', 'content-service'], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npx does not pass signals on: it and what it starts are one group, which ends together.
    detached: true,
  });
  const { address, token } = await announced(service);
  const client = createClient({
    projectId: 'agence',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: address,
    useProjectHostname: false,
    useCdn: false,
    token,
  });
  await client.create({ _id: 'first', _type: 'post', title: 'Première' });
  expect(await client.fetch('*[_type == "post"]{ title }')).toEqual([{ title: 'Première' }]);
  const picture = await client.assets.upload('image', Buffer.from(PIXEL, 'base64'));
  const made = await fetch(`${picture.url}?w=1&fm=webp`);
  expect([made.status, made.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(existsSync(join(folder, 'storage-content/content.sqlite'))).toBe(true);
});

test('their types are those of the sources', { tags: ['slow'] }, async () => {
  writeFileSync(
    join(folder, 'use.ts'),
    `import { createContentService, type ContentService } from '@agency-site/content-service';
import { dayIn } from '@agency-site/kit/calendar/casablanca-time';
import { cover } from '@agency-site/drawings/zellige/cover';
import { SEARCH_INDEX_ADDRESS } from '@agency-site/search';
const service: Promise<ContentService> = createContentService({
  directory: 'content', projectId: 'a', dataset: 'b', allowedOrigins: [],
});
export const all: [typeof service, string, string, '/search-index.json'] = [
  service, dayIn(new Date()), cover('seed', 10, 10, { motif: 'lighthouse', palette: 'nuit' }), SEARCH_INDEX_ADDRESS,
];
`,
  );
  const compiler = resolve('node_modules/typescript/bin/tsc');
  const flags = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--target',
    'es2024',
  ];
  const types = ['--types', 'node', '--typeRoots', resolve('node_modules/@types')];
  await run(process.execPath, [compiler, ...flags, ...types, 'use.ts'], { cwd: folder });
});

/** A transparent pixel, as PNG. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** What the store prints when it listens. */
async function announced(child: ChildProcess): Promise<{ address: string; token: string }> {
  let output = '';
  for await (const piece of child.stdout ?? []) {
    output += String(piece);
    const [, address] = /Content {2}(\S+)/.exec(output) ?? [];
    const [, token] = /Token {4}(\S+)/.exec(output) ?? [];
    if (address && token) return { address, token };
  }
  throw new Error(
    `the store did not start: ${output}${child.stderr ? await text(child.stderr) : ''}`,
  );
}

/** Answers npm with the packages that are installed here, so that nothing is asked of the network. */
async function openRegistry(): Promise<Server> {
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const places = new Map<string, string[]>();
  for (const path of Object.keys(packages)) {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    if (name && existsSync(join(path, 'package.json'))) {
      places.set(name, [...(places.get(name) ?? []), path]);
    }
  }
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname).slice(
      1,
    );
    const [name = '', at] = path.split('/-/');
    const folders = places.get(name) ?? [];
    if (folders.length === 0) return response.writeHead(404).end('{}');
    if (at !== undefined) {
      const place = folders[Number(at.replace('.tgz', ''))] ?? '';
      const inner = (file: string) => !/(?:^|\/)node_modules(?:\/|$)/.test(file);
      create({ gzip: true, cwd: place, prefix: 'package', filter: inner }, ['.']).pipe(response);
      return;
    }
    const versions = folders.map((place, index) => {
      const manifest = Manifest.parse(
        JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')),
      );
      const tarball = `http://${request.headers.host}/${name}/-/${index}.tgz`;
      return { ...manifest, dist: { tarball } };
    });
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        name,
        'dist-tags': { latest: versions[0]?.version },
        versions: Object.fromEntries(versions.map((version) => [version.version, version])),
      }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
