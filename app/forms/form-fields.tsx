import { Fragment, type ReactNode } from 'react';
import type { FileField } from '../../inbox/forms/form-description.ts';
import { FormField } from '../ui/form-field.tsx';
import { FormStatus } from './form-status.tsx';
import type { FormClient } from './use-form.ts';

type Props = {
  form: FormClient;
  /** Renders a field for a file: pages with forms that have none do not load its code. */
  file?: (field: {
    name: string;
    description: FileField;
    error: string | undefined;
    takesFocus: boolean;
  }) => ReactNode;
};

/** The questions of a form, each with its error beside it. */
export function FormFields({ form, file }: Props) {
  const { fields, values, errors, focused } = form;
  return (
    <>
      {Object.entries(fields).map(([name, description]) => {
        const common = { name, error: errors[name], takesFocus: name === focused };
        return description.element === 'file' ? (
          <Fragment key={name}>{file?.({ ...common, description })}</Fragment>
        ) : (
          <FormField key={name} {...common} description={description} value={values[name]} />
        );
      })}
      <FormStatus form={form} />
    </>
  );
}
