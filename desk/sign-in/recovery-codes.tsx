import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';

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
