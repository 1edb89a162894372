import { FIRST_NEWSLETTER_LINKS } from '../../../../model/first-texts.ts';
import type { Brand } from '../../../../packages/drawings/brand/brand.ts';
import {
  findNewsletterLinks,
  type NewsletterLinkTexts,
} from '../../../content/newsletter-texts.ts';
import { readOrWithout } from '../../../content/page-texts.ts';
import { brandContext, inboxContext } from '../../../context.ts';
import { saidBy } from '../../../drawings/family.ts';
import { hydrateLater } from '../../../frame/hydrate-later.tsx';
import { pageMeta } from '../../../frame/page-meta.ts';
import {
  orUnavailable,
  privateAnswer,
  privateRedirect,
  tokenOf,
} from '../../../frame/private-link.ts';
import type { PageHandle } from '../../../frame/site-header.tsx';
import type { Route } from './+types/route';

export const handle: PageHandle = { header: 'light' };

/** The parameter set by the redirect after the button, so that the page can tell "done" from "had been done". */
const JUST_NOW = 'fait';

const STATUS = { ready: 200, confirmed: 200, expired: 410, forged: 404, unavailable: 503 } as const;

/** Reads the state and no more: mail scanners open every link they find, and must confirm nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { newsletter } = context.get(inboxContext);
  const state = await orUnavailable(context, newsletter.lookAtConfirmation(tokenOf(request)));
  const justNow = new URL(request.url).searchParams.has(JUST_NOW);
  const view = state === 'confirmed' && justNow ? ('welcome' as const) : state;
  if (view !== 'ready' && view !== 'confirmed' && view !== 'welcome') {
    return privateAnswer({ state: view }, STATUS[state]);
  }
  const texts = await readOrWithout(context, findNewsletterLinks, () => FIRST_NEWSLETTER_LINKS);
  return privateAnswer(
    { state: view, ...wordsOf(view, texts, context.get(brandContext)) },
    STATUS[state],
  );
}

function wordsOf(
  view: 'ready' | 'welcome' | 'confirmed',
  texts: NewsletterLinkTexts,
  brand: Brand,
) {
  switch (view) {
    case 'ready':
      return { title: texts.confirmTitle, text: texts.confirmText };
    case 'welcome':
      return { title: saidBy(brand, texts.confirmedTitle), text: texts.confirmedText };
    case 'confirmed':
      return { title: texts.confirmedBeforeTitle, text: texts.confirmedBeforeText };
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { newsletter } = context.get(inboxContext);
  const done = await orUnavailable(context, newsletter.confirm(tokenOf(request)));
  if (done === 'unavailable') return privateAnswer({ state: done }, 503);
  const page = new URL(request.url);
  if (done === 'done') page.searchParams.set(JUST_NOW, '1');
  return privateRedirect(page);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, { title: 'Confirmer l’inscription à la newsletter' });
}

export default await hydrateLater(
  async () => (await import('./newsletter-confirmation-page.tsx')).NewsletterConfirmationPage,
);
