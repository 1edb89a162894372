import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import type { PostCard } from '../../content/posts/blog.ts';
import { blogAddress } from '../../content/posts/blog-address.ts';
import { PostSummary } from '../../content/posts/post-summary.tsx';
import { NewsletterBox } from '../../forms/newsletter-box.tsx';
import type { Route } from './+types/route.ts';
import { BlogEmpty } from './blog-empty.tsx';
import { BlogGrid } from './blog-grid.tsx';
import { BlogHead } from './blog-head.tsx';
import { isNextPage, usePending, useSeenPages } from './blog-seen-pages.ts';
import '../../content/posts/post-summary.css';
import '../../ui/whole-card.css';
import './blog-list.css';
import '../../ui/form-field.css';

type Loaded = Route.ComponentProps['loaderData'];
type Failed = { failure: unknown };

/**
 * The list on the screen. It stays there, with its address, while the one that was asked for cannot be had, and
 * `failure` says so.
 *
 * @throws that failure, where no list is shown yet: the route's error boundary takes it
 */
function useCachedList(loaded: Loaded) {
  const failed = hasFailed(loaded);
  const [lastLoaded, setLastLoaded] = useState(failed ? undefined : loaded);
  if (!failed && loaded !== lastLoaded) setLastLoaded(loaded);
  const list = failed ? lastLoaded : loaded;
  useEffect(() => {
    // The router has written the address of the list that failed to load: the shown list's address replaces it.
    if (!hasFailed(loaded) || !lastLoaded) return;
    history.replaceState(history.state, '', blogAddress(lastLoaded.page.location));
  }, [loaded, lastLoaded]);
  if (!list) throw failed && loaded.failure;
  return { ...list, failure: failed ? sentenceOf(loaded.failure) : undefined };
}

function hasFailed(loaded: Loaded): loaded is Extract<Loaded, Failed> {
  return 'failure' in loaded;
}

/** Returns the message of a failure: a server error differs from a server out of reach. */
function sentenceOf(failure: unknown): string {
  return isRouteErrorResponse(failure)
    ? 'Notre serveur n’a pas pu répondre\u00a0: réessayez dans un instant. La liste reste comme elle est.'
    : 'Le site est hors d’atteinte\u00a0: vérifiez votre connexion, puis réessayez. La liste reste comme elle est.';
}

/** The front page: two columns, one twice as wide as the other and on the other side in each row. */
function BlogFeatured({ posts }: { posts: readonly PostCard[] }) {
  return (
    <section className="blog-featured" aria-labelledby="a-la-une">
      <h2 className="visually-hidden" id="a-la-une">
        À la une
      </h2>
      <ul className="wrap">
        {posts.map((post, index) => {
          const wide = index % 4 === 0 || index % 4 === 3;
          return (
            <li key={post.id}>
              <PostSummary
                post={post}
                // An upright or square card shows the middle of a picture that has its height and one and a half times
                // its width.
                sizes={[
                  `(max-width: 767px) ${index % 2 === 0 ? 100 : 150}vw`,
                  wide
                    ? '(min-width: 1441px) max(830px, 43vw), 58vw'
                    : '(min-width: 1441px) max(780px, 39vw), 54vw',
                ].join()}
                eager={index < 2}
                title={wide ? 'large' : 'medium'}
                timed
              >
                {wide && post.excerpt && <p className="lead muted">{post.excerpt}</p>}
              </PostSummary>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function BlogPage({ loaderData }: Route.ComponentProps) {
  const { page, title, introduction, newsletter, failure } = useCachedList(loaderData);
  const isNext = isNextPage(useLocation().state);
  const { featured, posts, first } = useSeenPages(page);
  const pending = usePending();
  const nothing = featured.length === 0 && posts.length === 0;
  return (
    <>
      <BlogHead
        title={title}
        introduction={introduction}
        page={page}
        failure={isNext ? undefined : failure}
      />
      {nothing ? (
        <BlogEmpty page={page} />
      ) : (
        <div className="blog-list" aria-busy={pending} data-pending={pending || undefined}>
          {featured.length > 0 && <BlogFeatured posts={featured} />}
          {posts.length > 0 && (
            <BlogGrid
              page={page}
              posts={posts}
              above={featured.length}
              first={first}
              failure={isNext ? failure : undefined}
            />
          )}
        </div>
      )}
      {newsletter && <NewsletterBox texts={newsletter} />}
    </>
  );
}
