/** `npm run emails`: shows every mail of the inbox with invented data. Change a mail, reload the page. */
import { createServer as createHttpServer } from 'node:http';
import { parseArgs } from 'node:util';
import { createServer as createVite } from 'vite';
import type { Mail } from '../inbox/index.ts';

type Preview = { name: string; mail: Mail };

const { values } = parseArgs({ options: { port: { type: 'string', default: '3100' } } });

// Mails are written in React, which Node does not run as it is: Vite loads them, again after each change.
const vite = await createVite({
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, hmr: false },
});

const server = createHttpServer(async (request, response) => {
  try {
    const { previewMails, PREVIEW_BRANDS } = await vite.ssrLoadModule('/inbox/emails/preview.ts');
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, name = ''] = pathname.split('/');
    const brand = PREVIEW_BRANDS[name];
    const page = brand
      ? pageAt(pathname.slice(name.length + 1) || '/', previewMails(brand), `/${name}`)
      : brandsPage(Object.keys(PREVIEW_BRANDS));
    response
      .writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      .end(page ?? 'Not found');
  } catch (error) {
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
  }
});

server.once('error', (error) => {
  console.error(`The preview cannot start: ${error.message}`);
  process.exit(1);
});
server.listen(Number(values.port), '127.0.0.1', () => {
  console.log(`Mails: http://localhost:${values.port}`);
});

function brandsPage(names: readonly string[]): string {
  const items = names.map((name) => `<li><a href="/${name}">${escapeHtml(name)}</a>`);
  return sheet('Mails', `<h1>Brands</h1><ul>${items.join('')}</ul>`);
}

/** Returns a page of a brand's address: `/` lists the mails, `/{name}` shows one, `/{name}.html` its HTML part alone. */
function pageAt(pathname: string, previews: readonly Preview[], base: string): string | undefined {
  if (pathname === '/') return listPage(previews, base);
  const [, name, part] = /^\/([a-z-]+)(\.html)?$/.exec(pathname) ?? [];
  const preview = previews.find((candidate) => candidate.name === name);
  if (!preview) return undefined;
  return part ? preview.mail.html : mailPage(preview, base);
}

function listPage(previews: readonly Preview[], base: string): string {
  const items = previews.map(
    ({ name, mail }) =>
      `<li><a href="${base}/${name}">${escapeHtml(mail.subject)}</a> <small>${name}</small>`,
  );
  return sheet('Mails', `<h1>Mails</h1><ul>${items.join('')}</ul>`);
}

function mailPage({ name, mail }: Preview, base: string): string {
  const headers = [
    ['From', `${mail.from.name} <${mail.from.address}>`],
    ['To', `${mail.to.name} <${mail.to.address}>`],
    ['Reply-To', mail.replyTo ? `${mail.replyTo.name} <${mail.replyTo.address}>` : '–'],
    ['Subject', mail.subject],
    ['List-Unsubscribe', mail.unsubscribeUrl ?? '–'],
  ].map(([key = '', value = '']) => `<dt>${key}<dd>${escapeHtml(value)}`);
  return sheet(
    name,
    `<p><a href="${base}">Mails</a><dl>${headers.join('')}</dl>
     <main><iframe src="${base}/${name}.html" title="HTML" sandbox></iframe><pre>${escapeHtml(mail.text)}</pre></main>`,
  );
}

function sheet(title: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>
    body { margin: 2rem; font: 1rem/1.5 system-ui; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; } dd { margin: 0; }
    main { display: grid; grid-template-columns: 640px 1fr; gap: 2rem; }
    iframe { width: 640px; height: 80vh; border: 1px solid #ccc; } pre { white-space: pre-wrap; }
  </style>${body}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
