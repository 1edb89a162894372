/**
 * Enters a request that came by phone. The draft stays in this tab until it is sent; the errors are those of the site's
 * forms, shown when a field is left or sent, and until it is corrected.
 */
import { AddIcon } from '@sanity/icons/Add';
import { type FocusEvent, useState } from 'react';
import type { NewEntry } from '../../inbox/contract/questions.ts';
import {
  type TextField as FormField,
  readAnswer,
  refusalOfAnswer,
} from '../../inbox/forms/answer-refusal.ts';
import { NO_CHOICES, withChoices } from '../../inbox/forms/choices.ts';
import { ofName } from '../../inbox/forms/elision.ts';
import { phoneRequest } from '../../inbox/forms/phone-request.ts';
import { Button } from '../ui/button.tsx';
import { FormDialog } from '../ui/dialog.tsx';
import { Check, Select, TextArea, TextField } from '../ui/field.tsx';
import { useLive } from '../ui/live-answer.ts';
import { Refused } from '../ui/refusals.ts';
import { useDesk } from './desk.tsx';
import { useDraftOf } from './detail/draft.ts';
import { tabLocation } from './location.ts';

export function EnterCall() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="bare" icon={AddIcon} text="Noter un appel" onClick={() => setOpen(true)} />
      {open && <CallDialog onClose={() => setOpen(false)} />}
    </>
  );
}

type FieldName = keyof typeof phoneRequest.fields;

const NAMES = Object.keys(phoneRequest.fields).filter(
  (name): name is FieldName => name in phoneRequest.fields,
);

function CallDialog({ onClose }: { onClose(): void }) {
  const { api, changes, go, notify } = useDesk();
  const [key] = useState(() => crypto.randomUUID());
  const draft = useDraftOf<NewEntry>('call', { key, acknowledge: false, fields: {} });
  const call = draft.parts;
  // The draft holds the idempotency key: a call sent again after a lost answer is not stored twice.
  const change = (changes: Partial<NewEntry>) => draft.write({ key: call.key, ...changes });
  const [errors, setErrors] = useState<Errors>({});
  const { data: choices = NO_CHOICES } = useLive('choices', (signal) => api.choices(signal));
  const { fields } = withChoices(phoneRequest, choices);

  async function keep() {
    const errors = errorsOf(call.fields);
    setErrors(errors);
    if (Object.keys(errors).length > 0) throw new Refused({ type: 'invalid', message: '' }, errors);
    const stored = await api.enter(call).catch((error: unknown) => {
      if (error instanceof Refused) setErrors(error.errors);
      throw error;
    });
    draft.discard();
    changes.announce('many');
    notify(`L’appel ${ofName(stored.sender.name)} est enregistré.`);
    go({ ...tabLocation('contact'), id: stored.id });
  }

  function validate(name: FieldName, typed: string) {
    const error = errorOf(name, typed);
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others));
  }

  return (
    <FormDialog
      title="Noter un appel"
      action="Enregistrer"
      className="requests-entry"
      onSend={keep}
      onClose={onClose}
    >
      {NAMES.filter((name) => name in fields).map((name) => (
        <EntryField
          key={name}
          name={name}
          options={choices[name === 'service' ? 'service' : 'budget']}
          value={call.fields[name] ?? ''}
          error={errors[name]}
          onChange={(value) => {
            change({ fields: { ...call.fields, [name]: value } });
            if (errors[name]) validate(name, value);
          }}
          // An empty field that was only passed through shows no error.
          onLeave={(value) => value && validate(name, value)}
        />
      ))}
      <Check
        checked={call.acknowledge}
        onChange={(acknowledge) => {
          change({ acknowledge });
          // The acknowledgement may have been what required an e-mail address.
          validate('email', call.fields.email ?? '');
        }}
      >
        Envoyer un accusé de réception
      </Check>
    </FormDialog>
  );
}

type Errors = Readonly<Record<string, string>>;

function errorsOf(typed: Readonly<Record<string, string>>): Errors {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const error = errorOf(name, typed[name] ?? '');
      return error ? [[name, error]] : [];
    }),
  );
}

function errorOf(name: FieldName, typed: string): string | undefined {
  const field: FormField = phoneRequest.fields[name];
  return refusalOfAnswer(field, readAnswer(field, typed));
}

type EntryFieldProps = {
  name: FieldName;
  options: readonly string[];
  value: string;
  error: string | undefined;
  onChange(value: string): void;
  onLeave(value: string): void;
};

function EntryField({ name, options, onLeave, ...entry }: EntryFieldProps) {
  const field: FormField = phoneRequest.fields[name];
  const { label } = field;
  // Validation waits for another field: an error shown while a button is pressed would move the button away.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !(relatedTarget instanceof HTMLButtonElement)) onLeave(entry.value);
  };
  const common = { ...entry, name, label, onBlur };
  if (field.element === 'select') {
    const choices = options.map((option) => [option, option] as const);
    return <Select {...common} options={[['', field.prompt], ...choices]} />;
  }
  const { attributes } = field;
  if ('rows' in attributes) return <TextArea {...common} rows={attributes.rows} />;
  return (
    <TextField
      {...common}
      type={attributes.type}
      maxLength={'maxLength' in attributes ? attributes.maxLength : undefined}
      inputMode={attributes.inputMode}
      autoComplete="off"
    />
  );
}
