import { href, Link } from 'react-router';
import { tagAddress } from '../../content/posts/blog-address.ts';
import { PostRow } from '../../content/posts/post-summary.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/route.ts';
import './tag.css';
import '../../ui/link.css';

/** The posts with a tag, twelve on a page. */
export function TagPage({ loaderData }: Route.ComponentProps) {
  const { name, slug, posts, total, page, pages } = loaderData;
  return (
    <>
      <header className="tag-head">
        <div className="wrap">
          <Link className="link tag-back" to={href('/blog')}>
            <Icon name="arrow" />
            Tous les articles
          </Link>
          <h1 className="poster">{name}</h1>
          <p className="lead">
            {total > 1 ? `${total} articles` : 'Un article'} avec cette étiquette
            {pages > 1 && `, page ${page} sur ${pages}`}
          </p>
        </div>
      </header>
      <section className="tag-posts section" aria-labelledby="tag-posts-title">
        <div className="wrap">
          <h2 className="visually-hidden" id="tag-posts-title">
            Articles
          </h2>
          <PostRow posts={posts} />
          {pages > 1 && (
            <nav className="tag-pages" aria-label="Pages">
              {page > 1 && (
                <Link className="button button-outline" rel="prev" to={tagAddress(slug, page - 1)}>
                  Articles plus récents
                </Link>
              )}
              {page < pages && (
                <Link className="button button-outline" rel="next" to={tagAddress(slug, page + 1)}>
                  Articles plus anciens
                </Link>
              )}
            </nav>
          )}
        </div>
      </section>
    </>
  );
}
