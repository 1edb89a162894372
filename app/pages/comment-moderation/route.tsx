import { fullDate } from '../../content/french-date.ts';
import { inboxContext } from '../../context.ts';
import { postedForm } from '../../forms/posted-form.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import {
  orUnavailable,
  privateAnswer,
  privateRedirect,
  tokenOf,
} from '../../frame/private-link.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import type { Route } from './+types/route';
import { DECISION } from './decision.ts';

export const handle: PageHandle = { header: 'light' };

/** The decision of each button. */
const DECISIONS = { approuver: 'approved', refuser: 'refused' } as const;

/** Reads the comment and no more: mail scanners open every link they find, and must publish nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { moderation } = context.get(inboxContext);
  const answer = await orUnavailable(context, moderation.look(tokenOf(request)));
  if (answer === 'unavailable') return privateAnswer({ state: answer }, 503);
  if (!answer) return privateAnswer({ state: 'unknown' as const }, 404);
  const { receivedAt, ...comment } = answer;
  return privateAnswer({ ...comment, received: fullDate(receivedAt) }, 200);
}

export async function action({ request, context }: Route.ActionArgs) {
  const chosen = (await postedForm(request))?.get(DECISION);
  const decision = chosen === 'approuver' || chosen === 'refuser' ? DECISIONS[chosen] : undefined;
  if (!decision) return privateAnswer({ failed: false }, 400);
  const { moderation } = context.get(inboxContext);
  const decided = await orUnavailable(context, moderation.decide(tokenOf(request), decision));
  if (decided === 'unavailable') return privateAnswer({ failed: true }, 503);
  return privateRedirect(new URL(request.url));
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, { title: 'Modérer un commentaire' });
}

export default await hydrateLater(
  async () => (await import('./comment-moderation-page.tsx')).CommentModerationPage,
);
