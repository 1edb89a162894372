import { contentContext, originContext, visitContext } from '../context.ts';
import type { Route } from './+types/sitemap.ts';
import { listSitemap } from './sitemap-query.ts';

/** Answers with the sitemap, as https://www.sitemaps.org/protocol.html describes it. */
export async function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(originContext);
  const pages = await listSitemap(context.get(contentContext)).catch((error: unknown) => {
    context.get(visitContext).reportError(error);
  });
  if (!pages) return new Response('Contenus indisponibles', { status: 503 });
  const entries = pages.map(({ path, changed }) => {
    const day = changed && `<lastmod>${changed.toISOString()}</lastmod>`;
    return `<url><loc>${escaped(origin + path)}</loc>${day ?? ''}</url>`;
  });
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}
