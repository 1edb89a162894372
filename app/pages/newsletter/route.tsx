import { href } from 'react-router';
import { readOrWithout } from '../../content/page-texts.ts';
import { SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { formPage, receiveForm } from '../../forms/receive-form.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { describePage } from '../../structured-data/page-data.ts';
import { throwWhenOff, unlessGone } from '../not-found/find-missing.ts';
import type { Route } from './+types/route';
import { findNewsletter, newsletterWithoutContent } from './query.ts';

export const handle: PageHandle = { header: 'light' };

const PATH = href('/newsletter');

export async function loader({ context, url }: Route.LoaderArgs) {
  await throwWhenOff('newsletter', { context, url });
  const newsletter = await readOrWithout(context, findNewsletter, newsletterWithoutContent);
  const { texts, issues = [] } = newsletter;
  describePage(context, {
    kind: 'CollectionPage',
    path: PATH,
    name: texts.seoTitle,
    list: issues.map(({ slug, subject }) => ({
      name: subject,
      path: href('/newsletter/:slug', { slug }),
    })),
  });
  return newsletter;
}

/** Receives the form without script. The box's script talks to `app/forms/form-route.ts`. */
export async function action(sent: Route.ActionArgs) {
  const received = await receiveForm({ kind: 'newsletter-subscription' }, sent);
  return formPage(await unlessGone(received, sent), `${PATH}?${SENT_PARAMETER}=1`);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, {
    title: loaderData?.texts.seoTitle ?? 'Newsletter',
    description: loaderData?.texts.seoDescription,
    socialImage: loaderData?.texts.socialImage,
    path: PATH,
  });
}

export default await hydrateLater(
  async () => (await import('./newsletter-page.tsx')).NewsletterPage,
);
