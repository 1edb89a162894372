import { BleedButton, GhostButton } from '../../ui/desk-button.tsx';
import { SolidButton } from '../../ui/solid-button.tsx';
import type { AnswerDraft } from './answer-draft.ts';

type SendButtonsProps = {
  draft: AnswerDraft;
  busy: boolean;
  onSend(marksAnswered: boolean): void;
  onClose(): void;
};

/** What ends the writing: two ways to send, and two to stop. */
export function SendButtons({ draft, busy, onSend, onClose }: SendButtonsProps) {
  const { sendAt } = draft;
  return (
    <div className="answer-buttons">
      <SolidButton
        tone="done"
        text={sendAt ? 'Prévoir et marquer répondu au départ' : 'Envoyer et marquer répondu'}
        disabled={busy}
        onClick={() => onSend(true)}
      />
      <GhostButton
        text={sendAt ? 'Prévoir' : 'Envoyer'}
        disabled={busy}
        onClick={() => onSend(false)}
      />
      <BleedButton text={draft.body ? 'Garder en brouillon' : 'Fermer'} onClick={onClose} />
      {draft.body && (
        <BleedButton
          tone="critical"
          text="Effacer"
          onClick={() => {
            draft.discard();
            onClose();
          }}
        />
      )}
    </div>
  );
}
