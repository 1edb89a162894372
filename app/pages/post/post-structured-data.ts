import type { BlogPosting } from 'schema-dts';
import { TYPES } from '../../../model/document-types.ts';
import { DEFAULT_SOCIAL_IMAGE } from '../../content/social-image.ts';
import { linesOf } from '../../content/texts/rich-text-lines.ts';
import type { Described } from '../../structured-data/page-data.ts';
import { personNode } from '../../structured-data/person.ts';
import type { Post } from './query.ts';

/** The post as search engines are told of it: who wrote it, when, and how much there is to read. */
export function postNode(post: Post, described: Described) {
  const { origin, url, page, agency } = described;
  const { title, seo, published, changed, category, tags, minutes, body } = post;
  const words = linesOf(body).join(' ').match(/\S+/g) ?? [];
  return {
    '@type': TYPES.blogPost.thing,
    '@id': `${url}#article`,
    url,
    headline: title,
    description: seo.description,
    image: new URL(seo.image ?? DEFAULT_SOCIAL_IMAGE, origin).href,
    datePublished: published?.iso,
    dateModified: changed,
    author: authorOf(post, described),
    publisher: agency,
    articleSection: category,
    keywords: tags.length > 0 ? tags.join(', ') : undefined,
    wordCount: words.length,
    timeRequired: minutes ? `PT${minutes}M` : undefined,
    inLanguage: 'fr',
    mainEntityOfPage: page,
  } as const satisfies BlogPosting;
}

function authorOf({ writer, writerPath }: Post, described: Described) {
  if (!writer) return described.agency;
  if (writerPath) return personNode(writer, writerPath, described);
  return { '@type': 'Person', name: writer.name } as const;
}
