import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import type { BlogPage, PostCard } from '../../content/posts/blog.ts';
import { blogAddress } from '../../content/posts/blog-address.ts';
import { PostRow } from '../../content/posts/post-summary.tsx';
import { isNextPage, NEXT_PAGE } from './blog-seen-pages.ts';
import '../../content/posts/post-summary.css';
import '../../ui/whole-card.css';

type Props = {
  page: BlogPage;
  /** The posts of this page, and of the pages before it that are shown with it. */
  posts: readonly PostCard[];
  /** Number of posts that are shown above these. */
  above: number;
  first: number;
  /** Why the next page could not be added. */
  failure: string | undefined;
};

/** The posts that are not featured, in rows of equal height and never of equal width. */
export function BlogGrid({ page, posts, above, first, failure }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useFocusOnFirstNew(list, posts.length);
  return (
    <section className="blog-posts" aria-labelledby="tous-les-articles">
      <div className="wrap">
        <h2 className="visually-hidden" id="tous-les-articles">
          Tous les articles
        </h2>
        {first > 1 && (
          <Link
            className="button button-outline blog-before"
            to={blogAddress({ ...page.location, page: first - 1 })}
          >
            Articles plus récents
          </Link>
        )}
        <PostRow posts={posts} list={list} />
        <More page={page} count={above + posts.length} failure={failure} />
      </div>
    </section>
  );
}

type MoreProps = { page: BlogPage; count: number; failure: string | undefined };

function More({ page, count, failure }: MoreProps) {
  const { location } = useNavigation();
  const loading = isNextPage(location?.state);
  const { location: list, pages, total } = page;
  if (pages === 1) return null;
  return (
    <div className="blog-more">
      {list.page < pages && (
        <Link
          className="button button-outline"
          to={blogAddress({ ...list, page: list.page + 1 })}
          state={NEXT_PAGE}
          replace
          preventScrollReset
        >
          {loading ? 'Chargement…' : 'Charger plus d’articles'}
        </Link>
      )}
      <p className="note muted" role="status">
        {count} articles sur {total}
      </p>
      {/* The alert is empty during a retry, so that a second failure is announced as well. */}
      <div role="alert">
        {failure && !loading && <p className="field-error blog-failure">{failure}</p>}
      </div>
    </div>
  );
}

/** Moves the focus to the first added post, because the link that loaded it has moved or disappeared. */
function useFocusOnFirstNew(list: { current: HTMLUListElement | null }, count: number) {
  const { state } = useLocation();
  const before = useRef(count);
  useEffect(() => {
    const added = list.current?.children[before.current];
    before.current = count;
    if (isNextPage(state)) added?.querySelector('a')?.focus({ preventScroll: true });
  }, [list, count, state]);
}
