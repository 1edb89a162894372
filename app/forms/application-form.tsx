import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  APPLICATION_FAILED,
  APPLY_LABELS,
  CHOOSE_FILE_AGAIN,
} from '../../inbox/forms/application-wording.ts';
import { type FormDescription, SUBMISSION_KEY_FIELD } from '../../inbox/forms/form-description.ts';
import { legalAddress } from '../content/legal-address.ts';
import { Button } from '../ui/button.tsx';
import { FileField } from '../ui/file-field.tsx';
import { FormField } from '../ui/form-field.tsx';
import { forgetDraft, keepDraft, restoreDraft } from './form-draft.ts';
import type { FormOutcome } from './form-outcome.ts';
import { FormTrap } from './form-trap.tsx';
import { sendUpload } from './send-upload.ts';
import { makeSubmissionKey } from './submission-key.ts';
import './application-form.css';
import './contact-form.css';

type Props = {
  form: FormDescription;
  /** The page whose action receives the form when it is sent without script. */
  action: string;
  /** Where the script sends it: the answer is an outcome and no page. */
  uploadTo: string;
  /** What became of it when the whole page was sent. */
  answered: FormOutcome | undefined;
  /** What a choice made elsewhere on the page fills in. */
  suggested?: Readonly<Record<string, string>>;
  /** Called once for each application kept, with what its sender may quote; the form is empty again then. */
  onReceived: (reference: string | undefined) => void;
  /** Above the fields. */
  children?: ReactNode;
};

/** Both application forms: an HTML form with a file, which script sends without leaving the page. */
export function ApplicationForm(props: Props) {
  const { form, action, answered, suggested, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const key = useRef<HTMLInputElement>(null);
  const { sent, outcome, progress, send } = useSending(props, element, key);
  useSuggestion(element, suggested ?? {});

  const errors = outcome?.state === 'refused' ? outcome.errors : {};
  // What the fields start with may not change under what is being typed.
  const [values] = useState({
    ...suggested,
    ...(answered && 'values' in answered && answered.values),
  });
  const fields = Object.entries(form.fields);
  const firstRefused = fields.find(([name]) => errors[name])?.[0];

  return (
    <form
      ref={element}
      method="post"
      action={action}
      encType="multipart/form-data"
      className="contact-form application-form"
      onSubmit={send}
      onInput={({ currentTarget }) => {
        // Another text is another application; the same one tried again is the same one.
        if (key.current) key.current.value = '';
        keepDraft(currentTarget, action);
      }}
    >
      {children}
      <div className="contact-form-fields">
        {fields.map(([name, description]) =>
          description.element === 'file' ? (
            <FileField
              key={name}
              name={name}
              description={description}
              error={errors[name] ?? (answered && !sent ? CHOOSE_FILE_AGAIN : undefined)}
              takesFocus={!sent && name === firstRefused}
            />
          ) : (
            <FormField
              key={name}
              name={name}
              description={description}
              value={values[name]}
              error={errors[name]}
              takesFocus={!sent && name === firstRefused}
            />
          ),
        )}
      </div>
      <FormTrap />
      <input ref={key} type="hidden" name={SUBMISSION_KEY_FIELD} />
      <Problem outcome={outcome} takesFocus={!sent && !firstRefused} />
      {progress !== undefined && <Progress share={progress} />}
      <Button type="submit" wide disabled={progress !== undefined}>
        {progress === undefined ? APPLY_LABELS.idle : APPLY_LABELS.sending}
      </Button>
      <p className="contact-form-terms">
        En envoyant votre candidature, vous acceptez notre{' '}
        <Link to={legalAddress('privacyPolicy')}>politique de confidentialité</Link>.
      </p>
    </form>
  );
}

type ElementOf<Type> = { readonly current: Type | null };

function useSending(
  { action, uploadTo, answered, onReceived }: Props,
  element: ElementOf<HTMLFormElement>,
  key: ElementOf<HTMLInputElement>,
) {
  const [outcome, setOutcome] = useState(answered);
  /** True once this page's script has sent something: its answer is what counts. */
  const [sent, setSent] = useState(false);
  /** From 0 to 1 while it is being sent. */
  const [progress, setProgress] = useState<number>();

  useEffect(() => {
    if (element.current) restoreDraft(element.current, action);
  }, [action, element]);

  useEffect(() => {
    if (!sent || outcome?.state !== 'refused') return;
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [sent, outcome, element]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (progress !== undefined) return;
    if (key.current) key.current.value ||= makeSubmissionKey();
    setProgress(0);
    setOutcome(undefined);
    const answer = await sendUpload(uploadTo, new FormData(form), setProgress);
    setProgress(undefined);
    setSent(true);
    setOutcome(answer);
    if (answer.state !== 'received') return;
    forgetDraft(action);
    empty(form);
    onReceived(answer.reference);
  }

  return { sent, outcome, progress, send };
}

/** Not `reset()` alone: that would bring back what a refused page or a choice had put in. */
function empty(form: HTMLFormElement): void {
  form.reset();
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = '';
  }
}

/** A choice made on the page later overwrites what its field holds: that is what it is for. */
function useSuggestion(
  element: ElementOf<HTMLFormElement>,
  suggested: NonNullable<Props['suggested']>,
): void {
  const written = JSON.stringify(suggested);
  const first = useRef(written);
  useEffect(() => {
    if (written === first.current) return;
    first.current = written;
    for (const [name, value] of Object.entries<string>(JSON.parse(written))) {
      const field = element.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) continue;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [written, element]);
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <p className="application-progress">
      <progress value={share} max={1} aria-label="Envoi de votre candidature" />
      <span aria-hidden="true">{percent}&nbsp;%</span>
    </p>
  );
}

/** What is wrong with the application as a whole. */
function Problem({
  outcome,
  takesFocus,
}: {
  outcome: FormOutcome | undefined;
  takesFocus: boolean;
}) {
  const text = problemOf(outcome);
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

function problemOf(outcome: FormOutcome | undefined): string | undefined {
  if (outcome?.state === 'failed') return APPLICATION_FAILED;
  // A refused field says itself what is wrong with it.
  if (outcome?.state === 'refused' && Object.keys(outcome.errors).length === 0) {
    return outcome.message;
  }
  return undefined;
}
