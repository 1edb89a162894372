/**
 * Sets up a second factor: an authenticator app, a passkey, and the recovery codes that come with the first of them.
 */
import { use, useState } from 'react';
import { COLORS } from '../../packages/drawings/zellige/colors.ts';
import { AgencyContext } from '../shell/installation.ts';
import { Button, CopyButton, Secret, saveFile } from '../ui/button.tsx';
import { Form, TextField, textOf } from '../ui/field.tsx';
import { TryButton } from '../ui/states.tsx';
import { type Added, addPasskey, beginApp, confirmApp, type Setup } from './api.ts';
import { makePasskey } from './passkey.tsx';
import type { Proved } from './proof-dialog.tsx';

type SetupProps = { proved: Proved; onAdded(added: Added): void };

/** Hands a secret to an app, and puts it in use once a first code has come back. */
export function AuthenticatorSetup({ proved, onAdded }: SetupProps) {
  const [setup, setSetup] = useState<Setup & { drawing: QrDrawing }>();

  async function begin() {
    const [next, { encode }] = await Promise.all([proved(beginApp), import('uqr')]);
    const { data, size } = encode(next.address, { ecc: 'M', border: 4 });
    setSetup({ ...next, drawing: { path: pathOf(data), size } });
  }

  if (!setup) return <TryButton text="Configurer une application" act={begin} />;
  return (
    <Form
      className="app-setup"
      send={async (values) => onAdded(await confirmApp(textOf(values, 'code')))}
      action="Mettre en service"
      doing="Vérification…"
    >
      <p>1. Ouvrez votre application d’authentification et photographiez ce code.</p>
      <QrCode drawing={setup.drawing} />
      <p>Sur ce même appareil&#8239;? Tapez plutôt cette clé&nbsp;:</p>
      <Secret text={setup.secret.replace(/.{4}(?=.)/g, '$& ')} />
      <TextField
        required
        name="code"
        className="code digits"
        label="2. Le code qu’elle affiche"
        autoComplete="one-time-code"
        inputMode="numeric"
        hint="Six chiffres, qui changent toutes les trente secondes."
      />
    </Form>
  );
}

type QrDrawing = { path: string; size: number };

/** The path of the code's squares: a drawing, so no address of an image is needed. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}

/** Dark on light in both schemes: cameras read no other. */
function QrCode({ drawing: { path, size } }: { drawing: QrDrawing }) {
  return (
    <svg
      className="kit-card qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Code QR pour l’application d’authentification"
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill={COLORS.blanc} />
      <path d={path} fill={COLORS.encre} />
    </svg>
  );
}

/** Makes a passkey on this device, under a name its owner will know it by. */
export function PasskeyForm({ proved, onAdded }: SetupProps) {
  async function make(values: FormData) {
    const credential = await proved(makePasskey);
    onAdded(await addPasskey(textOf(values, 'name'), credential));
  }
  return (
    <Form resets send={make} action="Ajouter une clé d’accès" doing="En attente de l’appareil…">
      <TextField
        required
        name="name"
        label="Nom de la clé d’accès"
        autoComplete="off"
        defaultValue="Cet appareil"
        hint={'Par exemple «\u00a0Téléphone\u00a0» ou «\u00a0Ordinateur du bureau\u00a0».'}
        maxLength={80}
      />
    </Form>
  );
}

type RecoveryCodesProps = {
  codes: readonly string[];
  /** The verb of leaving them: they are not shown again. */
  done: string;
  onDone(): void;
};

/** Shows the recovery codes, for the only time: one keeps them on paper, in a file, or in a password manager. */
export function RecoveryCodes({ codes, done, onDone }: RecoveryCodesProps) {
  const { agencyName } = use(AgencyContext);
  const text = `${agencyName}\u00a0: codes de secours du studio\nChacun sert une fois.\n\n${codes.join('\n')}\n`;
  const file = { name: 'codes-de-secours.txt', content: new Blob([text], { type: 'text/plain' }) };
  return (
    <div className="kit-stack recovery-codes">
      <p>
        Gardez-les loin de votre ordinateur. Chacun sert une fois, et ils ne seront plus montrés.
      </p>
      <ol className="kit-card" aria-label="Codes de secours">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="kit-buttons">
        <CopyButton text={text} done="Copiés" />
        <Button text="Télécharger" onClick={() => saveFile(file)} />
        <Button text="Imprimer" onClick={() => window.print()} />
      </p>
      <Button look="primary" text={done} onClick={onDone} />
    </div>
  );
}
