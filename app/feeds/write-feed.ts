import { escapeHTML, type PortableTextHtmlComponents, toHTML } from '@portabletext/to-html';
import { Feed, type Item } from 'feed';
import { href } from 'react-router';
import { z } from 'zod';
import { titleOf } from '../content/embedded.ts';
import { stillOf } from '../content/picture-attributes.ts';
import { blogAddress, type Category } from '../content/posts/blog-address.ts';
import { filmAddress } from '../content/projects/film-address.ts';
import { DEFAULT_SOCIAL_IMAGE } from '../content/social-image.ts';
import type { ArticlePart, ArticleText } from '../content/texts/article-text.ts';
import type { CodeBlock, PictureBlock, TableBlock } from '../content/texts/rich-text.ts';
import { type FeedFormat, feedAddress } from './addresses.ts';
import type { FeedPost } from './latest-posts.ts';

type Publisher = {
  /** `https://example.com` */
  origin: string;
  agencyName: string | undefined;
  title: string;
  /** The blog's title where it has none: RSS asks for some words. */
  description?: string | undefined;
  /** The only one whose posts it has; undefined for the whole blog. */
  category?: Category | undefined;
};

/** Control characters that XML 1.0 cannot hold, as entities neither. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Returns the author of an entry. RSS reads its own element as an e-mail address, so the name is in one of Dublin Core.
 */
function signed(format: FeedFormat, name: string): Pick<Item, 'author' | 'extensions'> {
  if (format !== 'rss') return { author: [{ name }] };
  return { extensions: [{ name: 'dc:creator', objects: { _text: name } }] };
}

/** The library writes it into an attribute as it is, and one with a `<` would end the feed. */
function categoryOf(name: string): { name: string; term: string } {
  const written = name.replaceAll('<', '‹');
  return { name: written, term: written };
}

const ofLibrary = z.looseObject({
  author: z.unknown(),
  items: z.array(z.looseObject({ author: z.unknown().optional() })),
});

/** Writes JSON Feed 1.1, of which the library writes the first version: with authors, a language and a square icon. */
function jsonFeed(feed: Feed, origin: string): string {
  const { author, items, ...rest } = ofLibrary.parse(JSON.parse(feed.json1()));
  const written = {
    ...rest,
    version: 'https://jsonfeed.org/version/1.1',
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/icon-192.png`,
    language: feed.options.language,
    authors: [author],
    items: items.map(({ author: own, ...item }) => ({
      ...item,
      ...(own ? { authors: [own] } : {}),
    })),
  };
  return JSON.stringify(written, null, 4);
}

/**
 * A text as HTML for feed readers, which know neither our styles nor our origin.
 *
 * @param origin that addresses of the site get: `https://example.com`
 */
function richTextHtml(blocks: ArticleText, origin: string): string {
  const full = (address: string) => escapeHTML(new URL(address, origin).href);

  function picture({ value: { picture, caption } }: { value: PictureBlock }): string {
    const { src, width, height, alt } = stillOf(picture);
    const img = `<img src="${full(src)}" width="${width}" height="${height}" alt="${escapeHTML(alt)}">`;
    return `<figure>${img}${caption ? `<figcaption>${escapeHTML(caption)}</figcaption>` : ''}</figure>`;
  }

  const link = (address: string, words: string) =>
    `<p><a href="${full(address)}">${escapeHTML(words)}</a></p>`;

  const parts: { [Type in ArticlePart['_type']]: (block: { value: Part<Type> }) => string } = {
    articleButton: ({ value: { action, href } }) => link(href, action),
    articleEmbed: ({ value: { embed } }) => link(embed.page, titleOf(embed)),
    articleNote: ({ value: { title, paragraphs } }) => {
      const body = paragraphs.map((paragraph) => `<p>${escapeHTML(paragraph)}</p>`).join('');
      return `<blockquote>${title ? `<p><strong>${escapeHTML(title)}</strong></p>` : ''}${body}</blockquote>`;
    },
    articleGallery: ({ value: { pictures } }) =>
      pictures
        .map(({ whole, caption }) =>
          picture({ value: { _type: 'picture', _key: '', picture: whole, caption } }),
        )
        .join(''),
    video: ({ value: { film } }) => link(filmAddress(film) ?? '', 'Voir le film'),
    divider: () => '<hr>',
  };

  const components: Partial<PortableTextHtmlComponents> = {
    types: { picture, codeBlock: code, table, ...parts },
    marks: {
      link: ({ value, children }) => `<a href="${full(value?.href ?? '')}">${children}</a>`,
    },
  };
  return toHTML(blocks, { components, onMissingComponent: false });
}

type Part<Type extends ArticlePart['_type']> = Extract<ArticlePart, { _type: Type }>;

function code({ value }: { value: CodeBlock }): string {
  return `<pre><code>${escapeHTML(value.code)}</code></pre>`;
}

function table({ value: { caption, columns, rows } }: { value: TableBlock }): string {
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHTML(cell)}</${tag}>`).join('')}</tr>`;
  const title = caption && `<caption>${escapeHTML(caption)}</caption>`;
  const body = rows.map((cells) => line(cells, 'td')).join('');
  return `<table>${title}<thead>${line(columns, 'th')}</thead><tbody>${body}</tbody></table>`;
}

/** Writes posts as a feed. The same posts always give the same bytes; an empty feed has the present date. */
export function writeFeed(
  format: FeedFormat,
  { origin, agencyName, title, description, category: only }: Publisher,
  posts: readonly FeedPost[],
): string {
  // RSS and Atom hold an entry's texts as HTML, JSON Feed as plain text.
  const written = format === 'json' ? (text: string) => text : escapeHTML;
  const blog = origin + blogAddress({ category: only });
  const named = [only?.name, title, agencyName].filter(Boolean).join(' · ');
  const changes = posts.map(({ changed }) => changed.getTime());
  const feed = new Feed({
    id: blog,
    link: blog,
    title: named,
    description: description ?? named,
    language: 'fr',
    // Atom requires an author of the feed where an entry has none.
    author: { name: agencyName ?? title },
    generator: false,
    image: origin + DEFAULT_SOCIAL_IMAGE,
    favicon: `${origin}/favicon.ico`,
    updated: changes.length > 0 ? new Date(Math.max(...changes)) : new Date(),
    feedLinks: {
      rss: origin + feedAddress('rss', only),
      atom: origin + feedAddress('atom', only),
      json: origin + feedAddress('json', only),
    },
  });
  for (const post of posts) {
    const { excerpt, author, category, published, picture } = post;
    const address = origin + href('/blog/:slug', { slug: post.slug });
    feed.addItem({
      id: address,
      link: address,
      title: written(post.title),
      ...(excerpt && { description: written(excerpt) }),
      content: richTextHtml(post.body, origin),
      ...(author && signed(format, author)),
      category: category ? [categoryOf(category)] : [],
      published: new Date(published.iso),
      date: post.changed,
      ...(picture && { image: new URL(picture, origin).href }),
    });
  }
  if (format === 'json') return jsonFeed(feed, origin);
  return (format === 'rss' ? feed.rss2() : feed.atom1()).replace(NOT_IN_XML, '');
}
