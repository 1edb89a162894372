import { useState } from 'react';
import { GhostButton } from './ghost-button.tsx';

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
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'codes-de-secours.txt';
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1_000);
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
      <p className="row-actions">
        <GhostButton
          text={copied ? 'Copiés' : 'Copier'}
          onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
        />
        <GhostButton text="Télécharger" onClick={download} />
        <GhostButton text="Imprimer" onClick={() => window.print()} />
      </p>
      <button type="button" className="action" onClick={onDone}>
        {done}
      </button>
    </div>
  );
}
