/** A text as HTML for feed readers, which know neither our styles nor our origin. */
import { escapeHTML, type PortableTextHtmlComponents, toHTML } from '@portabletext/to-html';
import { titleOf } from '../content/embedded.ts';
import { stillOf } from '../content/picture-attributes.ts';
import { filmAddress } from '../content/projects/film-address.ts';
import type { ArticlePart, ArticleText } from '../content/texts/article-text.ts';
import type { CodeBlock, PictureBlock, TableBlock } from '../content/texts/rich-text.ts';

/** @param origin that addresses of the site get: `https://example.com` */
export function richTextHtml(blocks: ArticleText, origin: string): string {
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
      const said = paragraphs.map((paragraph) => `<p>${escapeHTML(paragraph)}</p>`).join('');
      return `<blockquote>${title ? `<p><strong>${escapeHTML(title)}</strong></p>` : ''}${said}</blockquote>`;
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
