/**
 * Enters a request that came by telephone. What is typed is kept in this tab until it is sent, and refused in the words
 * of the site's forms: when a field is left, when it is sent, and no longer than it is wrong.
 */
import { AddIcon } from '@sanity/icons/Add';
import { Button, TextArea, TextInput } from '@sanity/ui';
import { type FocusEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { readAnswer, refusalOfAnswer, type TextField } from '../../inbox/forms/answer-refusal.ts';
import { NO_CHOICES, withChoices } from '../../inbox/forms/choices.ts';
import { ofName } from '../../inbox/forms/elision.ts';
import { phoneRequest } from '../../inbox/forms/phone-request.ts';
import { BleedButton } from '../ui/desk-button.tsx';
import { useLive } from '../ui/live-answer.ts';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { Refused } from '../ui/refusals.ts';
import { SolidButton } from '../ui/solid-button.tsx';
import { failureSentence } from '../ui/states.tsx';
import { useCallDraft } from './call-draft.ts';
import { useDesk } from './desk.ts';
import { LabelledField } from './labelled-field.tsx';
import { tabPlace } from './place.ts';

export function EnterCall() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <BleedButton icon={AddIcon} text="Noter un appel" onClick={() => setOpen(true)} />
      {open && <CallDialog onClose={() => setOpen(false)} />}
    </>
  );
}

type FieldName = keyof typeof phoneRequest.fields;

const NAMES = Object.keys(phoneRequest.fields).filter(
  (name): name is FieldName => name in phoneRequest.fields,
);

function CallDialog({ onClose }: { onClose(): void }) {
  const { api, changes, go, say } = useDesk();
  const [call, change, forget] = useCallDraft();
  const [failure, setFailure] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const { data: choices = NO_CHOICES } = useLive('choices', (signal) => api.choices(signal));
  const { fields } = withChoices(phoneRequest, choices);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  // The dialog itself puts the focus on its cross.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function keep(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure(undefined);
    const found = errorsOf(call.fields);
    if (Object.keys(found).length > 0) return refuse(found);
    setBusy(true);
    try {
      const kept = await api.enter(call);
      forget();
      onClose();
      changes.announce('many');
      say(`L’appel ${ofName(kept.sender.name)} est enregistré.`);
      go({ ...tabPlace('contact'), id: kept.id });
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
      if (error instanceof Refused) refuse(error.errors);
    } finally {
      setBusy(false);
    }
  }

  function refuse(refused: Errors) {
    setErrors(refused);
    const first = NAMES.find((name) => name in refused);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  function validate(name: FieldName, typed: string) {
    const error = errorOf(name, typed);
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others));
  }

  return (
    <ModalDialog
      title="Noter un appel"
      onClose={onClose}
      actions={
        <>
          <Button mode="ghost" text="Annuler" onClick={onClose} />
          <SolidButton text="Enregistrer" form={id} disabled={busy} />
        </>
      }
    >
      <form ref={form} id={id} className="requests-entry" noValidate onSubmit={keep}>
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
            // Of a field that was only passed through nothing is said.
            onLeave={(value) => value && validate(name, value)}
          />
        ))}
        <label className="requests-check">
          <input
            type="checkbox"
            checked={call.acknowledge}
            onChange={({ target }) => {
              change({ acknowledge: target.checked });
              // It may have been the acknowledgement that wanted an address.
              validate('email', call.fields.email ?? '');
            }}
          />
          Envoyer un accusé de réception
        </label>
        <div role="alert">
          {failure && (
            <p className="request-notice" data-tone="late">
              {failureSentence(failure)}
            </p>
          )}
        </div>
      </form>
    </ModalDialog>
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
  const field: TextField = phoneRequest.fields[name];
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

function EntryField({ name, options, value, error, onChange, onLeave }: EntryFieldProps) {
  const field: TextField = phoneRequest.fields[name];
  // For another field: an error written while a button is pressed would move it away from under the click.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !(relatedTarget instanceof HTMLButtonElement)) onLeave(value);
  };
  return (
    <LabelledField label={field.label} error={error}>
      {(id, refused) => {
        const common = { id, name, value, ...refused, onBlur: leave };
        if (field.element === 'select') {
          return (
            <select {...common} onChange={({ target }) => onChange(target.value)}>
              <option value="">{field.prompt}</option>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          );
        }
        const { attributes } = field;
        return 'rows' in attributes ? (
          <TextArea
            {...common}
            fontSize={[2, 2, 1]}
            rows={attributes.rows}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        ) : (
          <TextInput
            {...common}
            fontSize={[2, 2, 1]}
            type={attributes.type}
            maxLength={'maxLength' in attributes ? attributes.maxLength : undefined}
            inputMode={attributes.inputMode}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        );
      }}
    </LabelledField>
  );
}
