import { href, redirect } from 'react-router';
import { type AuthorPage, authorPath, findAuthorPage } from '../../content/posts/blog-authors.ts';
import { readContent } from '../../content/read-content.ts';
import { followMovedPage } from '../../content/redirects/moved-page.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { describePage } from '../../structured-data/page-data.ts';
import { personNode } from '../../structured-data/person.ts';
import { throwWhenOff } from '../not-found/find-missing.ts';
import type { Route } from './+types/route.ts';

export const handle: PageHandle = { header: 'light' };

const LOAD_FAILURE = 'Failed to load author';

/** Loads who signs posts, and those posts; an address of nobody leads to the blog, as that of a missing post does. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  await throwWhenOff('blog', { context, url });
  const found = await readContent(context, LOAD_FAILURE, (content) =>
    findAuthorPage(content, params.slug),
  );
  const path = found && authorPath(found.author.name);
  if (!found || !path) {
    await followMovedPage(context, url);
    throw redirect(href('/blog'));
  }
  const { author } = found;
  describePage(context, {
    kind: 'ProfilePage',
    path,
    name: author.name,
    trail: { above: 'blog', name: author.name },
    about: (described) => personNode(author, path, described),
  });
  return { ...found, seo: { title: author.name, description: descriptionOf(found), path } };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return loaderData ? pageMeta(site, loaderData.seo) : [];
}

export default await hydrateLater(async () => (await import('./author-page.tsx')).AuthorPage);

/** The longest description that search engines show. */
const LONGEST_DESCRIPTION = 160; // characters

/** Names the posts that there is room for: two people may say the same of themselves, and often say little. */
function descriptionOf({ author: { name, role, bio }, posts }: AuthorPage): string {
  const opening = bio ?? `${[name, role].filter(Boolean).join(', ')}.`;
  let described = `${opening} À lire\u00a0:`;
  for (const { title } of posts) {
    const longer = `${described} «\u00a0${title}\u00a0»`;
    if (longer.length <= LONGEST_DESCRIPTION) described = longer;
  }
  return described.endsWith('»') ? described : opening;
}
