import { useState } from 'react';
import { Failure } from '../ui/states.tsx';
import type { Agency } from './agency.ts';
import { type Added, isLoggedIn, leave, me } from './api.ts';
import { AuthenticatorSetup, PasskeyForm, RecoveryCodes } from './factor-setup.tsx';
import { passkeysWork } from './passkey.tsx';
import { useProof } from './proof-dialog.tsx';
import { enter } from './return-path.ts';
import { Threshold } from './threshold.tsx';

/** For a person whose role asks for a second step and who has none: the only thing they can do here. */
export function EnrolmentScreen({ agency }: { agency: Agency }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const [error, setError] = useState<string>();
  const [proofDialog, proved] = useProof();
  const onAdded = ({ recoveryCodes }: Added) => setCodes(recoveryCodes ?? []);

  async function goOn() {
    const person = await me().catch((failure: Error) => setError(failure.message));
    if (person && isLoggedIn(person)) enter(person);
  }

  if (codes) {
    return (
      <Threshold
        agency={agency}
        title="Vos codes de secours"
        takesFocus
        lead="Le jour où vous n’avez ni clé d’accès ni application, un de ces codes vous ouvre la porte."
      >
        <Failure>{error}</Failure>
        <RecoveryCodes
          codes={codes}
          agency={agency.name}
          done="Entrer dans le studio"
          onDone={goOn}
        />
      </Threshold>
    );
  }
  return (
    <Threshold
      agency={agency}
      title="Protégez votre compte"
      takesFocus
      lead="Votre rôle demande une deuxième étape à la connexion. Choisissez-en une pour entrer."
    >
      {passkeysWork() && (
        <section className="choice" aria-labelledby="with-passkey">
          <h2 id="with-passkey">Une clé d’accès</h2>
          <p className="kit-note">
            Votre empreinte, votre visage ou le code de votre appareil. Le plus simple, et le plus
            sûr.
          </p>
          <PasskeyForm proved={proved} onAdded={onAdded} />
        </section>
      )}
      <section className="choice" aria-labelledby="with-app">
        <h2 id="with-app">Une application d’authentification</h2>
        <p className="kit-note">
          Un code à six chiffres sur votre téléphone, à taper à chaque connexion.
        </p>
        <AuthenticatorSetup proved={proved} onAdded={onAdded} />
      </section>
      <p>
        <button type="button" className="kit-link" onClick={leave}>
          Se déconnecter
        </button>
      </p>
      {proofDialog}
    </Threshold>
  );
}
