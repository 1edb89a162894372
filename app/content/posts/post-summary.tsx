import type { CSSProperties, ReactNode, RefObject } from 'react';
import { href, Link, useViewTransitionState } from 'react-router';
import { CoverImage, coverTransition } from '../cover-image.tsx';
import { sourceAttributes } from '../picture-attributes.ts';
import type { PostCard } from './blog.ts';
import type { PostCover } from './blog-cover.ts';

type SummaryProps = {
  post: PostCard;
  /** The width its cover is shown at, as the `sizes` attribute says it. */
  sizes: string;
  /** Whether it is in the first screen, so that its cover is loaded at once. */
  eager?: boolean;
  /** The class of the title: its size. */
  title: string;
  /** Whether it shows the reading time. */
  timed?: boolean;
  children?: ReactNode;
};

/** A post where it is listed: cover, category and date, title. The whole of it leads to the post. */
export function PostSummary({ post, sizes, eager, title, timed, children }: SummaryProps) {
  const address = href('/blog/:slug', { slug: post.slug });
  const flying = useViewTransitionState(address);
  return (
    <article className="post-summary">
      <div className="post-summary-cover" style={flying ? coverTransition(post.slug) : undefined}>
        <Cover cover={post.cover} sizes={sizes} eager={eager} />
      </div>
      <div className="post-summary-text">
        <PostFacts {...post} minutes={timed ? post.minutes : undefined} />
        <h3 className={title} style={flying ? titleTransition(post.slug) : undefined}>
          <Link className="whole-card" to={address} viewTransition prefetch="intent">
            {post.title}
          </Link>
        </h3>
        {children}
      </div>
    </article>
  );
}

type RowProps = {
  posts: readonly PostCard[];
  list?: RefObject<HTMLUListElement | null>;
};

/** Posts in rows of the blog's wall. */
export function PostRow({ posts, list }: RowProps) {
  return (
    <ul ref={list} className="post-row">
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
  );
}

function Cover({ cover, ...rest }: { cover: PostCover; sizes: string; eager?: boolean }) {
  if (!cover.narrow) return <CoverImage picture={cover.wide} {...rest} />;
  return (
    <picture>
      <source media="(max-width: 767px)" {...sourceAttributes(cover.narrow, rest.sizes)} />
      <CoverImage picture={cover.wide} {...rest} />
    </picture>
  );
}

/** The line above a title: `Contenu  14 novembre 2026  6 min de lecture`. */
export function PostFacts({
  category,
  published,
  minutes,
}: Pick<PostCard, 'category' | 'published' | 'minutes'>) {
  return (
    <p className="post-facts">
      {category && <b>{category}</b>}
      {published && <time dateTime={published.iso}>{published.written}</time>}
      {minutes !== undefined && <span>{minutes}&nbsp;min de lecture</span>}
    </p>
  );
}

/** The name of a post's title for view transitions, the same in the list and on its page. */
export function titleTransition(slug: string): CSSProperties {
  return /^[\w-]+$/.test(slug)
    ? { viewTransitionName: `title-${slug}`, viewTransitionClass: 'title late' }
    : {};
}
