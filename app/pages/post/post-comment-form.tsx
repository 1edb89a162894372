import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { comment } from '../../../inbox/forms/comment.ts';
import {
  COMMENT_FAILED,
  COMMENT_LABELS,
  COMMENT_SENT,
} from '../../../inbox/forms/comment-wording.ts';
import { SUBMISSION_KEY_FIELD } from '../../../inbox/forms/form-description.ts';
import { forgetDraft, keepDraft, restoreDraft } from '../../forms/form-draft.ts';
import type { FormOutcome } from '../../forms/form-outcome.ts';
import { FormTrap } from '../../forms/form-trap.tsx';
import { makeSubmissionKey } from '../../forms/submission-key.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import '../../forms/contact-form.css';
import { legalAddress } from '../../content/legal-address.ts';
import './post-comments.css';
import '../../ui/link.css';

type Props = {
  /** The post's own path: its action receives the form. */
  path: string;
  /** What became of it when the whole page was sent, which is what happens without script. */
  answered: FormOutcome | undefined;
};

/** An HTML form first; script keeps the page where it is and thanks in the form's place. */
export function CommentForm({ path, answered }: Props) {
  const fetcher = useFetcher<FormOutcome>();
  const [again, setAgain] = useState(false);
  const outcome = fetcher.data ?? answered;
  const received = outcome?.state === 'received';

  useEffect(() => {
    if (received) forgetDraft(path);
  }, [received, path]);

  if (received && !again) {
    return (
      <Thanks
        justNow={fetcher.data !== undefined}
        path={path}
        onAgain={() => {
          fetcher.reset();
          setAgain(true);
        }}
      />
    );
  }
  return (
    <Form
      fetcher={fetcher}
      path={path}
      outcome={outcome}
      onSend={() => setAgain(false)}
      takesFocus={again}
    />
  );
}

type FormProps = {
  fetcher: ReturnType<typeof useFetcher<FormOutcome>>;
  path: string;
  outcome: FormOutcome | undefined;
  onSend: () => void;
  /** Asked for anew: the first field takes the focus. */
  takesFocus: boolean;
};

function Form({ fetcher, path, outcome, onSend, takesFocus }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const key = useRef<HTMLInputElement>(null);
  // What the fields start with may not change under what is being typed.
  const [initial] = useState(outcome);
  const sending = fetcher.state === 'submitting';
  const errors = outcome?.state === 'refused' ? outcome.errors : {};
  const values = initial && 'values' in initial ? initial.values : {};
  const firstRefused = Object.keys(comment.fields).find((name) => errors[name]);

  useEffect(() => {
    if (element.current) restoreDraft(element.current, path);
  }, [path]);

  useEffect(() => {
    if (fetcher.data?.state !== 'refused') return;
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fetcher.data]);

  function beforeSending(event: SubmitEvent) {
    if (sending) return event.preventDefault();
    if (key.current) key.current.value ||= makeSubmissionKey();
    onSend();
  }

  return (
    <fetcher.Form
      ref={element}
      method="post"
      action={path}
      className="post-comment-form"
      // Nothing of the page has changed until the comment is approved.
      defaultShouldRevalidate={false}
      onSubmit={beforeSending}
      onInput={({ currentTarget }) => {
        // Another text is another comment; the same text tried again is the same one.
        if (key.current) key.current.value = '';
        keepDraft(currentTarget, path);
      }}
    >
      <h3 className="small">Laisser un commentaire</h3>
      <p className="muted">Nous le lisons avant qu’il paraisse. Votre adresse ne paraît jamais.</p>
      <div className="post-comment-fields">
        {Object.entries(comment.fields).map(([name, description], index) => (
          <FormField
            key={name}
            name={name}
            description={description}
            value={values[name]}
            error={errors[name]}
            takesFocus={takesFocus ? index === 0 : initial === outcome && name === firstRefused}
          />
        ))}
      </div>
      <FormTrap />
      <input ref={key} type="hidden" name={SUBMISSION_KEY_FIELD} />
      <div role="alert">
        {problemOf(outcome) && <p className="contact-form-problem">{problemOf(outcome)}</p>}
      </div>
      <Button type="submit" disabled={sending}>
        {COMMENT_LABELS[sending ? 'sending' : 'idle']}
      </Button>
      <p className="contact-form-terms">
        En envoyant ce commentaire, vous acceptez notre{' '}
        <Link to={legalAddress('privacyPolicy')}>politique de confidentialité</Link>.
      </p>
    </fetcher.Form>
  );
}

/** What is wrong with the comment as a whole; a refused field says itself what is wrong with it. */
function problemOf(outcome: FormOutcome | undefined): string | undefined {
  if (outcome?.state === 'failed') return COMMENT_FAILED;
  if (outcome?.state === 'refused' && Object.keys(outcome.errors).length === 0) {
    return outcome.message;
  }
  return undefined;
}

type ThanksProps = {
  /** Not a page that was opened in this state: what changed takes the focus. */
  justNow: boolean;
  path: string;
  onAgain: () => void;
};

function Thanks({ justNow, path, onAgain }: ThanksProps) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (justNow) said.current?.focus();
  }, [justNow]);
  return (
    <div className="post-comment-sent" role="status">
      <p className="medium display" ref={said} tabIndex={-1}>
        {COMMENT_SENT}
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
