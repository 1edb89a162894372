import { useCallback, useEffect, useState } from 'react';
import { LOGIN_PAGES, PARTS } from '../../staff/desk-places.ts';
import type { Agency } from './agency.ts';
import { type Awaited, type CurrentUser, isLoggedIn, logIn, loginState, providers } from './api.ts';
import { EnrolmentScreen } from './enrolment-screen.tsx';
import { enter } from './enter.ts';
import { EmailField, PasswordField } from './field.tsx';
import { Form } from './form.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { studioElsewhere } from './return-path.ts';
import { SecondStepScreen } from './second-step-screen.tsx';
import { StudioScreen } from './studio-screen.tsx';
import { textOf, useSubmission } from './submission.ts';
import { Threshold, Waiting } from './threshold.tsx';

/** A person who is logged in already goes straight on; one whose login waits for a second step goes on from there. */
export function LoginScreen({ agency }: { agency: Agency }) {
  const [firstStart, setFirstStart] = useState(false);
  const [reached, setReached] = useState<Awaited | 'nothing'>();
  const [studio] = useState(() => studioElsewhere(location.search, location.origin));
  const [person, setPerson] = useState<CurrentUser>();
  const goOn = useCallback(
    (state: Partial<CurrentUser> | Awaited) => {
      if ('awaits' in state) setReached(state);
      else if (!isLoggedIn(state)) setReached('nothing');
      else if (studio) setPerson(state);
      else enter(state);
    },
    [studio],
  );
  useEffect(() => {
    loginState().then(goOn, () => setReached('nothing'));
    providers().then(
      (answer) => setFirstStart(answer.firstStart === true),
      () => {},
    );
  }, [goOn]);
  const submission = useSubmission(async (values) => {
    goOn(await logIn(textOf(values, 'email'), textOf(values, 'password')));
  });

  if (agency.hosted) {
    return (
      <Threshold
        agency={agency}
        title="Connexion"
        lead="Les comptes de ce site sont tenus par le service de contenu hébergé. Le studio vous y connecte."
      >
        <a className="kit-button" data-look="primary" href={PARTS.content.address}>
          Ouvrir le studio
        </a>
      </Threshold>
    );
  }
  if (studio && person) return <StudioScreen agency={agency} studio={studio} person={person} />;
  if (reached === undefined) return <Waiting agency={agency} what="Ouverture du studio" />;
  if (reached !== 'nothing') {
    return reached.awaits === 'factor' ? (
      <SecondStepScreen agency={agency} methods={reached.methods} onDone={goOn} />
    ) : (
      <EnrolmentScreen agency={agency} />
    );
  }
  const left = new URLSearchParams(location.search).has('sortie');
  return (
    <Threshold
      agency={agency}
      title="Connexion"
      lead={
        studio
          ? `Pour ouvrir le studio de ${studio.host}, réservé à l’équipe.`
          : 'Le studio de l’agence, réservé à l’équipe.'
      }
    >
      {left && (
        <p className="kit-notice" role="status">
          Votre session est fermée.
        </p>
      )}
      {firstStart && (
        <p className="kit-notice">
          Première visite&#8239;? Personne n’a encore de compte. Le lien qui crée celui de
          l’administrateur est affiché dans la console où le site a démarré.
        </p>
      )}
      <PasskeyLogin onDone={goOn} isOneOfTwo />
      <Form submission={submission} action="Se connecter" doing="Connexion…">
        <EmailField />
        <PasswordField name="password" label="Mot de passe" autoComplete="current-password" />
      </Form>
      <p>
        <a className="kit-link" href={LOGIN_PAGES.forgotten}>
          Mot de passe oublié&#8239;?
        </a>
      </p>
    </Threshold>
  );
}
