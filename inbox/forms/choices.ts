/** The choices in the contact forms, which the agency edits: subjects and budgets. Plain data. */
import type { FormDescription, FormField } from './form-description.ts';

/** The options of each select, by its name; a select without options is left out of its form. */
export type Choices = { readonly service: readonly string[]; readonly budget: readonly string[] };

export const NO_CHOICES: Choices = { service: [], budget: [] };

/** The last subject of every list, for a message about none of the others. */
export const OTHER_SUBJECT = 'Autre';

/** A form with the agency's options in its selects. */
export function withChoices(form: FormDescription, choices: Choices): FormDescription {
  const fields = Object.entries<FormField>(form.fields).flatMap(
    ([name, field]): [string, FormField][] => {
      if (field.element !== 'select') return [[name, field]];
      const options = name === 'service' ? choices.service : choices.budget;
      return options.length > 0 ? [[name, { ...field, options }]] : [];
    },
  );
  return { ...form, fields: Object.fromEntries(fields) };
}
