import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft';
import { EyeClosedIcon } from '@sanity/icons/EyeClosed';
import { RemoveCircleIcon } from '@sanity/icons/RemoveCircle';
import { UndoIcon } from '@sanity/icons/Undo';
import { UserIcon } from '@sanity/icons/User';
import { useRef, useState } from 'react';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { kindName } from '../../../inbox/kinds/kinds.ts';
import { callAddress } from '../../../packages/kit/network/phone-number.ts';
import { HelpBeside } from '../../help/help-button.tsx';
import { Button } from '../../ui/button.tsx';
import { failureSentence } from '../../ui/states.tsx';
import { atLength, moment } from '../../ui/written-time.ts';
import { useDesk } from '../desk.ts';
import { isOwed } from '../marks.tsx';
import { tabName } from '../place.ts';
import { useShortcuts } from '../shortcuts.ts';
import { ContactWays } from './contact-ways.tsx';
import { replyAddress } from './reply-address.ts';
import type { Treatment } from './treatment.ts';

type DetailHeadProps = {
  request: RequestDetail;
  treatment: Treatment;
  now: number;
  onLeave(): void;
  /** Opens the answer that is written here; undefined where one answers elsewhere. */
  onAnswer: (() => void) | undefined;
  /** The request is no longer in this box. */
  onGone(): void;
};

export function DetailHead({
  request,
  treatment,
  now,
  onLeave,
  onAnswer,
  onGone,
}: DetailHeadProps) {
  const { place, me, api, changes, say } = useDesk();
  const reply = useRef<HTMLAnchorElement>(null);
  const [replying, setReplying] = useState(false);
  const { sender } = request;
  const canReply = sender.email !== '' && !request.quarantine;
  // A comment is answered under the post: it is assigned to no person.
  const isComment = request.comment !== null;
  useShortcuts([
    [
      'r',
      () => {
        if (onAnswer) onAnswer();
        else reply.current?.click();
        return true;
      },
    ],
    [
      'u',
      () => {
        markUnread();
        return true;
      },
    ],
  ]);

  async function setAside() {
    const done = await treatment.perform({
      send: ({ id, version }) => api.quarantine(id, version),
      done: 'Mis de côté dans les indésirables. Rien n’est perdu\u00a0: vous pouvez le remettre.',
    });
    if (done) onGone();
  }

  async function putBack() {
    const done = await treatment.perform({
      send: ({ id, version }) => api.release(id, version),
      done: 'Remis dans sa boîte. Les e-mails retenus partent maintenant.',
    });
    if (done && place.tab === 'quarantine') onGone();
  }

  async function markUnread() {
    try {
      const { id, version } = request;
      await api.together({ action: 'mark_unread', requests: [{ id, version }] });
      changes.announce({ ...request, unread: true });
      onLeave();
      say('Demande marquée non lue.');
    } catch (error) {
      say(failureSentence(error));
    }
  }

  const assignToMe = () =>
    treatment.perform({
      guess: { assignee: { id: me.id, name: me.name } },
      send: ({ id, version }) => api.change(id, version, { assignee: me.id }),
    });

  const markAnswered = async () => {
    const done = await treatment.perform({
      guess: { status: 'answered' },
      send: ({ id, version }) => api.change(id, version, { status: 'answered' }),
      done: 'Demande marquée comme répondue.',
    });
    if (done) setReplying(false);
  };

  return (
    <header className="request-head">
      {/* Where the list is not beside, this says which box one is in. */}
      <div className="request-back">
        <h1>
          <button type="button" onClick={onLeave}>
            <ArrowLeftIcon />
            {tabName(place.tab)}
          </button>
        </h1>
        <HelpBeside />
      </div>
      <p className="request-kind">
        {kindName(request.kind)} <span aria-hidden="true">·</span>{' '}
        <button
          type="button"
          className="request-reference"
          aria-label={`Copier la référence ${request.reference}`}
          onClick={() =>
            navigator.clipboard
              .writeText(request.reference)
              .then(() => say(`Référence ${request.reference} copiée.`))
          }
        >
          {request.reference}
        </button>{' '}
        <span aria-hidden="true">·</span>{' '}
        <time dateTime={request.receivedAt} title={atLength(request.receivedAt)}>
          {moment(request.receivedAt, now)}
        </time>
      </p>
      <h2 tabIndex={-1}>{sender.name || sender.email || 'Sans nom'}</h2>
      <ContactWays sender={sender} />
      <div className="kit-buttons">
        {onAnswer && <Button look="primary" text="Répondre" shortcut="r" onClick={onAnswer} />}
        {canReply && (
          <a
            ref={reply}
            className="kit-button"
            data-look="plain"
            href={replyAddress(request)}
            onClick={() => setReplying(true)}
          >
            {onAnswer ? 'Dans ma messagerie' : 'Répondre par e-mail'}
          </a>
        )}
        {!canReply && sender.phone && !request.quarantine && (
          <a className="kit-button" data-look="primary" href={callAddress(sender.phone)}>
            Appeler
          </a>
        )}
        {request.assignee?.id !== me.id && !request.quarantine && !isComment && (
          <Button icon={UserIcon} text="M’assigner" onClick={assignToMe} />
        )}
        {request.quarantine ? (
          <Button
            look="primary"
            icon={UndoIcon}
            text="Ce n’est pas un indésirable"
            onClick={putBack}
          />
        ) : (
          <Button icon={RemoveCircleIcon} text="Indésirable" onClick={setAside} />
        )}
        <Button icon={EyeClosedIcon} text="Marquer non lu" shortcut="u" onClick={markUnread} />
      </div>
      {replying && isOwed(request) && (
        <p className="kit-buttons" role="status">
          <span>Votre messagerie s’ouvre. Une fois la réponse partie&nbsp;:</span>
          <Button look="primary" text="C’est répondu" onClick={markAnswered} />
          <Button text="Pas encore" onClick={() => setReplying(false)} />
        </p>
      )}
    </header>
  );
}
