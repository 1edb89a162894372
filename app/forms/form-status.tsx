import type { FormClient } from './use-form.ts';

/** Tells screen readers the error of the field that was just left, or how many a form has. Script alone writes it. */
export function FormStatus({ form: { attributes, announcement } }: { form: FormClient }) {
  if (!attributes.noValidate) return null;
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
