/** A WordPress site of the past, its export, and a content service to bring it into. */

import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  afterwards,
  STAFF_TOKEN,
  startTestService,
  temporaryDirectory,
} from '../../../packages/content-service/testing/start-test-service.ts';
import { movedPages } from '../../pages/moved-pages.ts';
import { createContentApi } from '../../setup/content-api.ts';
import { type ImportOptions, importWordpress } from '../import-wordpress.ts';

/** A picture of one colour, other than those of other numbers. */
export async function picture(number: number): Promise<Buffer> {
  const background = { r: number % 256, g: Math.floor(number / 256), b: 90 };
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Serves files by their paths; counts what is asked for. */
export async function startOldSite(files: Readonly<Record<string, Buffer | string>>) {
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    const file = files[request.url ?? ''];
    if (typeof file === 'string') response.writeHead(302, { location: file }).end();
    else response.writeHead(file ? 200 : 404).end(file);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterwards(
    () =>
      new Promise<void>((closed) => server.closeAllConnections() ?? server.close(() => closed())),
  );
  const { port }: AddressInfo = addressOf(server.address());
  return { origin: `http://127.0.0.1:${port}`, requestedPaths };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address;
}

export async function exportFile(xml: string): Promise<string> {
  const file = join(await temporaryDirectory(), 'export.xml');
  await writeFile(file, xml);
  return file;
}

/** The content service as the site embeds it, and imports into it. */
export async function openImport() {
  const { service, staff } = await startTestService([], { consequences: movedPages });
  const content = createContentApi((request) => service.fetch(request), {
    authorization: `Bearer ${STAFF_TOKEN}`,
  });
  const client = staff({ perspective: 'raw' });
  return {
    service,
    content,
    client,
    run: (file: string, options: Partial<ImportOptions> = {}) =>
      importWordpress({ file, content, reach: 'loopback', clock: () => NOW, ...options }),
  };
}

const NOW = new Date('2026-05-02T12:00:00Z');
