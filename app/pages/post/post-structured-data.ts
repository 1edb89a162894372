import type { BlogPosting, Person } from 'schema-dts';
import { TYPES } from '../../../model/document-types.ts';
import { linesOf } from '../../content/rich-text-lines.ts';
import { DEFAULT_SOCIAL_IMAGE } from '../../content/social-image.ts';
import type { Described } from '../../structured-data/page-data.ts';
import type { Post } from './query.ts';

/** The post as search engines are told of it: who wrote it, when, and how much there is to read. */
export function postNode(post: Post, { origin, url, page, agency }: Described) {
  const { title, seo, published, changed, category, tags, minutes, body, writer } = post;
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
    author: writer ? writerNode(writer, agency) : agency,
    publisher: agency,
    articleSection: category,
    keywords: tags.length > 0 ? tags.join(', ') : undefined,
    wordCount: words.length,
    timeRequired: minutes ? `PT${minutes}M` : undefined,
    inLanguage: 'fr',
    mainEntityOfPage: page,
  } as const satisfies BlogPosting;
}

/** Who has a role is of the agency; a name alone may be that of a guest. */
function writerNode(
  { name, role }: NonNullable<Post['writer']>,
  agency: Described['agency'],
): Person {
  return {
    '@type': 'Person',
    name,
    ...(role && { jobTitle: role, worksFor: agency }),
  };
}
