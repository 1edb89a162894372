import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/states.tsx';
import type { Awaited, CurrentUser } from './api.ts';
import { loginPasskey } from './factors-api.ts';
import { passkeysWork, signWithPasskey } from './passkey.ts';

type PasskeyLoginProps = {
  onDone: (state: CurrentUser | Awaited) => void;
  /** A form follows, which is another way in. */
  isOneOfTwo: boolean;
};

/** Logs in with a passkey alone: nothing to type. Shows nothing in a browser that has none. */
export function PasskeyLogin({ onDone, isOneOfTwo }: PasskeyLoginProps) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  if (!passkeysWork()) return null;

  async function logIn() {
    if (pending) return;
    setPending(true);
    setError(undefined);
    try {
      onDone(await loginPasskey(await signWithPasskey()));
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
    setPending(false);
  }

  return (
    <>
      <Button
        look={isOneOfTwo ? 'plain' : 'primary'}
        text="Utiliser une clé d’accès"
        busy={pending}
        onClick={logIn}
      />
      <Failure>{error}</Failure>
      {isOneOfTwo && <p className="or">ou</p>}
    </>
  );
}
