/** The decisions that a request asks for once it is read, one press each. */
import { CalendarIcon } from '@sanity/icons/Calendar';
import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { CloseIcon } from '@sanity/icons/Close';
import type { ReactNode } from 'react';
import { COMMENT_WORDS, isOwedStatus } from '../../../inbox/contract/states.ts';
import { Button } from '../../ui/button.tsx';
import { atLength } from '../../ui/written-time.ts';
import { useStageMove } from '../applications/stage-move.tsx';
import { useDesk } from '../desk.tsx';
import { useOpened } from './treatment.ts';

type DecisionProps = {
  /** Called once the request has left the open ones. */
  onDecided(): void;
};

/** The decision whether a comment appears on the site. */
export function CommentDecision({ onDecided }: DecisionProps) {
  const { api } = useDesk();
  const { request, treatment } = useOpened();
  const { comment, quarantine } = request;
  if (!comment || quarantine) return null;

  async function decide(decision: 'approved' | 'refused') {
    const done = await treatment.perform({
      send: (current) => api.decide(current, decision),
      done:
        decision === 'approved'
          ? 'Le commentaire est publié sous l’article.'
          : 'Le commentaire est refusé\u00a0: il n’apparaît pas.',
    });
    if (done) onDecided();
  }

  return (
    <Decision
      label="Modération"
      says={
        comment.decidedAt
          ? COMMENT_WORDS[comment.state].label
          : 'Ce commentaire attend votre décision.'
      }
      when={comment.decidedAt}
    >
      {comment.state !== 'approved' && (
        <Button
          look="primary"
          icon={CheckmarkIcon}
          text="Publier"
          onClick={() => decide('approved')}
        />
      )}
      {comment.state !== 'refused' && (
        <Button
          icon={CloseIcon}
          tone="late"
          text={comment.state === 'approved' ? 'Retirer du site' : 'Refuser'}
          onClick={() => decide('refused')}
        />
      )}
    </Decision>
  );
}

/** The next decision about an application that was read; all other stages are in its stage menu. */
export function ApplicationDecision({ onDecided }: DecisionProps) {
  const { stage, status, withdrawnAt, quarantine } = useOpened().request;
  const { move, dialog } = useStageMove((moved) => {
    if (moved !== 'shortlisted') onDecided();
  });
  const isOpen = stage === 'received' || stage === 'shortlisted';
  if (!isOpen || withdrawnAt || quarantine) return dialog;
  return (
    <>
      <Decision
        label="Décision"
        says={
          isOwedStatus(status)
            ? 'Cette candidature attend votre décision.'
            : 'Cette candidature a eu une réponse, et attend votre décision.'
        }
      >
        {stage === 'received' && (
          <Button icon={CheckmarkIcon} text="Présélectionner" onClick={() => move('shortlisted')} />
        )}
        <Button icon={CalendarIcon} text="Entretien…" onClick={() => move('interview')} />
        <Button icon={CloseIcon} tone="late" text="Refuser…" onClick={() => move('rejected')} />
      </Decision>
      {dialog}
    </>
  );
}

type FrameProps = { label: string; says: string; when?: string | null; children: ReactNode };

function Decision({ label, says, when, children }: FrameProps) {
  return (
    <section className="kit-card request-decision" aria-label={label}>
      <p>
        <strong>{says}</strong> {when && <time dateTime={when}>{atLength(when)}</time>}
      </p>
      <div className="kit-buttons">{children}</div>
    </section>
  );
}
