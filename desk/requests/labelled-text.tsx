import { TextInput } from '@sanity/ui';
import { LabelledField, type LabelledFieldProps } from './labelled-field.tsx';

type LabelledTextProps = Omit<LabelledFieldProps, 'children'> & {
  value: string;
  maxLength: number;
  onChange(value: string): void;
  name?: string;
  type?: 'text' | 'url';
  autoComplete?: string;
  placeholder?: string;
};

/** A field for one line of text, with its name above it. */
export function LabelledText({ label, hint, error, onChange, ...input }: LabelledTextProps) {
  return (
    <LabelledField label={label} hint={hint} error={error}>
      {(id, refused) => (
        <TextInput
          id={id}
          {...refused}
          {...input}
          fontSize={[2, 2, 1]}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </LabelledField>
  );
}
