import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Refused } from '../ui/refusals.ts';
import { prove } from './api.ts';
import { PasswordField } from './field.tsx';
import { Form } from './form.tsx';
import { passkeysWork, signWithPasskey } from './passkey.tsx';
import { textOf, useSubmission } from './submission.ts';

/** Does something, and asks first who it is where the service wants to know. */
export type Proved = <Result>(act: () => Promise<Result>) => Promise<Result>;

type Asking = { resolve: () => void; reject: (reason: Error) => void };

/** @returns the dialog, to be put somewhere in the page, and the function that opens it when needed */
export function useProof(): readonly [dialog: ReactNode, proved: Proved] {
  const [asking, setAsking] = useState<Asking>();

  async function proved<Result>(act: () => Promise<Result>): Promise<Result> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Refused && error.type === 'proof_needed')) throw error;
    }
    await new Promise<void>((resolve, reject) => setAsking({ resolve, reject }));
    return act();
  }

  const dialog = asking && (
    <ProofDialog
      onProved={() => {
        setAsking(undefined);
        asking.resolve();
      }}
      onClose={() => {
        setAsking(undefined);
        asking.reject(new Refused({ type: 'unproved', message: 'Rien n’a été changé.' }));
      }}
    />
  );
  return [dialog, proved];
}

/** A browser left open is not its owner. */
function ProofDialog({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
  const form = useId();
  const [error, setError] = useState<string>();
  const submission = useSubmission(async (values) => {
    await prove({ password: textOf(values, 'password') });
    onProved();
  });
  async function withPasskey() {
    setError(undefined);
    try {
      await prove({ credential: await signWithPasskey() });
      onProved();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
  }
  return (
    <Dialog
      title={'C’est bien vous\u202f?'}
      onClose={onClose}
      actions={
        <>
          <Button text="Annuler" onClick={onClose} />
          {passkeysWork() && <Button text="Utiliser une clé d’accès" onClick={withPasskey} />}
          <Button look="primary" text="Confirmer" form={form} busy={submission.pending} />
        </>
      }
    >
      <p>On ne touche à la sécurité d’un compte qu’après avoir montré que c’est le sien.</p>
      <Form id={form} submission={{ ...submission, error: submission.error ?? error }}>
        <PasswordField name="password" label="Votre mot de passe" autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}
