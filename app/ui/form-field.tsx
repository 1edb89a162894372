import { useId } from 'react';
import type { FormField as AnyField, FileField } from '../../inbox/forms/form-description.ts';
import { useScripted } from './scripted.ts';
import './form-field.css';

type Props = {
  name: string;
  description: Exclude<AnyField, FileField>;
  /** The value typed when the server refused the form. */
  value?: string | undefined;
  /** Why the answer is refused, by the page or by the server. */
  error?: string | undefined;
  /** The first refused field of a page that was sent without script takes the focus. */
  takesFocus?: boolean;
};

/** One question of a form: its label above, the control, and its error beside it. */
export function FormField({ name, description, value, error, takesFocus }: Props) {
  const scripted = useScripted();
  const id = useId();
  const errorId = `${id}error`;
  const common = {
    id,
    name,
    defaultValue: value,
    autoFocus: takesFocus,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? errorId : undefined,
  };
  return (
    <div className={`field field-${description.element}`}>
      <label htmlFor={id}>{description.label}</label>
      {description.element === 'input' && <input {...common} {...description.attributes} />}
      {description.element === 'textarea' && (
        <textarea
          {...common}
          {...description.attributes}
          // With script no `maxLength` is set: browsers silently cut a pasted text, while our error stands beside the
          // field.
          maxLength={scripted ? undefined : description.attributes.maxLength}
        />
      )}
      {description.element === 'select' && (
        <select {...common} {...description.attributes}>
          <option value="">{description.prompt}</option>
          {description.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
