import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { comment } from '../../../inbox/forms/comment.ts';
import {
  answerAnchor,
  COMMENT_FAILED,
  COMMENT_LABELS,
} from '../../../inbox/forms/comment-wording.ts';
import { ofName } from '../../../inbox/forms/elision.ts';
import type { WrittenDate } from '../../content/posts/blog-order.ts';
import type { CommentTexts } from '../../content/posts/blog-texts.ts';
import { DataNotice } from '../../forms/data-notice.tsx';
import { FormFields } from '../../forms/form-fields.tsx';
import type { FormOutcome } from '../../forms/form-outcome.ts';
import { problemOf } from '../../forms/form-problem.tsx';
import { FormTrap } from '../../forms/form-trap.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import '../../forms/contact-form.css';
import './post-comments.css';
import '../../ui/link.css';

export type PublishedComment = {
  id: string;
  name: string;
  /** Plain text; `\n` breaks lines. */
  text: string;
  received: WrittenDate;
  /** The agency's answer, by one of its people. */
  answer?: { name: string; text: string; written: WrittenDate };
};

type Props = {
  /** The post's own path: its action receives the form without script. */
  path: string;
  /** The address its script posts to. */
  sendTo: string;
  texts: CommentTexts;
  comments: readonly PublishedComment[];
  agency: string | undefined;
  /** The outcome of a comment when the whole page was sent, which is what happens without script. */
  answered: FormOutcome | undefined;
};

/** The anchor of the links to comments, and of the page after one. */
export const COMMENTS = 'commentaires';

type CommentFormProps = {
  /** The post's own path: its action receives the form without script. */
  path: string;
  /** The address its script posts to. */
  sendTo: string;
  /** The message after a comment was received. */
  thanks: string;
  /** The outcome when the whole page was sent, which is what happens without script. */
  answered: FormOutcome | undefined;
};

/** The comment form. With script the page stays, and the thanks replace the form. */
function CommentForm({ path, sendTo, thanks, answered }: CommentFormProps) {
  const form = useForm({ fields: comment.fields, action: path, sendTo, answered });
  const { outcome, state } = form;
  if (outcome?.state === 'received') {
    return (
      <Thanks justNow={form.by === 'script'} path={path} onAgain={form.beginAnew}>
        {thanks}
      </Thanks>
    );
  }
  const problem = problemOf(outcome, COMMENT_FAILED);
  return (
    <form {...form.attributes} className="post-comment-form">
      <h3 className="small">Laisser un commentaire</h3>
      <p className="muted">
        Nous le lisons avant qu’il paraisse. Votre adresse ne paraît jamais&nbsp;: elle sert à vous
        prévenir, une fois, si nous répondons.
      </p>
      <div className="post-comment-fields">
        <FormFields form={form} />
      </div>
      <FormTrap />
      <div role="alert">{problem && <p className="contact-form-problem">{problem}</p>}</div>
      <Button type="submit" disabled={state === 'sending'}>
        {COMMENT_LABELS[state === 'sending' ? 'sending' : 'idle']}
      </Button>
      <DataNotice>Vos données servent à publier votre commentaire.</DataNotice>
    </form>
  );
}

type ThanksProps = {
  /** Whether the state changed on this page, and not before it opened: a change takes the focus. */
  justNow: boolean;
  path: string;
  onAgain: () => void;
  children: string;
};

function Thanks({ justNow, path, onAgain, children }: ThanksProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (justNow) message.current?.focus();
  }, [justNow]);
  return (
    <div className="post-comment-sent" role="status">
      <p className="medium display" ref={message} tabIndex={-1}>
        {children}
      </p>
      <Link
        className="link"
        to={path}
        preventScrollReset
        replace
        onClick={(event) => {
          if (justNow) event.preventDefault();
          onAgain();
        }}
      >
        Écrire un autre commentaire
      </Link>
    </div>
  );
}

/** The approved comments, and a form to write one. */
export function PostComments({ path, sendTo, texts, comments, agency, answered }: Props) {
  return (
    <section className="post-comments section" id={COMMENTS} aria-labelledby="post-comments-title">
      <div className="wrap grid">
        <div className="post-comments-title">
          <h2 className="medium" id="post-comments-title">
            {titleOf(comments.length)}
          </h2>
          <p className="muted">{texts.commentsText}</p>
        </div>
        <div className="post-comments-column">
          {comments.length > 0 && (
            <ol className="post-comments-list">
              {comments.map(({ id, name, text, received, answer }) => (
                <li key={id}>
                  <article>
                    <p className="post-comment-author">
                      <b>{name}</b>
                      <time dateTime={received.iso}>{received.written}</time>
                    </p>
                    <p className="post-comment-text">{text}</p>
                    {answer && <Answer id={answerAnchor(id)} agency={agency} {...answer} />}
                  </article>
                </li>
              ))}
            </ol>
          )}
          <CommentForm path={path} sendTo={sendTo} thanks={texts.commentSent} answered={answered} />
        </div>
      </div>
    </section>
  );
}

type AnswerProps = NonNullable<PublishedComment['answer']> & {
  id: string;
  agency: string | undefined;
};

/** The agency speaks under the comment, in its colour and under its name. */
function Answer({ id, name, text, written, agency = 'L’agence' }: AnswerProps) {
  return (
    <article className="post-answer" id={id} aria-label={`Réponse ${ofName(name)}, ${agency}`}>
      <p className="post-comment-author">
        <b>{name}</b>
        <span className="post-answer-agency">{agency}</span>
        <time dateTime={written.iso}>{written.written}</time>
      </p>
      <p className="post-comment-text">{text}</p>
    </article>
  );
}

function titleOf(count: number): string {
  if (count === 0) return 'Commentaires';
  return count === 1 ? '1 commentaire' : `${count} commentaires`;
}
