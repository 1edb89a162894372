import { Button } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { Modal } from '../ui/modal.tsx';
import { Action, Fault } from './action.tsx';
import { Refused } from './api.ts';
import { prove } from './factors-api.ts';
import { PasswordField } from './field.tsx';
import { passkeysWork, signWithPasskey } from './passkey.ts';
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
        asking.reject(new Error('Rien n’a été changé.'));
      }}
    />
  );
  return [dialog, proved];
}

/** A browser left open is not its owner. */
function ProofDialog({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
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
    <Modal className="confirm" title={'C’est bien vous\u202f?'} onClose={onClose}>
      <p>On ne touche à la sécurité d’un compte qu’après avoir montré que c’est le sien.</p>
      <form method="post" noValidate onSubmit={submission.onSubmit}>
        <Fault>{submission.error ?? error}</Fault>
        <PasswordField
          name="password"
          label="Votre mot de passe"
          autoComplete="current-password"
          required
          fault={submission.faults.password}
        />
        <p className="confirm-actions">
          <Button fontSize={2} mode="bleed" text="Annuler" onClick={onClose} />
          {passkeysWork() && (
            <Button
              fontSize={2}
              mode="ghost"
              text="Utiliser une clé d’accès"
              onClick={withPasskey}
            />
          )}
          <Action pending={submission.pending}>Confirmer</Action>
        </p>
      </form>
    </Modal>
  );
}
