import { type ReactNode, useCallback, useState } from 'react';
import {
  FAILED_ALERT,
  SENT_RESET_DELAY,
  SUBMIT_LABELS,
} from '../../inbox/forms/contact-wording.ts';
import type { FormDescription } from '../../inbox/forms/form-description.ts';
import { Button } from '../ui/button.tsx';
import { Toast, type ToastMessage } from '../ui/toast.tsx';
import { DataNotice } from './data-notice.tsx';
import { FormFields } from './form-fields.tsx';
import { type FormOutcome, type Quoted, quotedOf } from './form-outcome.ts';
import { FormProblem } from './form-problem.tsx';
import { FormTrap } from './form-trap.tsx';
import { SentReference } from './sent-reference.tsx';
import { useForm } from './use-form.ts';
import './contact-form.css';

type Props = {
  form: FormDescription;
  /** The address of the route whose action receives the form without script. */
  action: string;
  /** The address its script posts to. */
  sendTo: string;
  /** The fields' texts before the visitor types, by name. */
  start?: Readonly<Record<string, string>> | undefined;
  /** The outcome when the whole page was sent, which is what happens without script. */
  answered: FormOutcome | undefined;
  /** Called once for each stored message, with its reference for the sender. */
  onReceived?: (quoted: Quoted | undefined) => void;
  /** Toasts over the page; without them the form shows its outcome beside its button. */
  toasts?: Readonly<Record<'received' | 'failed', ToastMessage>>;
  children: ReactNode;
};

/** Shows either of the contact forms. Script adds the three states of the button, and keeps the page where it is. */
export function ContactForm({ form: description, toasts, children, ...options }: Props) {
  const form = useForm({
    ...options,
    fields: longAnswersLast(description),
    sentFor: SENT_RESET_DELAY,
  });
  const answer = form.by === 'script' ? form.outcome : undefined;
  const [closed, setClosed] = useState<FormOutcome>();
  const closeToast = useCallback(() => setClosed(answer), [answer]);
  return (
    <>
      <form {...form.attributes} className="contact-form">
        {children}
        <div className="contact-form-fields">
          <FormFields form={form} />
        </div>
        <FormTrap />
        <FormProblem form={form} failed={answer && toasts ? undefined : FAILED_ALERT} />
        <Button
          type="submit"
          wide
          tone={form.state === 'sent' ? 'sent' : 'action'}
          disabled={form.state === 'sending'}
        >
          {SUBMIT_LABELS[form.state]}
        </Button>
        <div role="status">
          <SentReference quoted={quotedOf(answer)} />
        </div>
        <DataNotice>Vos données servent à vous répondre.</DataNotice>
      </form>
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

/** Puts short answers in pairs: a long one between them would leave a gap. */
function longAnswersLast({ fields }: FormDescription): FormDescription['fields'] {
  return Object.fromEntries(
    Object.entries(fields).toSorted(
      ([, a], [, b]) => Number(a.element === 'textarea') - Number(b.element === 'textarea'),
    ),
  );
}
