import { CalendarIcon } from '@sanity/icons/Calendar';
import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { CloseIcon } from '@sanity/icons/Close';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { isOwedStatus } from '../../../inbox/contract/states.ts';
import { Button } from '../../ui/button.tsx';
import type { Treatment } from '../detail/treatment.ts';
import { useStageMove } from './move-question.tsx';

type ApplicationDecisionProps = {
  request: RequestDetail;
  treatment: Treatment;
  now: number;
  /** The application has left "à traiter". */
  onDecided(): void;
};

/** The decisions that a read application asks for, one press each; all others are in the menu of its stage. */
export function ApplicationDecision({
  request,
  treatment,
  now,
  onDecided,
}: ApplicationDecisionProps) {
  const { move, dialog } = useStageMove({
    request,
    treatment,
    now,
    onMoved: (stage) => {
      if (stage !== 'shortlisted') onDecided();
    },
  });
  const { stage, withdrawnAt, quarantine } = request;
  const isOpen = stage === 'received' || stage === 'shortlisted';
  if (!isOpen || withdrawnAt || quarantine) return dialog;
  return (
    <section className="request-decision" aria-label="Décision">
      <p>
        <strong>
          {isOwedStatus(request.status)
            ? 'Cette candidature attend votre décision.'
            : 'Cette candidature a eu une réponse, et attend votre décision.'}
        </strong>
      </p>
      <div className="kit-buttons">
        {stage === 'received' && (
          <Button icon={CheckmarkIcon} text="Présélectionner" onClick={() => move('shortlisted')} />
        )}
        <Button icon={CalendarIcon} text="Entretien…" onClick={() => move('interview')} />
        <Button icon={CloseIcon} tone="late" text="Refuser…" onClick={() => move('rejected')} />
      </div>
      {dialog}
    </section>
  );
}
