import { Button } from '../../desk/ui/button.tsx';
import { Dialog } from '../../desk/ui/dialog.tsx';
import type { Mailing } from '../../inbox/contract/mailings.ts';

type StopDialogProps = { mailing: Mailing; busy: boolean; onClose(): void; onStop(): void };

export function StopDialog({ mailing, busy, onClose, onStop }: StopDialogProps) {
  const isScheduled = mailing.state === 'scheduled';
  return (
    <Dialog
      title={isScheduled ? 'Annuler la programmation' : 'Arrêter l’envoi'}
      onClose={onClose}
      actions={
        <>
          <Button text="Laisser partir" onClick={onClose} />
          <Button
            look="primary"
            tone="late"
            text={isScheduled ? 'Annuler la programmation' : 'Arrêter maintenant'}
            disabled={busy}
            onClick={onStop}
          />
        </>
      }
    >
      <p>
        {isScheduled
          ? 'Rien n’est parti\u00a0: vous pourrez corriger la lettre et l’envoyer de nouveau.'
          : 'Les lettres qui attendent ne partiront pas. Celles qui sont parties ne se reprennent pas, et l’envoi ne pourra pas être repris.'}
      </p>
    </Dialog>
  );
}
