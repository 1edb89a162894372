import { href, Link } from 'react-router';
import { PostRow } from '../content/posts/post-summary.tsx';
import { Icon } from '../ui/icon.tsx';
import type { LatestPosts as Content } from './read-added-blocks.ts';

type Props = { id: string; block: Content };

/** The latest posts in a row of the blog's wall, and the way to the others. */
export function LatestPosts({ id, block: { title, posts } }: Props) {
  return (
    <section className="latest-posts section" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <div className="latest-posts-head">
          <h2 className="large" id={`${id}-title`}>
            {title}
          </h2>
          <Link className="link" to={href('/blog')}>
            Tous les articles
            <Icon name="arrow" />
          </Link>
        </div>
        <PostRow posts={posts} />
      </div>
    </section>
  );
}
