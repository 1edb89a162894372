import type { RouterContextProvider } from 'react-router';
import { spokenMoment } from '../../../packages/kit/calendar/spoken-moment.ts';
import { leadsToOffPart } from '../../content/off-parts.ts';
import { readOrWithout } from '../../content/page-texts.ts';
import { contentContext, inboxContext } from '../../context.ts';
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
import {
  type FieldValues,
  findSentRequest,
  type SentRequestTexts,
  sentRequestWithoutContent,
} from './query.ts';
import { ERASE, GESTURE, type SentRequestFacts, WITHDRAW } from './sent-request.tsx';

export const handle: PageHandle = { header: 'night' };

/** Reads the request and no more: mail scanners open every link they find, and must withdraw and erase nothing. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { sentRequests } = context.get(inboxContext);
  const answer = await orUnavailable(context, sentRequests.look(tokenOf(request)));
  if (answer === 'unavailable') return privateAnswer({ state: answer }, 503);
  if (answer === 'gone') {
    const { goneTitle, goneText, seoTitle } = await readTextsFor(context);
    return privateAnswer({ state: answer, title: goneTitle, text: goneText, seoTitle }, 404);
  }
  if (answer === 'forged' || answer.reference !== params.reference) {
    return privateAnswer({ state: 'forged' as const }, 404);
  }
  const { receivedAt, dueAt, ...sent } = answer;
  const promised = dueAt && dueAt > new Date() ? spokenMoment(dueAt) : undefined;
  const texts = await readTextsFor(context, { demande: sent.noun, échéance: promised });
  const words = { ...wordsOf(sent.state, promised !== undefined, texts), seoTitle: texts.seoTitle };
  const { about } = sent;
  const isOnline = about && !leadsToOffPart(context.get(contentContext), about.path);
  const facts = {
    ...sent,
    about: about && { title: about.title, ...(isOnline && { path: about.path }) },
  };
  return privateAnswer({ ...facts, ...words, received: spokenMoment(receivedAt) }, 200);
}

/** The values of a request that is no more: nothing is known but that it was sent. */
const NOTHING_LEFT: FieldValues = { demande: 'demande' };

function readTextsFor(
  context: Readonly<RouterContextProvider>,
  values = NOTHING_LEFT,
): Promise<SentRequestTexts> {
  return readOrWithout(
    context,
    (content) => findSentRequest(content, values),
    (content) => sentRequestWithoutContent(content, values),
  );
}

function wordsOf(
  state: SentRequestFacts['state'],
  isPromised: boolean,
  texts: SentRequestTexts,
): { title: string; text: string } {
  const promise = isPromised ? texts.promiseText : texts.overdueText;
  switch (state) {
    case 'new':
      return { title: texts.newTitle, text: promise };
    case 'in_progress':
      return { title: texts.inProgressTitle, text: promise };
    case 'answered':
      return { title: texts.answeredTitle, text: texts.answeredText };
    case 'closed':
      return { title: texts.closedTitle, text: texts.closedText };
    case 'withdrawn':
      return { title: texts.withdrawnTitle, text: texts.withdrawnText };
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const gesture = (await postedForm(request))?.get(GESTURE);
  if (gesture !== WITHDRAW && gesture !== ERASE) return privateAnswer({ outcome: undefined }, 400);
  const { sentRequests } = context.get(inboxContext);
  const operation = gesture === ERASE ? 'erase' : 'withdraw';
  const done = await orUnavailable(context, sentRequests[operation](tokenOf(request)));
  if (done === 'unavailable') return privateAnswer({ outcome: 'failed' as const }, 503);
  if (gesture === WITHDRAW) return privateRedirect(new URL(request.url));
  // This answer holds the outcome, because the link opens nothing after an erasure.
  if (done !== 'done') return privateAnswer({ outcome: undefined }, 200);
  const { erasedTitle: title, erasedText: text } = await readTextsFor(context);
  return privateAnswer({ outcome: 'erased' as const, title, text }, 200);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  const title = loaderData && 'seoTitle' in loaderData ? loaderData.seoTitle : 'Votre demande';
  return pageMeta(site, { title });
}

export default await hydrateLater(
  async () => (await import('./sent-request-page.tsx')).SentRequestPage,
);
