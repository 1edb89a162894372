import {
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { countRefusals } from '../../inbox/forms/answer-refusal.ts';
import { type FormDescription, SUBMISSION_KEY_FIELD } from '../../inbox/forms/form-description.ts';
import { SOURCE_FIELD } from '../../inbox/forms/source.ts';
import { report } from '../measure/count.ts';
import { storedSource } from '../measure/source.ts';
import { useScripted } from '../ui/scripted.ts';
import { keepDraft, removeDraft, restoreDraft } from './form-draft.ts';
import { type ByField, type FormOutcome, type Quoted, quotedOf } from './form-outcome.ts';
import { randomId } from './random-id.ts';
import { sendForm } from './send-form.ts';
import { useFieldErrors } from './use-field-errors.ts';

type Options = {
  /** The fields in the order in which they are shown. */
  fields: FormDescription['fields'];
  /** The page whose action receives the form when it is sent without script. */
  action: string;
  /** The address script posts to: the answer is an outcome and no page. */
  sendTo: string;
  /** The outcome when the whole page was sent, which is what happens without script. */
  answered: FormOutcome | undefined;
  /** The fields' texts before the visitor types, by name. */
  start?: Readonly<Record<string, string>> | undefined;
  /** `false`: no draft survives a reload. */
  draft?: false;
  /** The time for which the form says that it is sent before it is idle and empty again, in ms; 0 when absent. */
  sentFor?: number;
  /** Called once for each stored form, with its reference for the sender. */
  onReceived?: ((quoted: Quoted | undefined, posted: FormData) => void) | undefined;
};

export type FormClient = ReturnType<typeof useForm>;

/**
 * The script of every form: validates it beside its fields, sends it without leaving the page, under a key by which a
 * repeat is recognised, shows what became of it, and keeps what is being written. The form is an HTML form first, and
 * works without: browsers then validate it in their own way.
 */
export function useForm(options: Options) {
  const {
    fields,
    action,
    sendTo,
    answered,
    start,
    draft = true,
    sentFor = 0,
    onReceived,
  } = options;
  const element = useRef<HTMLFormElement>(null);
  const key = useRef('');
  const [last, setLast] = useState<Last>({ outcome: answered, by: 'page' });
  const { errors, announcement, ...fieldErrors } = useFieldErrors(fields, errorsOf(answered));
  const scripted = useScripted();
  // The initial values are frozen: they must not change while the visitor types.
  const [typed, setTyped] = useState(answered && 'values' in answered ? answered.values : {});
  /** The progress from 0 to 1 while it is being sent. */
  const [progress, setProgress] = useState<number>();
  const [sent, setSent] = useState(false);
  const state: FormState = progress !== undefined ? 'sending' : sent ? 'sent' : 'idle';

  useEffect(() => {
    if (answered?.state === 'received') removeDraft(action);
    else if (draft && element.current) restoreDraft(element.current, action);
  }, [action, answered, draft]);

  useEffect(() => {
    if (last.by !== 'script' || last.outcome?.state !== 'refused') return;
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [last]);

  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => {
      setSent(false);
      if (element.current) empty(element.current);
    }, sentFor);
    return () => clearTimeout(timer);
  }, [sent, sentFor]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state !== 'idle') return;
    const refusals = fieldErrors.find(event.currentTarget);
    if (Object.keys(refusals).length > 0) {
      return finish({
        state: 'refused',
        message: countRefusals(refusals),
        errors: refusals,
        values: {},
      });
    }
    key.current ||= randomId();
    const posted = new FormData(event.currentTarget);
    posted.set(SUBMISSION_KEY_FIELD, key.current);
    posted.set(SOURCE_FIELD, storedSource());
    setProgress(0);
    finish(undefined);
    const outcome = await sendForm(sendTo, posted, setProgress);
    setProgress(undefined);
    finish(outcome);
    if (outcome.state !== 'received') return;
    key.current = '';
    removeDraft(action);
    fieldErrors.clear();
    setSent(true);
    report('form_success', { form: action });
    onReceived?.(quotedOf(outcome), posted);
  }

  function finish(outcome: FormOutcome | undefined): void {
    setLast({ outcome, by: 'script' });
    fieldErrors.show(errorsOf(outcome));
  }

  const refused = errorsOf(last.outcome);
  const names = Object.keys(fields);
  return {
    attributes: {
      ref: element,
      method: 'post',
      action,
      noValidate: scripted,
      // The script of the first paint may have set the attribute already (`server/pages/after-first-paint.ts`).
      suppressHydrationWarning: true,
      onSubmit: send,
      onInput(event: InputEvent<HTMLFormElement>) {
        // A changed text is another message, with a new key; the same text sent again keeps its key.
        key.current = '';
        if (draft) keepDraft(event.currentTarget, action);
        fieldErrors.change(event);
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => fieldErrors.leave(event),
    } as const,
    fields,
    values: { ...start, ...typed },
    errors,
    announcement,
    state,
    progress,
    outcome: last.outcome,
    /** The origin of the outcome: the page as opened, its script, or none after a reset. */
    by: last.by,
    /** The field that takes the focus as soon as it is rendered. */
    focused: {
      page: names.find((name) => refused[name]),
      script: undefined,
      visitor: names[0],
    }[last.by],
    /** Shows the form again after its outcome had replaced it. */
    beginAnew() {
      setTyped({});
      fieldErrors.clear();
      setLast({ outcome: undefined, by: 'visitor' });
    },
  };
}

function errorsOf(outcome: FormOutcome | undefined): ByField {
  return outcome?.state === 'refused' ? outcome.errors : {};
}

type FormState = 'idle' | 'sending' | 'sent';

type Last = { outcome: FormOutcome | undefined; by: 'page' | 'script' | 'visitor' };

/** Empties the form. `reset()` alone would restore the values that a refused page or a choice had set. */
function empty(form: HTMLFormElement): void {
  form.reset();
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.selectedIndex = 0;
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value = '';
    }
  }
}
