import { href, redirect } from 'react-router';
import { type AuthorPage, authorPath, findAuthorPage } from '../../content/posts/blog-authors.ts';
import { withTitles } from '../../content/posts/with-titles.ts';
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
  const page = await readContent(context, LOAD_FAILURE, (content) =>
    findAuthorPage(content, params.slug),
  );
  const path = page && authorPath(page.author.name);
  if (!page || !path) {
    await followMovedPage(context, url);
    throw redirect(href('/blog'));
  }
  const { author } = page;
  describePage(context, {
    kind: 'ProfilePage',
    path,
    name: author.name,
    trail: { above: 'blog', name: author.name },
    about: (described) => personNode(author, path, described),
  });
  return { ...page, seo: { title: author.name, description: descriptionOf(page), path } };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return loaderData ? pageMeta(site, loaderData.seo) : [];
}

export default await hydrateLater(async () => (await import('./author-page.tsx')).AuthorPage);

/** Two people may say the same of themselves, and often say little. */
function descriptionOf({ author: { name, role, bio }, posts }: AuthorPage): string {
  return withTitles(bio ?? `${[name, role].filter(Boolean).join(', ')}.`, posts);
}
