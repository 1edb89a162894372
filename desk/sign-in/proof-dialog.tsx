import { type ReactNode, useState } from 'react';
import { FormDialog } from '../ui/dialog.tsx';
import { textOf } from '../ui/field.tsx';
import { Refused } from '../ui/refusals.ts';
import { TryButton } from '../ui/states.tsx';
import { prove } from './api.ts';
import { passkeysWork, signWithPasskey } from './passkey.tsx';
import { PasswordField } from './threshold.tsx';

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
      onProved={asking.resolve}
      onClose={() => {
        setAsking(undefined);
        // After a successful proof the promise is resolved already, and this rejection does nothing.
        asking.reject(new Refused({ type: 'unproved', message: 'Rien n’a été changé.' }));
      }}
    />
  );
  return [dialog, proved];
}

/** Asks who it is: a browser left open is not its owner. */
function ProofDialog({ onProved, onClose }: { onProved(): void; onClose(): void }) {
  async function send(proof: Parameters<typeof prove>[0]) {
    await prove(proof);
    onProved();
  }
  async function sendPasskey() {
    await send({ credential: await signWithPasskey() });
    onClose();
  }
  return (
    <FormDialog
      title={'C’est bien vous\u202f?'}
      action="Confirmer"
      others={passkeysWork() && <TryButton text="Utiliser une clé d’accès" act={sendPasskey} />}
      onSend={(values) => send({ password: textOf(values, 'password') })}
      onClose={onClose}
    >
      <p>On ne touche à la sécurité d’un compte qu’après avoir montré que c’est le sien.</p>
      <PasswordField name="password" label="Votre mot de passe" autoComplete="current-password" />
    </FormDialog>
  );
}
