import type { PostCard } from '../../content/posts/blog.ts';
import { PostSummary } from '../../content/posts/post-summary.tsx';
import '../../content/posts/post-summary.css';
import '../../ui/whole-card.css';

/** The front page: two columns, one twice as wide as the other and on the other side in each row. */
export function BlogFeatured({ posts }: { posts: readonly PostCard[] }) {
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
                // A tall or square one shows the middle of a picture that is as high and three halves as wide.
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
