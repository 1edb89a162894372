/**
 * The smallest site of another team: `node:http`, HTML by template strings, and the official libraries, pointed at our
 * content service. It has a draft mode, live content and links to the field of each text.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createClient, type SanityClient } from '@sanity/client';
import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { build } from 'vite';
import { z } from 'zod';
import { DATASET, type LiveSettings } from './live-settings.ts';

type OtherSiteOptions = {
  port: number;
  /** Where the content service is, and the Studio below it. */
  content: string;
  /** The address of the Studio, for links to fields. */
  studio: string;
  /** Reads drafts. */
  token: string;
};

type OtherSite = { origin: string; close(): Promise<void> };

const COOKIE = 'draft-mode=on';

const Study = z.object({ title: z.string(), summary: z.string(), results: z.array(z.string()) });

export async function startOtherSite(options: OtherSiteOptions): Promise<OtherSite> {
  const { port, content, studio, token } = options;
  const origin = `http://127.0.0.1:${port}`;
  const published = createClient({ ...DATASET, apiHost: content, perspective: 'published' });
  const drafts = published.withConfig({
    token,
    perspective: 'drafts',
    stega: { enabled: true, studioUrl: studio },
  });
  const scripts = await bundledScripts();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const script = scripts.get(pathname);
    if (script !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    } else if (pathname === '/draft') {
      const { isValid, redirectTo = '/' } = await validatePreviewUrl(drafts, request.url ?? '/');
      const headers = { 'set-cookie': `${COOKIE}; HttpOnly; SameSite=Lax`, location: redirectTo };
      if (isValid) response.writeHead(307, headers).end();
      else response.writeHead(401).end('Invalid secret');
    } else {
      const isDraft = request.headers.cookie?.includes(COOKIE) ?? false;
      const html = await page(isDraft ? drafts : published, pathname.slice(1), {
        apiHost: content,
        eventId: searchParams.get('live'),
      });
      response
        .writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
        .end(html);
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    origin,
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

async function page(
  client: SanityClient,
  slug: string,
  { apiHost, eventId }: { apiHost: string; eventId: string | null },
): Promise<string | undefined> {
  const { result, syncTags = [] } = await client.fetch(
    '*[_type == "portfolio" && slug.current == $slug][0]{title, summary, results}',
    { slug },
    { filterResponse: false, lastLiveEventId: eventId },
  );
  if (result === null) return undefined;
  const { title, summary, results } = Study.parse(result);
  const { token } = client.config();
  const settings: LiveSettings = { apiHost, tags: syncTags, ...(token && { token }) };
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Étude</title>
    <main><h1>${escaped(title)}</h1><p>${escaped(summary)}</p>
    <ul>${results.map((result) => `<li>${escaped(result)}</li>`).join('')}</ul></main>
    <script id="settings" type="application/json">${JSON.stringify(settings)}</script>
    <script type="module" src="/live.js"></script></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The files of the page's script, by their paths. */
async function bundledScripts(): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('./live.ts', import.meta.url)),
        output: { entryFileNames: 'live.js', chunkFileNames: '[name].js' },
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.filter((file) => file.type === 'chunk');
  return new Map(chunks.map(({ fileName, code }) => [`/${fileName}`, code]));
}
