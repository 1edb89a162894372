/** The drawings and icons of `npm run dev`, read from their sources, so that they follow the brand as built ones do. */
import { existsSync, readFileSync } from 'node:fs';
import { getMimeType } from 'hono/utils/mime';
import type { BuiltFiles } from '../built-files.ts';
import { digestOf } from '../pages/page.ts';

/** A drawing of the app, or an icon of `public/`; with parameters it is a module that Vite makes of one. */
const SOURCE = /^\/(?:app\/drawings\/(?:[\w-]+\/)?[\w-]+\.svg|[\w-]+\.(?:svg|png|ico))$/;

/** @param address as it stands in the request */
export function isSourceDrawing(address: string): boolean {
  return SOURCE.test(address);
}

/** @param project folder of the project */
export function readSourceDrawings(project: URL): BuiltFiles {
  const fileOf = (address: string) =>
    new URL(address.startsWith('/app/') ? `.${address}` : `public${address}`, project);
  const has = (address: string) => isSourceDrawing(address) && existsSync(fileOf(address));
  return {
    has,
    get(address) {
      if (!has(address)) return undefined;
      const body = readFileSync(fileOf(address));
      const headers = {
        'content-type': getMimeType(address) ?? 'application/octet-stream',
        'cache-control': 'no-cache',
      };
      return {
        status: 200,
        headers: new Headers(headers),
        body,
        digest: digestOf(body),
        encoded: new Map(),
      };
    },
  };
}
