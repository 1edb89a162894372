import { brotliCompressSync, gzipSync } from 'node:zlib';
import { PUBLIC_ROUTES } from '../test/public-routes.ts';

/** What a first visit downloads, by kind: the page, the scripts it loads at once, its stylesheets. */
export async function measureBytes(origin: string): Promise<void> {
  const rows: Record<string, object> = {};
  for (const route of PUBLIC_ROUTES) {
    const html = await text(origin + route);
    rows[route] = {
      HTML: weigh([html]),
      JavaScript: weigh(
        await assets(
          origin,
          html,
          /<(?:script|link rel="after-paint")[^>]*?(?:src|href)="([^"]+\.js)"/g,
        ),
      ),
      CSS: weigh(await assets(origin, html, /<link rel="stylesheet"[^>]*?href="([^"]+)"/g)),
    };
  }
  console.log('First visit, bytes: raw / gzip / brotli');
  console.table(rows);
}

async function assets(origin: string, html: string, pattern: RegExp): Promise<string[]> {
  // A page also names its entry in an inline `import "…"`; those files are preloaded, so listed once.
  const addresses = new Set([...html.matchAll(pattern)].map(([, address = '']) => address));
  return Promise.all([...addresses].map((address) => text(new URL(address, origin).href)));
}

async function text(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

/** Each file compressed by itself, as it travels. */
function weigh(files: readonly string[]): string {
  const sum = (size: (file: string) => number) =>
    files.reduce((total, file) => total + size(file), 0);
  return [
    sum((file) => Buffer.byteLength(file)),
    sum((file) => gzipSync(file, { level: 9 }).length),
    sum((file) => brotliCompressSync(file).length),
  ]
    .map((bytes) => bytes.toLocaleString('en'))
    .join(' / ');
}
