import { href } from 'react-router';
import { contentContext, originContext, visitContext } from '../context.ts';
import type { Route } from './+types/sitemap.ts';
import { countSitemapFiles, readSitemapFile, SITEMAP_PART_PARAMETER } from './sitemap-query.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

/** Answers with the sitemap, or with the index of its files; https://www.sitemaps.org/protocol.html describes both. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const part = new URL(request.url).searchParams.get(SITEMAP_PART_PARAMETER);
  const content = context.get(contentContext);
  const origin = context.get(originContext);
  try {
    const files = await countSitemapFiles(content);
    if (part === null && files > 1) return xml(writeSitemapIndex(origin, addresses(files)));
    const number = part === null ? 1 : Number(part);
    if (!Number.isInteger(number) || number < 1 || number > files) {
      return new Response('Il n’y a pas de telle partie du plan du site.', { status: 404 });
    }
    return xml(writeSitemap(origin, await readSitemapFile(content, number)));
  } catch (error) {
    context.get(visitContext).reportError(error);
    return new Response('Contenus indisponibles', { status: 503 });
  }
}

function addresses(files: number): string[] {
  return Array.from(
    { length: files },
    (_, index) => `${href('/sitemap.xml')}?${SITEMAP_PART_PARAMETER}=${index + 1}`,
  );
}

function xml(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
