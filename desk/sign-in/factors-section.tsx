/** One's own second factors: passkeys, an authenticator app, recovery codes. */
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { FormDialog, useConfirm } from '../ui/dialog.tsx';
import { TextField, textOf } from '../ui/field.tsx';
import { useLive } from '../ui/live-answer.ts';
import { Time } from '../ui/marks.tsx';
import { Row } from '../ui/rows.tsx';
import { Answered } from '../ui/states.tsx';
import { dayAtLength } from '../ui/written-time.ts';
import {
  type Added,
  type Factors,
  factors,
  type Passkey,
  removeApp,
  removePasskey,
  renamePasskey,
  renewCodes,
} from './api.ts';
import { AuthenticatorSetup, PasskeyForm, RecoveryCodes } from './factor-setup.tsx';
import { passkeysWork } from './passkey.tsx';
import { type Proved, useProof } from './proof-dialog.tsx';
import { Section } from './sign-in-screen.tsx';

type FactorsSectionProps = {
  notify(sentence: string): void;
  /** Called when sessions may have ended with it. */
  onChanged(): void;
};

export function FactorsSection({ notify, onChanged }: FactorsSectionProps) {
  const answer = useLive('factors', factors, { once: true });
  const [proofDialog, proved] = useProof();
  const [codes, setCodes] = useState<readonly string[]>();

  function changed(sentence: string, added: Added = {}) {
    notify(sentence);
    if (added.recoveryCodes) setCodes(added.recoveryCodes);
    answer.reload();
    onChanged();
  }

  return (
    <Section
      title="Deuxième étape"
      note={
        <>
          Un mot de passe se devine, se vole, se partage. Avec une deuxième étape, il ne suffit
          plus.{answer.data?.required && ' Votre rôle en demande une.'}
        </>
      }
    >
      {codes && (
        <div className="kit-notice">
          <RecoveryCodes codes={codes} done="Je les ai gardés" onDone={() => setCodes(undefined)} />
        </div>
      )}
      <Answered answer={answer} what="Lecture de votre deuxième étape">
        {(data) => (
          <>
            {(passkeysWork() || data.passkeys.length > 0) && (
              <Passkeys passkeys={data.passkeys} proved={proved} onChanged={changed} />
            )}
            <App key={data.app?.created} app={data.app} proved={proved} onChanged={changed} />
            <Codes factors={data} proved={proved} onChanged={changed} />
          </>
        )}
      </Answered>
      {proofDialog}
    </Section>
  );
}

type PartProps = { proved: Proved; onChanged(sentence: string, added?: Added): void };

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="kit-stack factor">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

/** The devices a person enters with, without a password. */
function Passkeys({ passkeys, proved, onChanged }: PartProps & { passkeys: readonly Passkey[] }) {
  const [question, ask] = useConfirm();
  const [renaming, setRenaming] = useState<Passkey>();

  const askToRemove = ({ id, name }: Passkey) =>
    ask({
      title: `Retirer «\u00a0${name}\u00a0»\u202f?`,
      action: 'Retirer la clé d’accès',
      says: 'Cet appareil n’ouvrira plus votre compte. Supprimez aussi la clé dans ses réglages.',
      async onConfirm() {
        await proved(() => removePasskey(id));
        onChanged(`${name} n’ouvre plus votre compte.`);
      },
    });

  return (
    <Part title="Clés d’accès">
      <p className="kit-note">
        Votre empreinte, votre visage ou le code de votre appareil ouvrent le studio, sans mot de
        passe à taper.
      </p>
      {passkeys.length > 0 && (
        <ul className="kit-rows">
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              name={passkey.name}
              note={
                <>
                  Ajoutée le {dayAtLength(passkey.created)},{' '}
                  {passkey.lastUsed ? (
                    <Time after="utilisée" at={passkey.lastUsed} />
                  ) : (
                    'jamais utilisée'
                  )}
                </>
              }
              acts={[
                { text: 'Renommer', onClick: () => setRenaming(passkey) },
                { text: 'Retirer', tone: 'late', onClick: () => askToRemove(passkey) },
              ]}
            />
          ))}
        </ul>
      )}
      {passkeysWork() && (
        <PasskeyForm
          proved={proved}
          onAdded={(added) => onChanged('La clé d’accès est ajoutée.', added)}
        />
      )}
      {question}
      {renaming && (
        <FormDialog
          title="Renommer la clé d’accès"
          action="Enregistrer"
          onClose={() => setRenaming(undefined)}
          onSend={async (values) => {
            await proved(() => renamePasskey(renaming.id, textOf(values, 'name')));
            onChanged('Le nom est enregistré.');
          }}
        >
          <TextField
            required
            name="name"
            label="Nom"
            autoComplete="off"
            defaultValue={renaming.name}
            maxLength={80}
          />
        </FormDialog>
      )}
    </Part>
  );
}

function App({ app, proved, onChanged }: PartProps & { app: Factors['app'] }) {
  const [question, ask] = useConfirm();
  const askToRemove = () =>
    ask({
      title: 'Retirer l’application\u202f?',
      action: 'Retirer l’application',
      says: 'Ses codes n’ouvriront plus votre compte. Supprimez-le aussi dans l’application.',
      async onConfirm() {
        await proved(removeApp);
        onChanged('L’application est retirée.');
      },
    });
  return (
    <Part title="Application d’authentification">
      {app ? (
        <ul className="kit-rows">
          <Row
            name="En service"
            note={
              <>
                Depuis le {dayAtLength(app.created)}
                {app.lastUsed && <Time after=", utilisée" at={app.lastUsed} />}
              </>
            }
            acts={[
              {
                text: 'Retirer',
                label: 'Retirer l’application d’authentification',
                tone: 'late',
                onClick: askToRemove,
              },
            ]}
          />
        </ul>
      ) : (
        <AuthenticatorSetup
          proved={proved}
          onAdded={(added) => onChanged('L’application est en service.', added)}
        />
      )}
      {question}
    </Part>
  );
}

function Codes({ factors: data, proved, onChanged }: PartProps & { factors: Factors }) {
  const [question, ask] = useConfirm();
  const { left, created } = data.recoveryCodes;
  const hasFactor = data.app !== null || data.passkeys.length > 0;
  const askToRenew = () =>
    ask({
      title: 'Créer de nouveaux codes\u202f?',
      action: 'Créer dix codes',
      says: 'Les anciens, ceux qui restent, ne serviront plus.',
      async onConfirm() {
        onChanged('Voici dix nouveaux codes.', await proved(renewCodes));
      },
    });
  return (
    <Part title="Codes de secours">
      {hasFactor ? (
        <ul className="kit-rows">
          <li>
            <p className="kit-row">
              {left === 0
                ? 'Il ne vous en reste aucun.'
                : left === 1
                  ? 'Il vous en reste un.'
                  : `Il vous en reste ${left}.`}
              {created && <span className="kit-note"> Créés le {dayAtLength(created)}.</span>}
            </p>
            <Button text="En créer de nouveaux" onClick={askToRenew} />
          </li>
        </ul>
      ) : (
        <p className="kit-note">Vous en recevrez dix avec votre première clé ou application.</p>
      )}
      {question}
    </Part>
  );
}
