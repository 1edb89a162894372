import type { RouterContextProvider } from 'react-router';
import { FIRST_NEWSLETTER_LINKS } from '../../../../model/first-texts.ts';
import { findNewsletterLinks } from '../../../content/newsletter-texts.ts';
import { readOrWithout } from '../../../content/page-texts.ts';
import { inboxContext } from '../../../context.ts';
import { hydrateLater } from '../../../frame/hydrate-later.tsx';
import { pageMeta } from '../../../frame/page-meta.ts';
import { orUnavailable, privateAnswer, tokenOf } from '../../../frame/private-link.ts';
import type { PageHandle } from '../../../frame/site-header.tsx';
import type { Route } from './+types/route';

export const handle: PageHandle = { header: 'light' };

const STATUS = { ready: 200, done: 200, forged: 404, unavailable: 503 } as const;

/** Reads the state and no more, as behind every link of a mail. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { newsletter } = context.get(inboxContext);
  const state = await orUnavailable(context, newsletter.lookAtUnsubscription(tokenOf(request)));
  return answerTo(context, state);
}

/** The page's button and that of mail programs: RFC 8058 wants a POST without cookie, question or redirect. */
export async function action({ request, context }: Route.ActionArgs) {
  const { newsletter } = context.get(inboxContext);
  const state = await orUnavailable(context, newsletter.unsubscribe(tokenOf(request)));
  return answerTo(context, state);
}

async function answerTo(context: Readonly<RouterContextProvider>, state: keyof typeof STATUS) {
  if (state !== 'ready' && state !== 'done') return privateAnswer({ state }, STATUS[state]);
  const texts = await readOrWithout(context, findNewsletterLinks, () => FIRST_NEWSLETTER_LINKS);
  const words =
    state === 'ready'
      ? { title: texts.leaveTitle, text: texts.leaveText }
      : { title: texts.leftTitle, text: texts.leftText };
  return privateAnswer({ state, ...words }, STATUS[state]);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, { title: 'Se désinscrire de la newsletter' });
}

export default await hydrateLater(
  async () => (await import('./newsletter-unsubscription-page.tsx')).NewsletterUnsubscriptionPage,
);
