import { href, useSearchParams } from 'react-router';
import { type FormOutcome, SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { NewsletterBox } from '../../forms/newsletter-box.tsx';
import { useFocusOnFragment } from '../../ui/focus-on-fragment.ts';
import type { Route } from './+types/route.ts';
import { PostAuthor } from './post-author.tsx';
import { PostBody } from './post-body.tsx';
import { PostCall } from './post-call.tsx';
import { COMMENTS, PostComments } from './post-comments.tsx';
import { PostHead } from './post-head.tsx';
import { PostReaders } from './post-readers.tsx';
import { PostRelated } from './post-related.tsx';
import './post-print.css';

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

/** Without script the page comes back with the answer to a refused form, or is opened anew after a kept one. */
function useAnswer(actionData: FormOutcome | undefined): FormOutcome | undefined {
  const [parameters] = useSearchParams();
  return parameters.has(SENT_PARAMETER) ? { state: 'received' } : actionData;
}
