import { data, redirect } from 'react-router';
import { formAnchor } from '../../blocks/block-ids.ts';
import { subjectsOf } from '../../blocks/read-blocks.ts';
import { readContent } from '../../content/read-content.ts';
import { MOVED_PERMANENTLY } from '../../content/redirects/moved-page.ts';
import { SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { formPage, receiveForm } from '../../forms/receive-form.ts';
import { compact } from '../../frame/compact-data.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { describePage } from '../../structured-data/page-data.ts';
import { findMissing, throwMissing } from '../not-found/find-missing.ts';
import type { Route } from './+types/route.ts';
import { findPage } from './query.ts';
import './made-page.css';

export const handle: PageHandle = { header: 'light' };

/** The message of a load failure, worded like those of pages-8.01 to 8.20 in test/specification.md. */
const LOAD_FAILURE = 'Failed to load page';

/**
 * Loads the page that an editor made at the address. If there is none, the visitor is redirected to its new address, or
 * gets a 404 with similar pages, rendered by the frame.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const path = params['*'].toLowerCase().replace(/\/$/, '');
  const page = await readContent(context, LOAD_FAILURE, (content) => findPage(content, path));
  if (!page) return throwMissing(context, url);
  // A page has one address: otherwise the cache would hold a copy for each spelling.
  if (!url.pathname.endsWith(`/${path}`)) {
    throw redirect(`/${path}`, MOVED_PERMANENTLY);
  }
  const { listed, seoTitle, seoDescription, socialImage, ...pageContent } = page;
  const title = seoTitle ?? page.title;
  describePage(context, {
    kind: 'WebPage',
    path: `/${path}`,
    name: title,
    ...subjectsOf(page.blocks),
    ...trailOf(page),
  });
  return {
    page: compact(pageContent),
    head: {
      title,
      description: seoDescription ?? page.lead,
      socialImage,
      // Without `path`, search engines are told to leave the page out.
      ...(listed && { path: `/${path}` }),
    },
  };
}

/** The way to a page below others, for search engines. */
function trailOf({ above, title }: { above: { name: string; path: string }[]; title: string }) {
  const parent = above.at(-1);
  return parent && { trail: { above: parent, name: title } };
}

export async function action(sent: Route.ActionArgs) {
  const { context, url, params } = sent;
  const page = await readContent(context, LOAD_FAILURE, (content) =>
    findPage(content, params['*']),
  );
  const form = page && formAnchor(page.blocks);
  if (!form) throw data(await findMissing(context, url), 404);
  const received = await receiveForm({ kind: 'contact-request' }, sent);
  return formPage(received, `/${params['*']}?${SENT_PARAMETER}=1${form}`);
}

export function headers({ actionHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? actionHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return loaderData && pageMeta(site, loaderData.head);
}

export default await hydrateLater(async () => (await import('../home/home-page.tsx')).MadePageView);
