import { useState } from 'react';
import type { Awaited, CurrentUser } from './api.ts';
import { loginPasskey } from './factors-api.ts';
import { Fault } from './form.tsx';
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
      <button
        type="button"
        className="action"
        data-tone={isOneOfTwo ? 'quiet' : undefined}
        aria-disabled={pending}
        onClick={logIn}
      >
        Utiliser une clé d’accès
      </button>
      <Fault>{error}</Fault>
      {isOneOfTwo && <p className="or">ou</p>}
    </>
  );
}
