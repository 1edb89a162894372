import { data } from 'react-router';
import { subjectsOf } from '../../blocks/read-blocks.ts';
import { CONTENT_UNAVAILABLE } from '../../content/content-unavailable.ts';
import { contentContext, visitContext } from '../../context.ts';
import { SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { formPage, receiveForm } from '../../forms/receive-form.ts';
import { compact, lastThirdFirst } from '../../frame/compact-data.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { describePage } from '../../structured-data/page-data.ts';
import type { Route } from './+types/route';
import { findHome, type Home, homeWithoutContent } from './query.ts';

/** Loads the page, on its first words while content is away, for a kept form; 503 has caches prefer an older copy. */
export async function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  try {
    const home = await findHome(content);
    describePage(context, {
      kind: 'WebPage',
      path: '/',
      name: home.seoTitle,
      agency: { people: [] },
      ...subjectsOf(home.blocks),
    });
    return data(loaded(home));
  } catch (error) {
    context.get(visitContext).reportError(error);
    return data(loaded(await homeWithoutContent(content)), CONTENT_UNAVAILABLE);
  }
}

/** Returns the head and the page. */
function loaded({ seoTitle, seoDescription, socialImage, blocks, ...opening }: Home) {
  return {
    seoTitle,
    seoDescription,
    socialImage,
    home: compact({ blocks: lastThirdFirst(blocks), ...opening }),
  };
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return loaderHeaders.has('cache-control') ? loaderHeaders : actionHeaders;
}

export async function action(sent: Route.ActionArgs) {
  const received = await receiveForm({ kind: 'contact-request' }, sent);
  return formPage(received, `/?${SENT_PARAMETER}=1#contact`);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, {
    title: loaderData?.seoTitle ?? 'Accueil',
    description: loaderData?.seoDescription ?? site?.settings.tagline,
    socialImage: loaderData?.socialImage,
    path: '/',
  });
}

export default await hydrateLater(async () => (await import('./home-page.tsx')).HomePage);
