/** The lines of a filled form, for reading: one per field, in the form's order, under its noun. */
import type { FieldValues } from './form-schema.ts';
import type { FormDescription, FormField } from './forms/form-description.ts';

export type Line = {
  name: string;
  noun: string;
  /** Empty when nothing was given. */
  value: string;
  /** Whether the text has several lines. */
  long: boolean;
};

export function linesOf(form: FormDescription, fields: FieldValues): Line[] {
  return Object.entries<FormField>(form.fields).flatMap(([name, field]) =>
    // A choice that was not made, or not offered, gives no line.
    field.element === 'file' || (field.element === 'select' && !fields[name])
      ? []
      : [
          {
            name,
            noun: field.noun,
            value: fields[name] ?? '',
            long: field.element === 'textarea',
          },
        ],
  );
}
