/** The agency's public answer to a comment: written, edited and withdrawn here, read under the post. */
import { EditIcon } from '@sanity/icons/Edit';
import { useState } from 'react';
import { COMMENT_LENGTH } from '../../../inbox/forms/field-lengths.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Time } from '../../ui/marks.tsx';
import { useDesk } from '../desk.tsx';
import { useDraft } from './draft.ts';
import { useOpened } from './treatment.ts';

type CommentAnswerProps = {
  /** Called when the comment was published with the answer: it leaves the queue. */
  onDecided(): void;
};

export function CommentAnswer({ onDecided }: CommentAnswerProps) {
  const { api } = useDesk();
  const { request, treatment } = useOpened();
  const { comment, commentAnswer, quarantine } = request;
  const [editing, setEditing] = useState(false);
  if (!comment || quarantine || (comment.state === 'refused' && !commentAnswer)) return null;
  if (!commentAnswer) return <AnswerForm onDecided={onDecided} />;
  if (editing) return <AnswerForm onClose={() => setEditing(false)} />;
  const { author, text, at, editedAt } = commentAnswer;
  return (
    <section className="kit-stack comment-answer" aria-label="Réponse publique">
      <p className="kit-line request-note-head">
        <strong>{author.name}</strong>
        <span className="kit-note">
          {comment.state === 'approved' ? 'a répondu ' : 'avait répondu '}
          <Time at={at} />
          {editedAt && <Time after=", modifié" at={editedAt} />}
        </span>
      </p>
      <p className="request-note-text">{text}</p>
      {comment.state === 'approved' ? (
        <div className="kit-buttons">
          <Button icon={EditIcon} text="Modifier la réponse" onClick={() => setEditing(true)} />
          <Button
            tone="late"
            text="Retirer la réponse"
            onClick={() =>
              treatment.perform({
                send: api.withdrawCommentAnswer,
                done: 'La réponse n’est plus sous l’article.',
              })
            }
          />
        </div>
      ) : (
        <p className="kit-note">Elle ne paraît pas&nbsp;: le commentaire est retiré.</p>
      )}
    </section>
  );
}

type AnswerFormProps = {
  onDecided?: () => void;
  /** Leaves the answer as it is: there is one already. */
  onClose?: () => void;
};

function AnswerForm({ onDecided, onClose }: AnswerFormProps) {
  const { api, me } = useDesk();
  const { request, treatment } = useOpened();
  const { id, comment, commentAnswer, sender, tellsCommenter } = request;
  const [draft, write] = useDraft(`answer:${id}`);
  const [busy, setBusy] = useState(false);
  const text = draft === '' && commentAnswer ? commentAnswer.text : draft;
  const isPending = comment?.state === 'pending';

  async function publish() {
    if (text.trim() === '' || busy) return;
    setBusy(true);
    const published =
      !isPending ||
      (await treatment.perform({
        send: (current) => api.decide(current, 'approved'),
      }));
    const answered =
      published &&
      (await treatment.perform({
        send: (current) => api.answerComment(current, text.trim()),
        done: commentAnswer ? 'La réponse est modifiée.' : 'Votre réponse est sous l’article.',
      }));
    setBusy(false);
    // The text stays in the field when it could not be published.
    if (!answered) return;
    write('');
    onClose?.();
    if (isPending) onDecided?.();
  }

  return (
    <form
      className="kit-form"
      onSubmit={(event) => {
        event.preventDefault();
        publish();
      }}
    >
      <TextArea
        label={commentAnswer ? 'Modifier la réponse' : 'Répondre sous l’article'}
        hint={`Visible de tous, signée ${commentAnswer?.author.name ?? me.name}.${
          tellsCommenter ? ` ${sender.name} l’apprend par e-mail, une seule fois.` : ''
        }`}
        rows={4}
        maxLength={COMMENT_LENGTH}
        value={text}
        onChange={write}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) publish();
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <div className="kit-buttons">
        <Button
          look="primary"
          text={
            isPending
              ? 'Publier le commentaire et la réponse'
              : commentAnswer
                ? 'Enregistrer'
                : 'Publier la réponse'
          }
          disabled={text.trim() === '' || busy}
          onClick={publish}
        />
        {onClose && (
          <Button
            text="Annuler"
            onClick={() => {
              write('');
              onClose();
            }}
          />
        )}
      </div>
    </form>
  );
}
