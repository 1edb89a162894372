import { useRef } from 'react';
import { type Added, addPasskey } from './factors-api.ts';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
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
    <Form
      ref={form}
      submission={submission}
      action="Ajouter une clé d’accès"
      doing="En attente de l’appareil…"
    >
      <Field
        name="name"
        label="Nom de la clé d’accès"
        autoComplete="off"
        defaultValue="Cet appareil"
        hint={'Par exemple «\u00a0Téléphone\u00a0» ou «\u00a0Ordinateur du bureau\u00a0».'}
        maxLength={80}
      />
    </Form>
  );
}
