/** Enters a request that came by telephone. What is typed is kept in this tab until it is sent. */
import { AddIcon } from '@sanity/icons/Add';
import { Button, TextArea, TextInput } from '@sanity/ui';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { ofName } from '../../inbox/forms/elision.ts';
import type { FormField } from '../../inbox/forms/form-description.ts';
import { phoneRequest } from '../../inbox/forms/phone-request.ts';
import { useCallDraft } from './call-draft.ts';
import { useDesk } from './desk.ts';
import { BleedButton } from './desk-button.tsx';
import { ModalDialog } from './modal-dialog.tsx';
import { tabPlace } from './place.ts';
import { Refused } from './refusals.ts';
import { SolidButton } from './solid-button.tsx';
import { failureSentence } from './states.tsx';

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
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const errors = failure instanceof Refused ? failure.errors : {};

  // The dialog itself puts the focus on its cross.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function keep(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const kept = await api.enter(call);
      forget();
      onClose();
      changes.announce('many');
      say(`L’appel ${ofName(kept.sender.name)} est enregistré.`);
      go({ ...tabPlace('contact'), id: kept.id });
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
      if (error instanceof Refused) {
        const first = NAMES.find((name) => name in error.errors);
        form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      }
    } finally {
      setBusy(false);
    }
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
      {/* The service says what is wrong, in the same words as the site's forms. */}
      <form ref={form} id={id} className="requests-entry" noValidate onSubmit={keep}>
        {NAMES.map((name) => (
          <EntryField
            key={name}
            name={name}
            value={call.fields[name] ?? ''}
            error={errors[name]}
            onChange={(value) => change({ fields: { ...call.fields, [name]: value } })}
          />
        ))}
        <label className="requests-check">
          <input
            type="checkbox"
            checked={call.acknowledge}
            onChange={({ target }) => change({ acknowledge: target.checked })}
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

type EntryFieldProps = {
  name: FieldName;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
};

function EntryField({ name, value, error, onChange }: EntryFieldProps) {
  const field: FormField = phoneRequest.fields[name];
  const id = useId();
  const described = {
    id,
    name,
    value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className="requests-field" data-name={name}>
      <label htmlFor={id}>{field.label}</label>
      {field.element === 'select' ? (
        <select {...described} onChange={({ target }) => onChange(target.value)}>
          <option value="">{field.prompt}</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : field.element === 'textarea' ? (
        <TextArea
          {...described}
          fontSize={[2, 2, 1]}
          rows={field.attributes.rows}
          maxLength={field.attributes.maxLength}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <TextInput
          {...described}
          fontSize={[2, 2, 1]}
          type={field.attributes.type}
          maxLength={field.attributes.maxLength}
          inputMode={field.attributes.inputMode}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      {error && (
        <p id={`${id}-error`} className="requests-field-error">
          {error}
        </p>
      )}
    </div>
  );
}
