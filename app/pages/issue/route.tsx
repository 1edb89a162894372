import { href, redirect } from 'react-router';
import { findIssue } from '../../content/issues/issue.ts';
import { findNewsletterBox } from '../../content/newsletter-texts.ts';
import { readContent } from '../../content/read-content.ts';
import { followMovedPage } from '../../content/redirects/moved-page.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import type { Route } from './+types/route.ts';

export const handle: PageHandle = { header: 'light' };

const LOAD_FAILURE = 'Failed to load newsletter issue';

/** Loads an issue of the archive; one that is not there leads to the archive, as a missing post does to the blog. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const [issue, newsletter] = await readContent(context, LOAD_FAILURE, (content) =>
    Promise.all([findIssue(content, params.slug), findNewsletterBox(content)]),
  );
  if (issue) return { issue, newsletter };
  await followMovedPage(context, request);
  throw redirect(href('/newsletter'));
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  if (!loaderData) return [];
  const { subject, preheader } = loaderData.issue;
  return pageMeta(site, {
    title: subject,
    description: preheader,
    path: href('/newsletter/:slug', { slug: params.slug }),
    type: 'article',
  });
}

export default await hydrateLater(async () => (await import('./issue-page.tsx')).IssuePage);
