/** Builds the Studio of another team in `test/support/other-studio/`, and serves it on an origin of its own. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const SOURCE = 'test/support/other-studio';

/** Its build takes a machine ten seconds, and no source of ours goes into it: it is made once for a lock file. */
async function buildOnce(): Promise<string> {
  const of = createHash('sha256').update(await readFile('package-lock.json'));
  for (const file of (await readdir(SOURCE)).sort()) of.update(await readFile(join(SOURCE, file)));
  const folder = resolve(`node_modules/.cache/other-studio-${of.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: unfinished,
      // What is loaded once, from this machine, is not worth a minute of making it small.
      minify: false,
      cssMinify: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: { studio: `${SOURCE}/main.ts` },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  await rename(unfinished, folder);
  return folder;
}

/** @param contentService origin of the content service it edits */
export async function startOtherStudio({
  port,
  contentService,
}: {
  port: number;
  contentService: string;
}) {
  const folder = await buildOnce();
  const page = `<!doctype html><title>Studio</title>
    <meta name="content-service" content="${contentService}">
    <link rel="stylesheet" href="/style.css">
    <body style="margin: 0"><div id="sanity" style="height: 100vh"></div>
    <script type="module" src="/studio.js"></script>`;
  const server = createServer(async (request, response) => {
    const file = /^\/((?:assets\/)?[\w.-]+\.(?:js|css))$/.exec(request.url ?? '')?.[1];
    const type = file?.endsWith('.js') ? 'text/javascript' : file ? 'text/css' : 'text/html';
    const content = file ? await readFile(join(folder, file)).catch(() => undefined) : page;
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': `${type}; charset=utf-8`,
    });
    response.end(content);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
