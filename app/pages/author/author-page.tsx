import { href, Link } from 'react-router';
import { CoverImage } from '../../content/cover-image.tsx';
import { PostRow } from '../../content/posts/post-summary.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/route.ts';
import './author.css';
import '../../content/posts/post-summary.css';
import '../../ui/link.css';
import '../../ui/whole-card.css';

/** An author of posts, under an arch of the house, with the posts. */
export function AuthorPage({ loaderData: { author, posts, more } }: Route.ComponentProps) {
  const { name, role, bio, portrait } = author;
  return (
    <>
      <header className="author-head">
        <div className="wrap grid">
          <div className="author-arch">
            <CoverImage
              picture={portrait}
              sizes="(max-width: 767px) 36vw, (max-width: 1440px) 21vw, max(302px, 16vw)"
              eager
            />
          </div>
          <div className="author-words">
            <Link className="link author-back" to={href('/blog')}>
              <Icon name="arrow" />
              Tous les articles
            </Link>
            <h1 className="poster">{name}</h1>
            {role && <p className="author-role">{role}</p>}
            {bio && <p className="lead">{bio}</p>}
          </div>
        </div>
      </header>
      <section className="author-posts section" aria-labelledby="author-posts-title">
        <div className="wrap">
          <h2 className="large" id="author-posts-title">
            {posts.length > 1 ? 'Ses articles' : 'Son article'}
          </h2>
          <PostRow posts={posts} />
          {more && (
            <Link className="link" to={more}>
              Tous ses articles
              <Icon name="arrow" />
            </Link>
          )}
        </div>
      </section>
    </>
  );
}
