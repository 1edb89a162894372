/** What lies on the server’s disk and in its settings is nowhere to be had. */
import { glob, readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from '../support/http.ts';

/** Where files are served from. */
const ROOTS = [
  '/',
  '/assets/',
  '/studio/',
  '/images/agence/production/',
  '/files/agence/production/',
];
const STEPS_UP = [
  '../../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '....//',
  '%c0%ae%c0%ae/',
  '..;/',
];
/** From the folder of built files, of the studio’s or of assets, up to the project and to the data. */
const TARGETS = [
  'package.json',
  'server.js',
  '.env',
  '.git/config',
  'server/index.js',
  'app-secret',
  'content.sqlite',
  'inbox.sqlite',
  'staff.sqlite',
  'etc/passwd',
];

test('no path leads out of the folders that are served [S07]', { tags: ['slow'] }, async ({
  site,
}) => {
  const secret = await readFile(join(site.directory, 'app-secret'), 'latin1');
  const forbidden = [secret.trim(), 'SQLite format 3', 'root:x:', '"atelier-anfa"', '[core]'];
  const paths = ROOTS.flatMap((root) =>
    STEPS_UP.flatMap((step) =>
      [1, 3].flatMap((steps) => TARGETS.map((target) => root + step.repeat(steps) + target)),
    ),
  );
  const cut = TARGETS.map((target) => `/assets/../../${target}%00.svg`);
  const absolute = [site.directory, process.cwd()].flatMap((folder) =>
    TARGETS.flatMap((target) => [
      `/${folder}/${target}`,
      `/%2f${encodeURIComponent(folder)}%2f${target}`,
    ]),
  );
  const plain = TARGETS.map((target) => `/${target}`);

  const left = [...plain, ...absolute, ...cut, ...paths];
  const leaks: string[] = [];
  const clients = Array.from({ length: 10 }, async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const { status, body } = await ask(site.origin, path);
      const leaked = status >= 500 || forbidden.some((text) => body.includes(text));
      if (leaked) leaks.push(`${status} ${path}`);
    }
  });
  await Promise.all(clients);
  expect(leaks).toEqual([]);
});

test('what browsers download holds no source map and reads no secret setting [S34]', async () => {
  const leakingFiles: string[] = [];
  for await (const file of glob('build/{client,studio}/**/*.{js,css,html,json,map,svg}')) {
    const text = await readFile(file, 'utf8');
    const readsSecret =
      /env\.(?:APP_SECRET|SMTP_URL|DATABASE_URL|CONTACT_WEBHOOK_SECRET|SANITY_API_READ_TOKEN)\b/;
    if (
      file.endsWith('.map') ||
      /\/[/*]# sourceMappingURL=\S+\.map/.test(text) ||
      readsSecret.test(text)
    ) {
      leakingFiles.push(file);
    }
  }
  expect(leakingFiles).toEqual([]);
});

/** The path goes out as it is written: `fetch` would tidy it. */
function ask(origin: string, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, path }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString('latin1'),
        });
      });
    });
    request.on('error', reject);
    request.end();
  });
}
