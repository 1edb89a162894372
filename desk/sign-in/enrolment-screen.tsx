import { useState } from 'react';
import { Failure, failureSentence } from '../ui/states.tsx';
import { type Added, isLoggedIn, leave, me } from './api.ts';
import { AuthenticatorSetup, PasskeyForm, RecoveryCodes } from './factor-setup.tsx';
import { passkeysWork } from './passkey.tsx';
import { useProof } from './proof-dialog.tsx';
import { enter } from './return-path.ts';
import { Section } from './sign-in-screen.tsx';
import { Threshold } from './threshold.tsx';

/** The screen for a person whose role requires a second factor and who has none: they can do nothing else. */
export function EnrolmentScreen() {
  const [codes, setCodes] = useState<readonly string[]>();
  const [error, setError] = useState<string>();
  const [proofDialog, proved] = useProof();
  const onAdded = ({ recoveryCodes }: Added) => setCodes(recoveryCodes ?? []);

  async function goOn() {
    const person = await me().catch((failure: unknown) => setError(failureSentence(failure)));
    if (person && isLoggedIn(person)) enter(person);
  }

  if (codes) {
    return (
      <Threshold
        title="Vos codes de secours"
        takesFocus
        lead="Le jour où vous n’avez ni clé d’accès ni application, un de ces codes vous ouvre la porte."
      >
        <Failure>{error}</Failure>
        <RecoveryCodes codes={codes} done="Entrer dans le studio" onDone={goOn} />
      </Threshold>
    );
  }
  return (
    <Threshold
      title="Protégez votre compte"
      takesFocus
      lead="Votre rôle demande une deuxième étape à la connexion. Choisissez-en une pour entrer."
    >
      {passkeysWork() && (
        <Section
          title="Une clé d’accès"
          note="Votre empreinte, votre visage ou le code de votre appareil. Le plus simple, et le plus sûr."
        >
          <PasskeyForm proved={proved} onAdded={onAdded} />
        </Section>
      )}
      <Section
        title="Une application d’authentification"
        note="Un code à six chiffres sur votre téléphone, à taper à chaque connexion."
      >
        <AuthenticatorSetup proved={proved} onAdded={onAdded} />
      </Section>
      <p>
        <button type="button" className="kit-link" onClick={leave}>
          Se déconnecter
        </button>
      </p>
      {proofDialog}
    </Threshold>
  );
}
