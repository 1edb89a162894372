import { href, Link, useSearchParams } from 'react-router';
import { ClosingPiece } from '../../content/closing-piece.tsx';
import { CoverImage, placeholderStyle, StillSource } from '../../content/cover-image.tsx';
import { useLandingCover } from '../../content/landing-cover.ts';
import type { Person } from '../../content/person.ts';
import { imageAttributes, small, sourceAttributes } from '../../content/picture-attributes.ts';
import type { PostCard } from '../../content/posts/blog.ts';
import { blogAddress } from '../../content/posts/blog-address.ts';
import type { BlogTexts } from '../../content/posts/blog-texts.ts';
import { PostRow, titleTransition } from '../../content/posts/post-summary.tsx';
import { Tags } from '../../content/tags.tsx';
import { type FormOutcome, SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { NewsletterBox } from '../../forms/newsletter-box.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useFocusOnFragment } from '../../ui/focus-on-fragment.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/route.ts';
import { PostBody } from './post-body.tsx';
import { COMMENTS, PostComments } from './post-comments.tsx';
import type { Post } from './query.ts';
import './post-head.css';
import '../../ui/link.css';
import './post-after.css';
import '../../content/posts/post-summary.css';
import '../../ui/whole-card.css';
import './post-print.css';

/** Related posts, in a row like the blog's. */
function PostRelated({ posts }: { posts: readonly PostCard[] }) {
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

/** The call at the end of a post, to the contact form of the home page (pages-2.105 in test/specification.md). */
function PostCall({ call: { title, text }, art }: Pick<BlogTexts, 'call'> & { art: string }) {
  return (
    <section className="post-call section night" aria-labelledby="post-call-title">
      <ClosingPiece art={art} />
      <div className="wrap">
        <h2 className="poster" id="post-call-title">
          {title}
        </h2>
        {text && <p className="lead">{text}</p>}
        <ButtonLink to="/#contact" tone="light">
          Parler à un expert
        </ButtonLink>
      </div>
    </section>
  );
}

/** Three readers, the same under every post: each a step further to the right. */
function PostReaders({ readers: { title, all } }: Pick<BlogTexts, 'readers'>) {
  return (
    <section className="post-readers section" aria-labelledby="post-readers-title">
      <div className="wrap">
        <h2 className="large" id="post-readers-title">
          {title}
        </h2>
        <ul>
          {all.map(({ name, role, company, portrait, content }) => (
            <li key={name}>
              <figure>
                <blockquote>
                  <p>«&nbsp;{content}&nbsp;»</p>
                </blockquote>
                <figcaption>
                  <div className="post-readers-arch">
                    <CoverImage picture={{ ...small(portrait, 72), alt: '' }} sizes="72px" />
                  </div>
                  <p>
                    <b>{name}</b>
                    {[role, company].filter(Boolean).join(', ')}
                  </p>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type Props = {
  writer: Person;
  /** The path of their page. */
  path: string | undefined;
};

/** The author, under an arch of the house, and where to read more of them. */
function PostAuthor({ writer: { name, role, bio, portrait }, path }: Props) {
  return (
    <section className="post-author" aria-labelledby="post-author-title">
      <div className="wrap grid">
        <div className="post-author-arch">
          <CoverImage
            picture={portrait}
            sizes="(max-width: 767px) 36vw, (max-width: 1440px) 21vw, max(302px, 16vw)"
          />
        </div>
        <div className="post-author-words">
          <h2 className="large" id="post-author-title">
            <span className="small">Écrit par</span> {name}
          </h2>
          {role && <p className="post-author-role">{role}</p>}
          {bio && <p className="lead">{bio}</p>}
          {path && (
            <Link className="link" to={path}>
              Lire tous ses articles
              <Icon name="arrow" />
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

/** The head of a post: breadcrumbs, title, lead, and the cover from edge to edge. */
function PostHead({ post }: { post: Post }) {
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
        {/* The title follows on the page: this one is for screen readers. */}
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

export function BlogPostPage({ actionData, loaderData, matches }: Route.ComponentProps) {
  const [{ loaderData: site }] = matches;
  const { post, ways, readers, call, commented, likes, newsletter } = loaderData;
  const path = href('/blog/:slug', { slug: post.slug });
  const answered = useAnswer(actionData);
  useFocusOnFragment();
  return (
    <>
      <article className="post" key={post.slug}>
        <PostHead post={post} />
        <PostBody post={post} likes={likes} ways={ways} address={site.origin + path} />
        {post.writer && <PostAuthor writer={post.writer} path={post.writerPath} />}
      </article>
      {readers.all.length > 0 && <PostReaders readers={readers} />}
      {commented && (
        <PostComments
          key={path}
          path={path}
          sendTo={href('/blog/:slug/commentaire', { slug: post.slug })}
          texts={commented.texts}
          comments={commented.comments}
          agency={site.settings.agencyName}
          answered={answered}
        />
      )}
      {!commented && answered?.state === 'refused' && <Unsent {...answered} />}
      <PostCall call={call} art={post.closing} />
      {post.related.length > 0 && <PostRelated posts={post.related} />}
      {newsletter && <NewsletterBox texts={newsletter} />}
    </>
  );
}

/** A comment that came from a page opened before comments were closed: no word of it is lost. */
function Unsent({ message, values }: Extract<FormOutcome, { state: 'refused' }>) {
  return (
    <section className="post-comments section" id={COMMENTS} role="alert">
      <div className="wrap">
        <h2
          className="medium"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: a page that was sent opens where it has something to say.
          autoFocus
        >
          Commentaire non envoyé
        </h2>
        <p className="lead">{message}</p>
        <p className="post-comment-text">{values.comment}</p>
      </div>
    </section>
  );
}

/** Returns the outcome of a form sent without script: a refusal comes with the page, a success by a redirect to it. */
function useAnswer(actionData: FormOutcome | undefined): FormOutcome | undefined {
  const [parameters] = useSearchParams();
  return parameters.has(SENT_PARAMETER) ? { state: 'received' } : actionData;
}
