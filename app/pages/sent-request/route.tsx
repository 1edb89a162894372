import { spokenMoment } from '../../../calendar/spoken-moment.ts';
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
import { ERASE, GESTURE, WITHDRAW } from './sent-request.tsx';

export const handle: PageHandle = { header: 'night' };

/** Only looks: mail scanners open every link they find, and must withdraw and erase nothing. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { sentRequests } = context.get(inboxContext);
  const found = await orUnavailable(context, sentRequests.look(tokenOf(request)));
  if (found === 'unavailable') return privateAnswer({ state: found }, 503);
  if (typeof found === 'string') return privateAnswer({ state: found }, 404);
  if (found.reference !== params.reference) return privateAnswer({ state: 'forged' as const }, 404);
  const { receivedAt, dueAt, ...sent } = found;
  const promised = dueAt && dueAt > new Date() ? spokenMoment(dueAt) : undefined;
  return privateAnswer({ ...sent, received: spokenMoment(receivedAt), promised }, 200);
}

export async function action({ request, context }: Route.ActionArgs) {
  const gesture = (await postedForm(request))?.get(GESTURE);
  if (gesture !== WITHDRAW && gesture !== ERASE) return privateAnswer({ outcome: undefined }, 400);
  const { sentRequests } = context.get(inboxContext);
  const asked = gesture === ERASE ? 'erase' : 'withdraw';
  const done = await orUnavailable(context, sentRequests[asked](tokenOf(request)));
  if (done === 'unavailable') return privateAnswer({ outcome: 'failed' as const }, 503);
  if (gesture === WITHDRAW) return privateRedirect(new URL(request.url));
  // The outcome is in this answer: the link opens nothing any more.
  return privateAnswer({ outcome: done === 'done' ? ('erased' as const) : undefined }, 200);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, { title: 'Votre demande' });
}

export default await hydrateLater(
  async () => (await import('./sent-request-page.tsx')).SentRequestPage,
);
