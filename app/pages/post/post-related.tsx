import type { PostCard } from '../../content/posts/blog.ts';
import { PostSummary } from '../../content/posts/post-summary.tsx';
import './post-after.css';

/** What to read next, in a row of the blog's wall. */
export function PostRelated({ posts }: { posts: readonly PostCard[] }) {
  return (
    <section className="post-related section" aria-labelledby="post-related-title">
      <div className="wrap">
        <h2 className="large" id="post-related-title">
          À lire ensuite
        </h2>
        <ul className="post-row">
          {posts.map((post) => (
            <li key={post.id}>
              <PostSummary
                post={post}
                sizes="(max-width: 767px) 182px, (max-width: 1100px) 393px, (max-width: 1440px) 36vw, max(519px, 27vw)"
                title="small"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
