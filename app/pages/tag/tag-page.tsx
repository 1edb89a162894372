import { href, Link } from 'react-router';
import { PostRow } from '../../content/posts/post-summary.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/route.ts';
import './tag.css';
import '../../content/posts/post-summary.css';
import '../../ui/link.css';
import '../../ui/whole-card.css';

/** The posts with a tag, twelve on a page. */
export function TagPage({ loaderData }: Route.ComponentProps) {
  const { name, posts, total, page, pages, newer, older } = loaderData;
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
              {newer && (
                <Link className="button button-outline" rel="prev" to={newer}>
                  Articles plus récents
                </Link>
              )}
              {older && (
                <Link className="button button-outline" rel="next" to={older}>
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
