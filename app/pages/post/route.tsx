import { href, redirect } from 'react-router';
import type { BlogPosting } from 'schema-dts';
import { TYPES } from '../../../model/document-types.ts';
import { fullDate } from '../../content/french-date.ts';
import { findNewsletterBox } from '../../content/newsletter-texts.ts';
import type { WrittenDate } from '../../content/posts/blog-order.ts';
import { findBlogTexts } from '../../content/posts/blog-texts.ts';
import { followMovedPage } from '../../content/redirects/moved-page.ts';
import { DEFAULT_SOCIAL_IMAGE } from '../../content/social-image.ts';
import { linesOf } from '../../content/texts/rich-text-lines.ts';
import { contentContext, inboxContext, originContext, visitContext } from '../../context.ts';
import { SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { formPage } from '../../forms/receive-form.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { type Described, describePage } from '../../structured-data/page-data.ts';
import { personNode } from '../../structured-data/person.ts';
import { throwWhenOff, unlessGone } from '../not-found/find-missing.ts';
import type { Route } from './+types/route.ts';
import { COMMENTS, type PublishedComment } from './post-comments.tsx';
import { findPost, type Post } from './query.ts';
import { receiveComment } from './receive-comment.ts';
import { shareWays } from './share-ways.ts';

export const handle: PageHandle = { header: 'light' };

/** The message of a missing post (pages-8.18 in test/specification.md). */
const NOT_FOUND = 'Post not found';
/** The message of a load failure (pages-8.19 in test/specification.md). */
const LOAD_FAILURE = 'Failed to load blog post';

/** Returns the post's structured data: the author, the date and the length. */
function postNode(post: Post, described: Described) {
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

/** Loads a post; missing or failing, it redirects to the list (pages-2.107 and 2.108 in test/specification.md). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  await throwWhenOff('blog', { context, url });
  const content = context.get(contentContext);
  const { reportError } = context.get(visitContext);
  const [post, texts, newsletter] = await Promise.all([
    findPost(content, params.slug, [COMMENTS]),
    findBlogTexts(content),
    findNewsletterBox(content),
  ]).catch((error: unknown) => {
    reportError(new Error(LOAD_FAILURE, { cause: error }));
    throw redirect(href('/blog'));
  });
  if (!post) {
    await followMovedPage(context, url);
    context.get(visitContext).reportMissing(NOT_FOUND, { slug: params.slug });
    throw redirect(href('/blog'));
  }
  // A failure to load comments or likes does not prevent the post from being read.
  const { takes } = texts;
  const [comments, count] = await Promise.all([
    takes.comments ? publishedComments(context, post) : [],
    takes.likes ? context.get(inboxContext).likes(post.id) : undefined,
  ]).catch((error: unknown) => {
    reportError(error);
    return [[], undefined] as const;
  });
  describePage(context, {
    kind: 'ItemPage',
    path: pathOf(params.slug),
    name: post.seo.title,
    trail: { above: 'blog', name: post.title },
    about: (described) => postNode(post, described),
  });
  const { readers, call } = texts;
  const ways = shareWays(post.title, context.get(originContext) + pathOf(params.slug));
  return {
    post,
    ways,
    readers,
    call,
    newsletter,
    ...(takes.comments && { commented: { comments, texts: texts.comments } }),
    ...(takes.likes && { likes: { count } }),
  };
}

async function publishedComments(
  context: Route.LoaderArgs['context'],
  post: Post,
): Promise<PublishedComment[]> {
  const comments = await context.get(inboxContext).comments(post.id);
  return comments.map(({ receivedAt, answer, ...comment }) => ({
    ...comment,
    received: dateOf(receivedAt),
    ...(answer && {
      answer: { name: answer.name, text: answer.text, written: dateOf(answer.writtenAt) },
    }),
  }));
}

function dateOf(date: Date): WrittenDate {
  return { iso: date.toISOString(), written: fullDate(date) };
}

export async function action(sent: Route.ActionArgs) {
  const confirmation = `${pathOf(sent.params.slug)}?${SENT_PARAMETER}=1#${COMMENTS}`;
  const received = await receiveComment(sent.params.slug, sent);
  return formPage(await unlessGone(received, sent), confirmation);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  if (!loaderData) return [];
  const path = pathOf(params.slug);
  return [
    ...pageMeta(site, { ...loaderData.post.seo, path, type: 'article' }),
    { tagName: 'link', rel: 'alternate', type: 'text/markdown', href: `${path}.md` },
  ];
}

export default await hydrateLater(async () => (await import('./blog-post-page.tsx')).BlogPostPage);

function pathOf(slug: string): string {
  return href('/blog/:slug', { slug });
}
