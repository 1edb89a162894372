/** The one place where a form's plain description becomes the server's check of it. */
import { z } from 'zod';
import { readAnswer, refusalOfAnswer, type TextField } from './forms/answer-refusal.ts';
import type { FileField, FormDescription } from './forms/form-description.ts';

/** The cleaned text of each field but files; an empty field has the empty string. */
export type FieldValues = Readonly<Record<string, string>>;

export type FieldErrors = Readonly<Record<string, string>>;

/** Reads the described fields and ignores all others, `__proto__` included; the first of a repeated one counts. */
export function readFields(form: FormDescription, posted: FormData): FieldValues {
  return Object.fromEntries(
    textFields(form).map(([name, field]) => {
      const value = posted.get(name);
      return [name, readAnswer(field, typeof value === 'string' ? value : '')];
    }),
  );
}

/** The check of every field of a form, with its French message. Expects what `readFields` returns. */
export function formSchema(form: FormDescription): z.ZodType<FieldValues> {
  return z.object(
    Object.fromEntries(textFields(form).map(([name, field]) => [name, fieldSchema(field)])),
  );
}

/** The file field of a form; no form has two. */
export function fileField(form: FormDescription): [name: string, field: FileField] | undefined {
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.element === 'file') return [name, field];
  }
  return undefined;
}

function textFields(form: FormDescription): [name: string, field: TextField][] {
  return Object.entries(form.fields).flatMap(([name, field]): [string, TextField][] =>
    field.element === 'file' ? [] : [[name, field]],
  );
}

/** The errors of a refused form by field, the first of each. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}

function fieldSchema(field: TextField): z.ZodType<string> {
  return z.string().superRefine((value, context) => {
    const refusal = refusalOfAnswer(field, value);
    if (refusal) context.addIssue({ code: 'custom', message: refusal });
  });
}
