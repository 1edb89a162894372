import type { FormOutcome } from './form-outcome.ts';
import type { FormClient } from './use-form.ts';

type Props = {
  form: FormClient;
  /** The message of a failure to store the form. Undefined: it is shown elsewhere. */
  failed: string | undefined;
};

export function FormProblem({ form: { outcome, by, focused }, failed }: Props) {
  const text = problemOf(outcome, failed);
  return (
    <div role="alert">
      {text && (
        <p
          className="contact-form-problem"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: a page that was sent opens where it has something to say.
          autoFocus={by === 'page' && focused === undefined}
        >
          {text}
        </p>
      )}
    </div>
  );
}

/** Returns the message for the whole form; a refused field shows its own error. */
export function problemOf(outcome: FormOutcome | undefined, failed: string | undefined) {
  if (outcome?.state === 'failed') return failed;
  if (outcome?.state === 'refused' && Object.keys(outcome.errors).length === 0) {
    return outcome.message;
  }
  return undefined;
}
