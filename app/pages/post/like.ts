import { z } from 'zod';
import { CONTENT_UNAVAILABLE } from '../../content/content-unavailable.ts';
import { contentContext, inboxContext, visitContext } from '../../context.ts';
import { postedForm } from '../../forms/posted-form.ts';
import type { Route } from './+types/like.ts';
import { findPostSubject } from './query.ts';

/** Answers are this moment's, and one visitor's. */
const FRESH = { headers: { 'cache-control': 'no-store' } };

/** Answers with the number of likes, for a page that may be a minute old. */
export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const post = await findPostSubject(context.get(contentContext), params.slug);
    if (!post?.takesLikes) return notFound();
    return new Response(String(await context.get(inboxContext).likes(post.subject.id)), FRESH);
  } catch (error) {
    context.get(visitContext).reportError(error);
    return new Response('Unavailable', CONTENT_UNAVAILABLE);
  }
}

const like = z.object({ visitor: z.string(), liked: z.enum(['true', 'false']) });

/** Likes a post or takes it back, under the random id a browser has made itself. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const sent = like.safeParse(Object.fromEntries((await postedForm(request)) ?? []));
  if (!sent.success) return new Response('Bad request', { status: 400, ...FRESH });
  const { visitor, liked } = sent.data;
  const { address, reportError } = context.get(visitContext);
  try {
    const post = await findPostSubject(context.get(contentContext), params.slug);
    if (!post?.takesLikes) return notFound();
    const { count } = await context
      .get(inboxContext)
      .like(post.subject.id, visitor, liked === 'true', address);
    return new Response(String(count), FRESH);
  } catch (error) {
    reportError(error);
    return new Response('Unavailable', CONTENT_UNAVAILABLE);
  }
}

function notFound() {
  return new Response('Not found', { status: 404, ...FRESH });
}
