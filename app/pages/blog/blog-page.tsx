import { useLocation } from 'react-router';
import { NewsletterBox } from '../../forms/newsletter-box.tsx';
import type { Route } from './+types/route.ts';
import { BlogEmpty } from './blog-empty.tsx';
import { BlogFeatured } from './blog-featured.tsx';
import { BlogGrid } from './blog-grid.tsx';
import { BlogHead } from './blog-head.tsx';
import { useKeptList } from './blog-kept-list.ts';
import { isNextPage, usePending } from './blog-pending.ts';
import { useSeenPages } from './blog-seen-pages.ts';
import './blog-list.css';
import '../../ui/form-field.css';

export function BlogPage({ loaderData }: Route.ComponentProps) {
  const { page, title, introduction, newsletter, failure } = useKeptList(loaderData);
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
