/** One's own second step: passkeys, an authenticator app, recovery codes. */
import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Confirm, Dialog } from '../ui/dialog.tsx';
import { Answered } from '../ui/states.tsx';
import { useAgency } from './agency.ts';
import { useAnswer } from './answer.ts';
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
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { passkeysWork } from './passkey.tsx';
import { type Proved, useProof } from './proof-dialog.tsx';
import { textOf, useSubmission } from './submission.ts';
import { since, writtenDay } from './words.ts';

type FactorsSectionProps = {
  say: (sentence: string) => void;
  /** Sessions may have ended with it. */
  onChanged: () => void;
};

export function FactorsSection({ say, onChanged }: FactorsSectionProps) {
  const answer = useAnswer(factors);
  const [proofDialog, proved] = useProof();
  const [codes, setCodes] = useState<readonly string[]>();
  const { name } = useAgency();

  function changed(sentence: string, added: Added = {}) {
    say(sentence);
    if (added.recoveryCodes) setCodes(added.recoveryCodes);
    answer.reload();
    onChanged();
  }

  return (
    <section aria-labelledby="factors">
      <h2 id="factors">Deuxième étape</h2>
      <p className="kit-note">
        Un mot de passe se devine, se vole, se partage. Avec une deuxième étape, il ne suffit plus.
        {answer.data?.required && ' Votre rôle en demande une.'}
      </p>
      {codes && (
        <div className="kit-notice">
          <RecoveryCodes
            codes={codes}
            agency={name}
            done="Je les ai gardés"
            onDone={() => setCodes(undefined)}
          />
        </div>
      )}
      <Answered answer={answer} what="Lecture de votre deuxième étape">
        {(data) => (
          <>
            {(passkeysWork() || data.passkeys.length > 0) && (
              <PasskeyList passkeys={data.passkeys} proved={proved} onChanged={changed} />
            )}
            <App key={data.app?.created} app={data.app} proved={proved} onChanged={changed} />
            <Codes factors={data} proved={proved} onChanged={changed} />
          </>
        )}
      </Answered>
      {proofDialog}
    </section>
  );
}

function App({ app, proved, onChanged }: PartProps & { app: Factors['app'] }) {
  const [leaving, setLeaving] = useState(false);
  return (
    <div className="factor">
      <h3>Application d’authentification</h3>
      {app ? (
        <ul className="kit-rows">
          <li>
            <div className="kit-row">
              <p>
                <strong>En service</strong>
              </p>
              <p className="kit-note">
                Depuis le {writtenDay(app.created)}
                {app.lastUsed && `, utilisée ${since(app.lastUsed)}`}
              </p>
            </div>
            <Button
              look="bare"
              tone="late"
              text="Retirer"
              aria-label="Retirer l’application d’authentification"
              onClick={() => setLeaving(true)}
            />
          </li>
        </ul>
      ) : (
        <AuthenticatorSetup
          proved={proved}
          onAdded={(added) => onChanged('L’application est en service.', added)}
        />
      )}
      {leaving && (
        <Confirm
          title={'Retirer l’application\u202f?'}
          action="Retirer l’application"
          onClose={() => setLeaving(false)}
          onConfirm={async () => {
            await proved(removeApp);
            onChanged('L’application est retirée.');
          }}
        >
          <p>Ses codes n’ouvriront plus votre compte. Supprimez-le aussi dans l’application.</p>
        </Confirm>
      )}
    </div>
  );
}

function Codes({ factors: data, proved, onChanged }: PartProps & { factors: Factors }) {
  const [renewing, setRenewing] = useState(false);
  const { left, created } = data.recoveryCodes;
  const hasFactor = data.app !== null || data.passkeys.length > 0;
  return (
    <div className="factor">
      <h3>Codes de secours</h3>
      {hasFactor ? (
        <ul className="kit-rows">
          <li>
            <p className="kit-row">
              {left === 0
                ? 'Il ne vous en reste aucun.'
                : left === 1
                  ? 'Il vous en reste un.'
                  : `Il vous en reste ${left}.`}
              {created && <span className="kit-note"> Créés le {writtenDay(created)}.</span>}
            </p>
            <Button text="En créer de nouveaux" onClick={() => setRenewing(true)} />
          </li>
        </ul>
      ) : (
        <p className="kit-note">Vous en recevrez dix avec votre première clé ou application.</p>
      )}
      {renewing && (
        <Confirm
          title={'Créer de nouveaux codes\u202f?'}
          action="Créer dix codes"
          onClose={() => setRenewing(false)}
          onConfirm={async () => {
            const added = await proved(renewCodes);
            onChanged('Voici dix nouveaux codes.', added);
          }}
        >
          <p>Les anciens, ceux qui restent, ne serviront plus.</p>
        </Confirm>
      )}
    </div>
  );
}

type PartProps = { proved: Proved; onChanged: (sentence: string, added?: Added) => void };

/** The devices a person enters with, without a password. */
function PasskeyList({
  passkeys,
  proved,
  onChanged,
}: PartProps & { passkeys: readonly Passkey[] }) {
  const [leaving, setLeaving] = useState<Passkey>();
  const [renaming, setRenaming] = useState<Passkey>();
  return (
    <div className="factor">
      <h3>Clés d’accès</h3>
      <p className="kit-note">
        Votre empreinte, votre visage ou le code de votre appareil ouvrent le studio, sans mot de
        passe à taper.
      </p>
      {passkeys.length > 0 && (
        <ul className="kit-rows">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div className="kit-row">
                <p>
                  <strong>{passkey.name}</strong>
                </p>
                <p className="kit-note">
                  Ajoutée le {writtenDay(passkey.created)},{' '}
                  {passkey.lastUsed ? `utilisée ${since(passkey.lastUsed)}` : 'jamais utilisée'}
                </p>
              </div>
              <div className="kit-buttons">
                <Button
                  look="bare"
                  text="Renommer"
                  aria-label={`Renommer ${passkey.name}`}
                  onClick={() => setRenaming(passkey)}
                />
                <Button
                  look="bare"
                  tone="late"
                  text="Retirer"
                  aria-label={`Retirer ${passkey.name}`}
                  onClick={() => setLeaving(passkey)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {passkeysWork() && (
        <PasskeyForm
          proved={proved}
          onAdded={(added) => onChanged('La clé d’accès est ajoutée.', added)}
        />
      )}
      {leaving && (
        <Confirm
          title={`Retirer «\u00a0${leaving.name}\u00a0»\u202f?`}
          action="Retirer la clé d’accès"
          onClose={() => setLeaving(undefined)}
          onConfirm={async () => {
            await proved(() => removePasskey(leaving.id));
            onChanged(`${leaving.name} n’ouvre plus votre compte.`);
          }}
        >
          <p>Cet appareil n’ouvrira plus votre compte. Supprimez aussi la clé dans ses réglages.</p>
        </Confirm>
      )}
      {renaming && (
        <Renaming
          passkey={renaming}
          proved={proved}
          onClose={() => setRenaming(undefined)}
          onChanged={onChanged}
        />
      )}
    </div>
  );
}

type RenamingProps = PartProps & { passkey: Passkey; onClose: () => void };

function Renaming({ passkey, proved, onChanged, onClose }: RenamingProps) {
  const form = useId();
  const submission = useSubmission(async (values) => {
    await proved(() => renamePasskey(passkey.id, textOf(values, 'name')));
    onChanged('Le nom est enregistré.');
    onClose();
  });
  return (
    <Dialog
      title="Renommer la clé d’accès"
      onClose={onClose}
      actions={
        <>
          <Button text="Annuler" onClick={onClose} />
          <Button look="primary" text="Enregistrer" form={form} busy={submission.pending} />
        </>
      }
    >
      <Form id={form} submission={submission}>
        <Field
          name="name"
          label="Nom"
          autoComplete="off"
          defaultValue={passkey.name}
          maxLength={80}
        />
      </Form>
    </Dialog>
  );
}
