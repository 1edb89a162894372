import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { CloseIcon } from '@sanity/icons/Close';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { COMMENT_WORDS } from '../../../inbox/contract/states.ts';
import { Button } from '../../ui/button.tsx';
import { atLength } from '../../ui/written-time.ts';
import { useDesk } from '../desk.ts';
import type { Treatment } from './treatment.ts';

type CommentDecisionProps = {
  request: RequestDetail;
  treatment: Treatment;
  onDecided(): void;
};

export function CommentDecision({ request, treatment, onDecided }: CommentDecisionProps) {
  const { api } = useDesk();
  const { comment, quarantine } = request;
  if (!comment || quarantine) return null;

  async function decide(decision: 'approved' | 'refused') {
    const done = await treatment.perform({
      send: ({ id, version }) => api.decide(id, version, decision),
      done:
        decision === 'approved'
          ? 'Le commentaire est publié sous l’article.'
          : 'Le commentaire est refusé\u00a0: il n’apparaît pas.',
    });
    if (done) onDecided();
  }

  return (
    <section className="request-decision" aria-label="Modération">
      <p>
        {comment.decidedAt ? (
          <>
            <strong>{COMMENT_WORDS[comment.state].label}</strong>{' '}
            <time dateTime={comment.decidedAt}>{atLength(comment.decidedAt)}</time>
          </>
        ) : (
          <strong>Ce commentaire attend votre décision.</strong>
        )}
      </p>
      <div className="kit-buttons">
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
      </div>
    </section>
  );
}
