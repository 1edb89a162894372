import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { comment } from '../../../inbox/forms/comment.ts';
import { COMMENT_FAILED, COMMENT_LABELS } from '../../../inbox/forms/comment-wording.ts';
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

type Props = {
  /** The post's own path: its action receives the form without script. */
  path: string;
  /** The address its script posts to. */
  sendTo: string;
  /** What is said once a comment is kept. */
  thanks: string;
  /** The outcome when the whole page was sent, which is what happens without script. */
  answered: FormOutcome | undefined;
};

/** An HTML form first; script keeps the page where it is and thanks in the form's place. */
export function CommentForm({ path, sendTo, thanks, answered }: Props) {
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
