import { use, useCallback, useEffect, useRef, useState } from 'react';
import { LOGIN_PAGES, PARTS } from '../../staff/desk-addresses.ts';
import { AgencyContext } from '../shell/installation.ts';
import { Form, TextField, textOf } from '../ui/field.tsx';
import {
  type Awaited,
  type CurrentUser,
  isLoggedIn,
  leave,
  logIn,
  loginCode,
  loginState,
  openStudio,
  providers,
} from './api.ts';
import { EnrolmentScreen } from './enrolment-screen.tsx';
import { PasskeyLogin } from './passkey.tsx';
import { enter, studioElsewhere } from './return-path.ts';
import { EmailField, PasswordField, Threshold, Waiting } from './threshold.tsx';

/** The login. A logged-in person is redirected at once; a login that waits for a second factor continues there. */
export function LoginScreen() {
  const { hosted } = use(AgencyContext);
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
  const send = async (values: FormData) =>
    goOn(await logIn(textOf(values, 'email'), textOf(values, 'password')));

  if (hosted) {
    return (
      <Threshold
        title="Connexion"
        lead="Les comptes de ce site sont tenus par le service de contenu hébergé. Le studio vous y connecte."
      >
        <a className="kit-button" data-look="primary" href={PARTS.content.address}>
          Ouvrir le studio
        </a>
      </Threshold>
    );
  }
  if (studio && person) return <StudioScreen studio={studio} person={person} />;
  if (reached === undefined) return <Waiting what="Ouverture du studio" />;
  if (reached !== 'nothing') {
    return reached.awaits === 'factor' ? (
      <SecondStepScreen methods={reached.methods} onDone={goOn} />
    ) : (
      <EnrolmentScreen />
    );
  }
  const left = new URLSearchParams(location.search).has('sortie');
  return (
    <Threshold
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
      <Form send={send} action="Se connecter" doing="Connexion…">
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

/**
 * Asks a person who is logged in whether the Studio of another site may act for them. A click, because a page of that
 * site can lead here whenever it likes.
 */
function StudioScreen({ studio, person }: { studio: URL; person: CurrentUser }) {
  async function open() {
    const { location: address } = await openStudio(studio.href);
    location.replace(address);
  }
  return (
    <Threshold
      title="Un studio d’ailleurs"
      takesFocus
      lead={
        <>
          <strong>{studio.host}</strong> demande à lire et à modifier les contenus en votre nom.
        </>
      }
    >
      <Form send={open} action="Continuer" doing="Ouverture…">
        <p className="kit-note">
          Session de l’équipe&nbsp;: {person.name}. Ce studio n’atteint ni les demandes ni les
          comptes, et sa session se ferme dans «&nbsp;{PARTS.account.label}&nbsp;».
        </p>
      </Form>
      <p className="links">
        <a className="kit-link" href={PARTS.home.address}>
          Rester ici
        </a>
        <button type="button" className="kit-link" onClick={leave}>
          Changer de compte
        </button>
      </p>
    </Threshold>
  );
}

type SecondStepScreenProps = {
  methods: Extract<Awaited, { awaits: 'factor' }>['methods'];
  onDone(state: CurrentUser | Awaited): void;
};

/** The step after the password: a passkey, the code of an app, or a recovery code. */
function SecondStepScreen({ methods, onDone }: SecondStepScreenProps) {
  const [spare, setSpare] = useState(!methods.includes('app') && !methods.includes('passkey'));
  const send = async (values: FormData) => onDone(await loginCode(textOf(values, 'code')));
  // The button that led here has disappeared: the focus moves to the code's field.
  const code = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code is another field
  useEffect(() => code.current?.focus(), [spare]);
  const asksForCode = spare || methods.includes('app');

  return (
    <Threshold
      title="Deuxième étape"
      takesFocus={!asksForCode}
      lead={
        spare
          ? 'Donnez un de vos codes de secours. Il ne servira qu’une fois.'
          : 'Votre mot de passe est le bon. Reste à montrer que c’est vous.'
      }
    >
      {methods.includes('passkey') && !spare && (
        <PasskeyLogin onDone={onDone} isOneOfTwo={asksForCode} />
      )}
      {asksForCode && (
        <Form send={send} action="Continuer" doing="Vérification…">
          {spare ? (
            <TextField
              required
              key="spare"
              ref={code}
              name="code"
              className="code"
              label="Code de secours"
              hint="Seize lettres et chiffres, avec ou sans tirets."
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          ) : (
            <TextField
              required
              key="app"
              ref={code}
              name="code"
              className="code digits"
              label="Code de l’application"
              hint="Les six chiffres que votre application d’authentification affiche maintenant."
              autoComplete="one-time-code"
              inputMode="numeric"
            />
          )}
        </Form>
      )}
      <p className="links">
        {methods.includes('recovery-code') && (
          <button type="button" className="kit-link" onClick={() => setSpare(!spare)}>
            {spare ? 'Ne pas utiliser de code de secours' : 'Utiliser un code de secours'}
          </button>
        )}
        <button type="button" className="kit-link" onClick={leave}>
          Revenir à la connexion
        </button>
      </p>
      <p className="kit-note">
        Plus rien de tout cela&#8239;? Un administrateur peut retirer votre deuxième étape.
      </p>
    </Threshold>
  );
}
