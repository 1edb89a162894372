import type { PostCard } from '../../content/posts/blog.ts';
import { PostRow } from '../../content/posts/post-summary.tsx';
import './post-after.css';
import '../../content/posts/post-summary.css';
import '../../ui/whole-card.css';

/** What to read next, in a row of the blog's wall. */
export function PostRelated({ posts }: { posts: readonly PostCard[] }) {
  return (
    <section className="post-related section" aria-labelledby="post-related-title">
      <div className="wrap">
        <h2 className="large" id="post-related-title">
          À lire ensuite
        </h2>
        <PostRow posts={posts} />
      </div>
    </section>
  );
}
