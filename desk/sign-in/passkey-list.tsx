import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Confirm, Dialog } from '../ui/dialog.tsx';
import { type Added, type Passkey, removePasskey, renamePasskey } from './factors-api.ts';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { passkeysWork } from './passkey.ts';
import { PasskeyForm } from './passkey-form.tsx';
import type { Proved } from './proof-dialog.tsx';
import { textOf, useSubmission } from './submission.ts';
import { since, writtenDay } from './words.ts';

export type PartProps = { proved: Proved; onChanged: (sentence: string, added?: Added) => void };

/** The devices a person enters with, without a password. */
export function PasskeyList({
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
