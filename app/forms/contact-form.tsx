import { type ReactNode, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type FetcherWithComponents, Link, useFetcher } from 'react-router';
import {
  FAILED_ALERT,
  SENT_RESET_DELAY,
  SUBMIT_LABELS,
} from '../../inbox/forms/contact-wording.ts';
import { type FormDescription, SUBMISSION_KEY_FIELD } from '../../inbox/forms/form-description.ts';
import { legalAddress } from '../content/legal-address.ts';
import { Button } from '../ui/button.tsx';
import { FormField } from '../ui/form-field.tsx';
import { Toast, type ToastMessage } from '../ui/toast.tsx';
import { forgetDraft, keepDraft, restoreDraft } from './form-draft.ts';
import type { FormOutcome } from './form-outcome.ts';
import { FormTrap } from './form-trap.tsx';
import { SentReference } from './sent-reference.tsx';
import { makeSubmissionKey } from './submission-key.ts';
import './contact-form.css';

type Props = {
  form: FormDescription;
  /** The address of the route whose action receives the form. */
  action: string;
  /** What the fields say before anybody has typed, by name. */
  start?: Readonly<Record<string, string>> | undefined;
  /** What became of it when the whole page was sent, which is what happens without script. */
  answered: FormOutcome | undefined;
  /** Called once for each message kept, with what its sender may quote; stable, because an effect depends on it. */
  onReceived?: (reference: string | undefined) => void;
  /** Said over the page; without them the form says it itself, beside its button. */
  toasts?: Readonly<Record<'received' | 'failed', ToastMessage>>;
  /** Above the fields. */
  children: ReactNode;
};

/**
 * Both contact forms. An HTML form first: script adds the three states of its button, and keeps the
 * page where it is.
 */
export function ContactForm({
  form,
  action,
  start,
  answered,
  onReceived,
  toasts,
  children,
}: Props) {
  const fetcher = useFetcher<FormOutcome>();
  const phase = phaseOf(fetcher);
  const element = useRef<HTMLFormElement>(null);
  const key = useRef<HTMLInputElement>(null);
  // What the fields start with may not change under what is being typed.
  const [initial] = useState(answered);
  const [sentBefore, setSentBefore] = useState(0);
  const [resent, setResent] = useState(false);

  const outcome = resent ? fetcher.data : initial;
  const errors = outcome?.state === 'refused' ? outcome.errors : {};
  const typed = initial && 'values' in initial ? initial.values : start;
  const values = (sentBefore === 0 && typed) || {};
  const fields = longAnswersLast(form);
  const firstRefused = fields.find(([name]) => errors[name])?.[0];

  // Outlives the reset of the button: a toast stays until it is closed or has had time to be read.
  const [answer, setAnswer] = useState<FormOutcome>();
  if (fetcher.data && fetcher.data !== answer) setAnswer(fetcher.data);
  const [closed, setClosed] = useState<FormOutcome>();
  const closeToast = useCallback(() => setClosed(answer), [answer]);

  useEffect(() => {
    if (element.current) restoreDraft(element.current, action);
  }, [action]);

  useEffect(() => {
    if (answer?.state === 'received') {
      forgetDraft(action);
      onReceived?.(answer.reference);
    }
    if (answer?.state === 'refused') {
      element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  }, [answer, action, onReceived]);

  const { reset } = fetcher;
  useEffect(() => {
    if (phase !== 'sent') return;
    const timer = setTimeout(() => {
      reset();
      setSentBefore((count) => count + 1);
    }, SENT_RESET_DELAY);
    return () => clearTimeout(timer);
  }, [phase, reset]);

  function beforeSending(event: SubmitEvent) {
    if (phase !== 'idle') return event.preventDefault();
    if (key.current) key.current.value ||= makeSubmissionKey();
    setResent(true);
  }

  return (
    <>
      <fetcher.Form
        ref={element}
        method="post"
        action={action}
        className="contact-form"
        // The answer changes nothing the page has loaded.
        defaultShouldRevalidate={false}
        onSubmit={beforeSending}
        onInput={({ currentTarget }) => {
          // Another text is another message; the same text tried again is the same one.
          if (key.current) key.current.value = '';
          keepDraft(currentTarget, action);
        }}
      >
        {children}
        {/* New fields after each message: the old ones would come back with what a refused page put in. */}
        <div className="contact-form-fields" key={sentBefore}>
          {fields.map(([name, description]) => (
            <FormField
              key={name}
              name={name}
              description={description}
              value={values[name]}
              error={errors[name]}
              takesFocus={!resent && name === firstRefused}
            />
          ))}
        </div>
        <FormTrap key={`trap-${sentBefore}`} />
        <input ref={key} type="hidden" name={SUBMISSION_KEY_FIELD} />
        <Problem
          outcome={outcome}
          saidElsewhere={resent && toasts !== undefined}
          takesFocus={!resent && !firstRefused}
        />
        <Button
          type="submit"
          wide
          tone={phase === 'sent' ? 'sent' : 'action'}
          disabled={phase === 'sending'}
        >
          {SUBMIT_LABELS[phase]}
        </Button>
        <div role="status">
          {answer?.state === 'received' && <SentReference reference={answer.reference} />}
        </div>
        <p className="contact-form-terms">
          En envoyant ce message, vous acceptez notre{' '}
          <Link to={legalAddress('privacyPolicy')}>politique de confidentialité</Link>.
        </p>
      </fetcher.Form>
      {toasts && (
        <Toast
          message={answer === closed ? undefined : toastOf(answer, toasts)}
          onClose={closeToast}
        />
      )}
    </>
  );
}

function toastOf(answer: FormOutcome | undefined, toasts: NonNullable<Props['toasts']>) {
  return answer && answer.state !== 'refused' ? toasts[answer.state] : undefined;
}

type Phase = keyof typeof SUBMIT_LABELS;

function phaseOf({ state, data }: FetcherWithComponents<FormOutcome>): Phase {
  if (state === 'submitting') return 'sending';
  return data?.state === 'received' ? 'sent' : 'idle';
}

/** Short answers stand in pairs; one long one between them would leave a hole. */
function longAnswersLast({ fields }: FormDescription) {
  return Object.entries(fields).toSorted(
    ([, a], [, b]) => Number(a.element === 'textarea') - Number(b.element === 'textarea'),
  );
}

type ProblemProps = {
  outcome: FormOutcome | undefined;
  saidElsewhere: boolean;
  takesFocus: boolean;
};

/** What is wrong with the message as a whole. */
function Problem({ outcome, saidElsewhere, takesFocus }: ProblemProps) {
  const text = problemOf(outcome, saidElsewhere);
  return (
    <div role="alert">
      {text && (
        // biome-ignore lint/a11y/noAutofocus: a page that was sent opens where it has something to say.
        <p className="contact-form-problem" tabIndex={-1} autoFocus={takesFocus}>
          {text}
        </p>
      )}
    </div>
  );
}

function problemOf(outcome: FormOutcome | undefined, saidElsewhere: boolean) {
  if (outcome?.state === 'failed') return saidElsewhere ? undefined : FAILED_ALERT;
  // A refused field says itself what is wrong with it.
  if (outcome?.state === 'refused' && Object.keys(outcome.errors).length === 0) {
    return outcome.message;
  }
  return undefined;
}
