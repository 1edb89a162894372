/** Answers a post as Markdown: at its address with `.md`, or at its own where the reader would rather have it so. */
import { href } from 'react-router';
import type { ContentReader } from '../../app/context.ts';
import { ContentUnavailableError, findPostMarkdown } from '../../app/index.ts';
import { acceptedType } from '../../packages/kit/network/accepted-encoding.ts';

const ENDING = '.md';

type MarkdownRequest = {
  slug: string;
  /** Whether the address is the page's, whose answer follows what the reader accepts. */
  isNegotiated: boolean;
};

/**
 * Reads what is asked for behind `/blog/`; undefined where a page is.
 *
 * @param accept the header of the request
 */
export function askedMarkdown(
  file: string,
  accept: string | undefined,
): MarkdownRequest | undefined {
  if (file.endsWith(ENDING)) return { slug: file.slice(0, -ENDING.length), isNegotiated: false };
  // Browsers never ask for Markdown: the header is parsed for the few programs that do.
  if (!accept?.includes('text/markdown')) return undefined;
  const preferred = acceptedType(accept, ['text/html', 'text/markdown']);
  return preferred === 'text/markdown' ? { slug: file, isNegotiated: true } : undefined;
}

/**
 * Writes the answer; undefined where no such post is shown: its page says where it has gone.
 *
 * @throws what is no outage of the content
 */
export async function postMarkdownAnswer(
  { slug, isNegotiated }: MarkdownRequest,
  { reader, origin }: { reader: ContentReader; origin: string },
): Promise<Response | undefined> {
  const page = href('/blog/:slug', { slug });
  try {
    const markdown = await findPostMarkdown(reader, slug, origin);
    if (markdown === undefined) return undefined;
    return new Response(markdown, {
      headers: {
        'content-type': 'text/markdown; charset=utf-8',
        // The HTML answer has no `Vary`, which would give each browser its own entry in a shared cache.
        'cache-control': isNegotiated ? 'private, no-store' : 'public, max-age=0, must-revalidate',
        'content-location': `${page}${ENDING}`,
        link: `<${origin}${page}>; rel="canonical"`,
        'x-robots-tag': 'noindex',
      },
    });
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' };
    return new Response('Contenus indisponibles', { status: 503, headers });
  }
}
