import { useRef, useState } from 'react';
import { COLORS } from '../../packages/drawings/zellige/colors.ts';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { Failure } from '../ui/states.tsx';
import { type Added, addPasskey, beginApp, confirmApp, type Setup } from './api.ts';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { makePasskey } from './passkey.tsx';
import type { Proved } from './proof-dialog.tsx';
import { textOf, useSubmission } from './submission.ts';

type AuthenticatorSetupProps = { proved: Proved; onAdded: (added: Added) => void };

/** Hands a secret to an app, and puts it in use once a first code has come back. */
export function AuthenticatorSetup({ proved, onAdded }: AuthenticatorSetupProps) {
  const [setup, setSetup] = useState<Setup & { drawing: QrDrawing }>();
  const [error, setError] = useState<string>();
  const submission = useSubmission(async (values) => {
    onAdded(await confirmApp(textOf(values, 'code')));
  });

  async function begin() {
    setError(undefined);
    try {
      const [next, { encode }] = await Promise.all([proved(beginApp), import('uqr')]);
      const { data, size } = encode(next.address, { ecc: 'M', border: 4 });
      setSetup({ ...next, drawing: { path: pathOf(data), size } });
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
  }

  if (!setup) {
    return (
      <>
        <Failure>{error}</Failure>
        <Button text="Configurer une application" onClick={begin} />
      </>
    );
  }
  return (
    <Form
      className="app-setup"
      submission={submission}
      action="Mettre en service"
      doing="Vérification…"
    >
      <p>1. Ouvrez votre application d’authentification et photographiez ce code.</p>
      <QrCode drawing={setup.drawing} />
      <p>
        Sur ce même appareil&#8239;? Tapez plutôt cette clé&nbsp;:
        <code>{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <Field
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

/** One path of squares: a drawing, so no address of an image is needed. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}

/** Dark on light in both schemes: cameras read no other. */
function QrCode({ drawing: { path, size } }: { drawing: QrDrawing }) {
  return (
    <svg
      className="qr"
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

type PasskeyFormProps = { proved: Proved; onAdded: (added: Added) => void };

/** Makes a passkey on this device, under a name its owner will know it by. */
export function PasskeyForm({ proved, onAdded }: PasskeyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission(async (values) => {
    const name = textOf(values, 'name');
    const credential = await proved(makePasskey);
    const added = await addPasskey(name, credential);
    form.current?.reset();
    onAdded(added);
  });
  return (
    <Form
      ref={form}
      submission={submission}
      action="Ajouter une clé d’accès"
      doing="En attente de l’appareil…"
    >
      <Field
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
  agency: string;
  /** The verb of leaving them: they are not shown again. */
  done: string;
  onDone: () => void;
};

/** The only time they are shown: to be kept on paper, in a file, or with a password manager. */
export function RecoveryCodes({ codes, agency, done, onDone }: RecoveryCodesProps) {
  const [copied, setCopied] = useState(false);
  const text = `${agency}\u00a0: codes de secours du studio\nChacun sert une fois.\n\n${codes.join('\n')}\n`;

  function download() {
    saveFile({ name: 'codes-de-secours.txt', content: new Blob([text], { type: 'text/plain' }) });
  }

  return (
    <div className="recovery-codes">
      <p>
        Gardez-les loin de votre ordinateur. Chacun sert une fois, et ils ne seront plus montrés.
      </p>
      <ol aria-label="Codes de secours">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="kit-buttons">
        <Button
          text={copied ? 'Copiés' : 'Copier'}
          onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
        />
        <Button text="Télécharger" onClick={download} />
        <Button text="Imprimer" onClick={() => window.print()} />
      </p>
      <Button look="primary" text={done} onClick={onDone} />
    </div>
  );
}
