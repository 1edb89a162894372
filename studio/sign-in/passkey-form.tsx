import { useRef } from 'react';
import { Action, Fault } from './action.tsx';
import { type Added, addPasskey } from './factors-api.ts';
import { Field } from './field.tsx';
import { makePasskey } from './passkey.ts';
import type { Proved } from './proof-dialog.tsx';
import { textOf, useSubmission } from './submission.ts';

type PasskeyFormProps = { proved: Proved; onAdded: (added: Added) => void };

/** Makes a passkey on this device, under a name its owner will know it by. */
export function PasskeyForm({ proved, onAdded }: PasskeyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission(async (values) => {
    const name = textOf(values, 'name');
    const credential = await proved(makePasskey);
    const added = await addPasskey(name, credential);
    form.current?.reset();
    onAdded(added);
  });
  return (
    <form ref={form} noValidate onSubmit={submission.onSubmit}>
      <Fault>{submission.error}</Fault>
      <Field
        name="name"
        label="Nom de la clé d’accès"
        autoComplete="off"
        defaultValue="Cet appareil"
        hint={'Par exemple «\u00a0Téléphone\u00a0» ou «\u00a0Ordinateur du bureau\u00a0».'}
        maxLength={80}
        required
        fault={submission.faults.name}
      />
      <Action pending={submission.pending} doing="En attente de l’appareil…">
        Ajouter une clé d’accès
      </Action>
    </form>
  );
}
