import { useState } from 'react';
import { Button } from '../../desk/ui/button.tsx';
import { Dialog } from '../../desk/ui/dialog.tsx';
import { TextField } from '../../desk/ui/field.tsx';
import { duration, moment } from '../../desk/ui/written-time.ts';
import type { IssueOutlook } from '../../inbox/contract/mailings.ts';
import { frenchNumber } from '../../packages/kit/french/french-number.ts';

type OrderDialogProps = {
  outlook: IssueOutlook;
  busy: boolean;
  onClose(): void;
  /**
   * Orders the sending.
   *
   * @param startsAt ISO 8601; undefined is now
   */
  onOrder(startsAt: string | undefined): void;
};

/** The dialog before a letter leaves. It says how many people get it: what has left is not taken back. */
export function OrderDialog({ outlook, busy, onClose, onOrder }: OrderDialogProps) {
  const [isLater, setIsLater] = useState(false);
  const [typed, setTyped] = useState('');
  const { subscribers, duration: time } = outlook;
  const people =
    subscribers === 1 ? '1\u00a0personne' : `${frenchNumber(subscribers)}\u00a0personnes`;
  const startsAt = isLater ? startOf(typed) : undefined;
  return (
    <Dialog
      title="Envoyer la lettre"
      onClose={onClose}
      actions={
        <>
          <Button text="Annuler" onClick={onClose} />
          <Button
            look="primary"
            text={isLater ? 'Programmer l’envoi' : `Envoyer à ${people}`}
            disabled={busy || (isLater && !startsAt)}
            onClick={() => onOrder(startsAt)}
          />
        </>
      }
    >
      <p>
        <strong>{people}</strong> {subscribers === 1 ? 'la recevra' : 'la recevront'}, en{' '}
        {duration(time)} environ. Une lettre partie ne se reprend pas, et une lettre ne part qu’une
        fois.
      </p>
      <fieldset className="kit-field">
        <legend>Quand</legend>
        <Start text="Maintenant" isChosen={!isLater} onChoose={() => setIsLater(false)} />
        <Start text="Plus tard" isChosen={isLater} onChoose={() => setIsLater(true)} />
      </fieldset>
      {isLater && (
        <TextField
          label="Jour et heure de l’envoi"
          type="datetime-local"
          hint={
            startsAt
              ? `Elle partira ${moment(startsAt, Date.now())}, heure du Maroc, telle qu’elle est publiée maintenant, à qui sera alors inscrit.`
              : 'Choisissez un moment à venir.'
          }
          value={typed}
          onChange={setTyped}
        />
      )}
    </Dialog>
  );
}

type StartProps = { text: string; isChosen: boolean; onChoose(): void };

function Start({ text, isChosen, onChoose }: StartProps) {
  return (
    <label className="kit-check">
      <input type="radio" name="letter-start" checked={isChosen} onChange={onChoose} />
      {text}
    </label>
  );
}

/** The moment typed on this computer's clock; undefined for none, or one that has passed. */
function startOf(typed: string): string | undefined {
  const at = Date.parse(typed);
  return at > Date.now() ? new Date(at).toISOString() : undefined;
}
