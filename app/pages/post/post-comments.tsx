import { answerAnchor } from '../../../inbox/forms/comment-wording.ts';
import { ofName } from '../../../inbox/forms/elision.ts';
import type { WrittenDate } from '../../content/posts/blog-order.ts';
import type { CommentTexts } from '../../content/posts/blog-texts.ts';
import type { FormOutcome } from '../../forms/form-outcome.ts';
import { CommentForm } from './post-comment-form.tsx';
import './post-comments.css';

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
