import { defineQuery } from 'groq';
import { href } from 'react-router';
import { readParts } from '../content/document-parts.ts';
import { CATEGORY } from '../content/linked-names.ts';
import { placedPosts, readPosts } from '../content/posts/blog-order.ts';
import { POST_TEXT, readPostText } from '../content/posts/post-text.ts';
import type { ContentReader } from '../context.ts';
import { markdownText, richTextMarkdown } from './rich-text-markdown.ts';

const POST_MARKDOWN_QUERY = defineQuery(`
  *[_type == "blogPost" && (slug.current == $slug || slug == $slug)]
    | order(publishDate desc, _id asc) [0] {
    _id, title, slug, publishDate, ${CATEGORY}, tags, featured, ${POST_TEXT}
  }
`);

/**
 * Writes a post as a document of Markdown: its title, what it says first, who wrote it and when, its text and its address.
 *
 * @param origin `https://example.com`
 * @returns undefined where no such post is shown
 * @throws what the content client throws when the service does not answer.
 */
export async function findPostMarkdown(
  content: ContentReader,
  slug: string,
  origin: string,
): Promise<string | undefined> {
  const item = await content.client.fetch(POST_MARKDOWN_QUERY, { slug });
  const [placed] = item ? placedPosts(content, [item]) : [];
  const [listed] = placed ? await readPosts(content, [placed]) : [];
  if (!item || !listed) return undefined;
  const { title, excerpt, author, category, published } = listed.summary;
  const part = readParts(content, item, { type: 'blogPost', id: item._id });
  const byline = [author, category, published?.written].filter((it) => it !== undefined);
  const parts = [
    `# ${markdownText(title)}`,
    excerpt && `> ${markdownText(excerpt)}`,
    byline.length > 0 && markdownText(byline.join(' · ')),
    richTextMarkdown(readPostText(content, part, part.insideEach('content')), origin),
    `<${origin}${href('/blog/:slug', { slug })}>`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
