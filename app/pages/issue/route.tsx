import { href, redirect } from 'react-router';
import type { Article } from 'schema-dts';
import { TYPES } from '../../../model/document-types.ts';
import { findIssue, type Issue, issueCover } from '../../content/issues/issue.ts';
import { findNewsletterBox } from '../../content/newsletter-texts.ts';
import { readContent } from '../../content/read-content.ts';
import { followMovedPage } from '../../content/redirects/moved-page.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { type Described, describePage } from '../../structured-data/page-data.ts';
import { throwWhenOff } from '../not-found/find-missing.ts';
import type { Route } from './+types/route.ts';

export const handle: PageHandle = { header: 'light' };

const LOAD_FAILURE = 'Failed to load newsletter issue';

/** Returns the structured data of a newsletter issue: an article by the agency. */
function issueNode({ subject, preheader, published }: Issue, described: Described) {
  const { url, page, agency } = described;
  return {
    '@type': TYPES.newsletterIssue.thing,
    '@id': `${url}#article`,
    url,
    headline: subject,
    description: preheader,
    datePublished: published?.iso,
    author: agency,
    publisher: agency,
    inLanguage: 'fr',
    mainEntityOfPage: page,
  } as const satisfies Article;
}

/** Loads an issue of the archive; one that is not there leads to the archive, as a missing post does to the blog. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  await throwWhenOff('newsletter', { context, url });
  const [issue, newsletter] = await readContent(context, LOAD_FAILURE, (content) =>
    Promise.all([findIssue(content, params.slug), findNewsletterBox(content)]),
  );
  if (issue) {
    describePage(context, {
      kind: 'ItemPage',
      path: addressOf(params.slug),
      name: issue.subject,
      trail: { above: { name: 'Newsletter', path: href('/newsletter') }, name: issue.subject },
      about: (described) => issueNode(issue, described),
    });
    return { issue, cover: issueCover(issue, '7x3'), newsletter };
  }
  await followMovedPage(context, url);
  throw redirect(href('/newsletter'));
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  if (!loaderData) return [];
  const { subject, preheader } = loaderData.issue;
  return pageMeta(site, {
    title: subject,
    description: preheader,
    path: addressOf(params.slug),
    type: 'article',
  });
}

function addressOf(slug: string): string {
  return href('/newsletter/:slug', { slug });
}

export default await hydrateLater(async () => (await import('./issue-page.tsx')).IssuePage);
