/** Makes and uses passkeys in this browser; what goes wrong is an error with a French sentence. */

import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Refused } from '../ui/refusals.ts';
import { Failure } from '../ui/states.tsx';
import {
  type Awaited,
  type CurrentUser,
  loginPasskey,
  newPasskeyOptions,
  passkeyOptions,
} from './api.ts';

/** Loaded where a passkey is made or used, and not with the login. */
const library = () => import('@simplewebauthn/browser');

/** Browsers offer passkeys to named sites over TLS, and to localhost: an address of numbers has none. */
export function passkeysWork(): boolean {
  const isNumbers = /^[\d.]+$|^\[/.test(location.hostname);
  return typeof PublicKeyCredential === 'function' && !isNumbers;
}

export async function makePasskey() {
  const [optionsJSON, { startRegistration }] = await Promise.all([newPasskeyOptions(), library()]);
  return startRegistration({ optionsJSON }).catch(inFrench);
}

export async function signWithPasskey() {
  const [optionsJSON, { startAuthentication }] = await Promise.all([passkeyOptions(), library()]);
  return startAuthentication({ optionsJSON }).catch(inFrench);
}

/** By the names of WebAuthn's own errors. */
const SENTENCES: Readonly<Record<string, string>> = {
  NotAllowedError:
    'Aucune clé d’accès n’a été utilisée\u00a0: la demande a été annulée, ou a trop attendu. Réessayez.',
  InvalidStateError: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  SecurityError:
    'Les clés d’accès ne servent qu’à l’adresse officielle du site. Vérifiez l’adresse de cette page.',
  ConstraintError:
    'Cet appareil ne peut pas vérifier que c’est vous. Activez le verrouillage de son écran, ou un code PIN.',
};

function inFrench(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  throw new Refused({
    type: 'failed',
    message: SENTENCES[name] ?? 'Cet appareil n’a pas pu utiliser de clé d’accès. Réessayez.',
  });
}

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
