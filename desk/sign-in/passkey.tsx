/** Makes and uses passkeys in this browser; what goes wrong is an error with a French sentence. */
import { Refused } from '../ui/refusals.ts';
import { TryButton } from '../ui/states.tsx';
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

/** The sentences for WebAuthn's own errors, by name. */
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
  onDone(state: CurrentUser | Awaited): void;
  /** Whether a form follows, which is another way in. */
  isOneOfTwo: boolean;
};

/** Logs in with a passkey alone: nothing to type. Shows nothing in a browser that has none. */
export function PasskeyLogin({ onDone, isOneOfTwo }: PasskeyLoginProps) {
  if (!passkeysWork()) return null;
  return (
    <>
      <TryButton
        look={isOneOfTwo ? 'plain' : 'primary'}
        text="Utiliser une clé d’accès"
        act={async () => onDone(await loginPasskey(await signWithPasskey()))}
      />
      {isOneOfTwo && <p className="or">ou</p>}
    </>
  );
}
