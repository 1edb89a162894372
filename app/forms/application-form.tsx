import { type RefObject, useEffect, useRef } from 'react';
import {
  APPLICATION_FAILED,
  APPLY_LABELS,
  CHOOSE_FILE_AGAIN,
} from '../../inbox/forms/application-wording.ts';
import type { FormDescription } from '../../inbox/forms/form-description.ts';
import { Button } from '../ui/button.tsx';
import { FileField } from '../ui/file-field.tsx';
import { DataNotice } from './data-notice.tsx';
import { FormFields } from './form-fields.tsx';
import type { FormOutcome, Quoted } from './form-outcome.ts';
import { FormProblem } from './form-problem.tsx';
import { FormTrap } from './form-trap.tsx';
import { useForm } from './use-form.ts';
import './application-form.css';
import './contact-form.css';

type Props = {
  form: FormDescription;
  /** The page whose action receives the form when it is sent without script. */
  action: string;
  /** The address its script posts to. */
  sendTo: string;
  /** The outcome when the whole page was sent, which is what happens without script. */
  answered: FormOutcome | undefined;
  /** Values that a choice made elsewhere on the page fills in. */
  suggested?: Readonly<Record<string, string>>;
  /** Called once for each stored application, with its reference for the sender. */
  onReceived: (quoted: Quoted | undefined) => void;
};

export function ApplicationForm({ form: { fields }, answered, suggested = {}, ...options }: Props) {
  const form = useForm({ ...options, answered, fields, start: suggested });
  useSuggestion(form.attributes.ref, suggested);
  const missing = form.by === 'page' && answered ? CHOOSE_FILE_AGAIN : undefined;
  return (
    <form
      {...form.attributes}
      encType="multipart/form-data"
      className="contact-form application-form"
    >
      <div className="contact-form-fields">
        <FormFields form={form} file={(field) => <FileField {...field} missing={missing} />} />
      </div>
      <FormTrap />
      <FormProblem form={form} failed={APPLICATION_FAILED} />
      {form.progress !== undefined && <Progress share={form.progress} />}
      <Button type="submit" wide disabled={form.state === 'sending'}>
        {APPLY_LABELS[form.state === 'sending' ? 'sending' : 'idle']}
      </Button>
      <DataNotice>Vos données servent à étudier votre candidature.</DataNotice>
    </form>
  );
}

/** A later choice on the page overwrites the field's value, which is its purpose. */
function useSuggestion(
  element: RefObject<HTMLFormElement | null>,
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
