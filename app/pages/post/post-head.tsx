import { href, Link } from 'react-router';
import { placeholderStyle, StillSource } from '../../content/cover-image.tsx';
import { useLandingCover } from '../../content/landing-cover.ts';
import { imageAttributes, sourceAttributes } from '../../content/picture-attributes.ts';
import { blogAddress } from '../../content/posts/blog-address.ts';
import { titleTransition } from '../../content/posts/post-summary.tsx';
import { Tags } from '../../content/tags.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Post } from './query.ts';
import './post-head.css';
import '../../ui/link.css';

/** Where the post stands, its title and opening words, and its cover from edge to edge. */
export function PostHead({ post }: { post: Post }) {
  return (
    <header className="post-head">
      <div className="wrap">
        <div className="post-way">
          <Breadcrumb post={post} />
          <Link className="link post-back" to={blogAddress()}>
            <Icon name="arrow" />
            Tous les articles
          </Link>
        </div>
        <h1 className="poster" style={titleTransition(post.slug)}>
          {post.title}
        </h1>
        {post.excerpt && <p className="lead">{post.excerpt}</p>}
        <p className="post-facts">
          {post.published && (
            <b>
              <time dateTime={post.published.iso}>{post.published.written}</time>
            </b>
          )}
          {post.minutes !== undefined && <span>{post.minutes}&nbsp;min de lecture</span>}
          {post.author && <span>par {post.author}</span>}
        </p>
        <Tags tags={post.tags} paths={post.tagPaths} />
      </div>
      <Cover post={post} />
    </header>
  );
}

function Breadcrumb({ post: { category, categorySlug: slug, title } }: { post: Post }) {
  return (
    <nav className="post-breadcrumb" aria-label="Fil d’Ariane">
      <ol>
        <li>
          <Link to="/">Accueil</Link>
        </li>
        <li>
          <Link to={blogAddress()}>Blog</Link>
        </li>
        {category && (
          <li>
            {slug ? <Link to={blogAddress({ category: { slug } })}>{category}</Link> : category}
          </li>
        )}
        {/* The title is the next thing on the page: it is only said. */}
        <li className="visually-hidden" aria-current="page">
          {title}
        </li>
      </ol>
    </nav>
  );
}

const NARROW = '(max-width: 767px)';

function Cover({ post: { cover, slug } }: { post: Post }) {
  const { wide, narrow = wide } = cover;
  const landing = useLandingCover(href('/blog/:slug', { slug }), slug);
  return (
    <picture className="post-cover" {...landing}>
      <StillSource picture={narrow} sizes="100vw" media={NARROW} />
      <StillSource picture={wide} sizes="100vw" />
      <source media={NARROW} {...sourceAttributes(narrow, '100vw')} />
      <img
        {...imageAttributes(wide, '100vw')}
        alt={wide.alt}
        fetchPriority="high"
        style={placeholderStyle(wide)}
      />
    </picture>
  );
}
