import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft';
import { UndoIcon } from '@sanity/icons/Undo';
import { UserIcon } from '@sanity/icons/User';
import { useRef, useState } from 'react';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { kindName } from '../../../inbox/kinds/kinds.ts';
import {
  callAddress,
  chatAddress,
  phoneNumbers,
} from '../../../packages/kit/network/phone-number.ts';
import { HelpBeside } from '../../help/help-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Time } from '../../ui/marks.tsx';
import { Menu } from '../../ui/menu.tsx';
import { atLength } from '../../ui/written-time.ts';
import { useDesk } from '../desk.tsx';
import { tabName } from '../location.ts';
import { isOwed } from '../marks.tsx';
import { useShortcuts } from '../shortcuts.tsx';
import { useOpened } from './treatment.ts';

type DetailHeadProps = {
  onLeave(): void;
  /** Opens the answer that is written here; undefined where one answers elsewhere. */
  onAnswer: (() => void) | undefined;
  /** Called when the request is no longer in this box. */
  onGone(): void;
};

export function DetailHead({ onLeave, onAnswer, onGone }: DetailHeadProps) {
  const { location, me, api, changes, notify, attempt } = useDesk();
  const { request, treatment } = useOpened();
  const reply = useRef<HTMLAnchorElement>(null);
  const [replying, setReplying] = useState(false);
  const { sender } = request;
  const canReply = sender.email !== '' && !request.quarantine;
  // A comment is answered under its post, and assigned to nobody.
  const isComment = request.comment !== null;
  useShortcuts([
    ['r', onAnswer ?? (() => reply.current?.click())],
    ['u', () => void markUnread()],
  ]);

  async function setAside() {
    const done = await treatment.perform({
      send: api.quarantine,
      done: 'Mis de côté dans les indésirables. Rien n’est perdu\u00a0: vous pouvez le remettre.',
    });
    if (done) onGone();
  }

  async function putBack() {
    const done = await treatment.perform({
      send: api.release,
      done: 'Remis dans sa boîte. Les e-mails retenus partent maintenant.',
    });
    if (done && location.tab === 'quarantine') onGone();
  }

  const markUnread = () =>
    attempt(async () => {
      const { id, version } = request;
      await api.together({ action: 'mark_unread', requests: [{ id, version }] });
      changes.announce({ ...request, unread: true });
      onLeave();
      return 'Demande marquée non lue.';
    });

  const assignToMe = () =>
    treatment.perform({
      guess: { assignee: { id: me.id, name: me.name } },
      send: (current) => api.change(current, { assignee: me.id }),
    });

  const markAnswered = async () => {
    const done = await treatment.perform({
      guess: { status: 'answered' },
      send: (current) => api.change(current, { status: 'answered' }),
      done: 'Demande marquée comme répondue.',
    });
    if (done) setReplying(false);
  };

  const inMail = {
    key: 'mail',
    text: 'Dans ma messagerie',
    href: replyAddress(request),
    onChoose: () => setReplying(true),
  };
  const unread = {
    key: 'unread',
    text: 'Marquer non lu',
    shortcut: 'u',
    onChoose: markUnread,
  };
  const aside = { key: 'aside', text: 'Indésirable', onChoose: setAside };

  return (
    <header className="request-head">
      {/* This names the mailbox where the list is not shown beside the request. */}
      <div className="request-back">
        <h1>
          <button type="button" onClick={onLeave}>
            <ArrowLeftIcon />
            {tabName(location.tab)}
          </button>
        </h1>
        <HelpBeside />
      </div>
      <p className="kit-note">
        {kindName(request.kind)} <span aria-hidden="true">·</span>{' '}
        <button
          type="button"
          className="request-reference"
          aria-label={`Copier la référence ${request.reference}`}
          onClick={() =>
            navigator.clipboard
              .writeText(request.reference)
              .then(() => notify(`Référence ${request.reference} copiée.`))
          }
        >
          {request.reference}
        </button>{' '}
        <span aria-hidden="true">·</span> <Time at={request.receivedAt} />
      </p>
      <h2 tabIndex={-1}>{sender.name || sender.email || 'Sans nom'}</h2>
      <ContactWays sender={sender} />
      <div className="kit-buttons">
        {onAnswer && <Button look="primary" text="Répondre" shortcut="r" onClick={onAnswer} />}
        {canReply && !onAnswer && (
          <a
            ref={reply}
            className="kit-button"
            data-look="plain"
            href={replyAddress(request)}
            onClick={() => setReplying(true)}
          >
            Répondre par e-mail
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
          <>
            <Button
              look="primary"
              icon={UndoIcon}
              text="Ce n’est pas un indésirable"
              onClick={putBack}
            />
            <Button text={unread.text} shortcut="u" onClick={markUnread} />
          </>
        ) : (
          <Menu
            aria-label="Autres actions"
            items={[...(canReply && onAnswer ? [inMail] : []), unread, aside]}
          />
        )}
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

/** The ways to reach the sender: the address, the number to call, and a chat where the number may have one. */
function ContactWays({ sender }: Pick<RequestDetail, 'sender'>) {
  const { name, email, phone } = sender;
  const numbers = phoneNumbers(phone);
  if (numbers.length === 0 && !(email && name)) return null;
  return (
    <ul className="kit-line request-ways" aria-label="Coordonnées">
      {email && name && <li>{email}</li>}
      {numbers.map((number) => (
        <li key={number}>
          <a
            className="kit-link kit-press"
            href={callAddress(number)}
            aria-label={`Appeler le ${number}`}
          >
            {number}
          </a>
        </li>
      ))}
      {numbers
        .flatMap((number) => chatAddress(number) ?? [])
        .map((chat, _, chats) => (
          <li key={chat}>
            <a
              className="kit-link kit-press"
              href={chat}
              target="_blank"
              rel="noreferrer noopener"
              aria-label={chats.length > 1 ? `WhatsApp, ${chat.replace(/^.*\//, '+')}` : undefined}
            >
              WhatsApp
            </a>
          </li>
        ))}
    </ul>
  );
}

/** Mail programs cut or refuse addresses much longer than this. */
const QUOTED = 1_200; // UTF-16 units, before they are escaped

/** A `mailto:` with the reference in the subject, so that what comes back can be found, and the message quoted. */
function replyAddress(request: RequestDetail): string {
  const { sender, reference, receivedAt, fields } = request;
  const subject = `Re\u00a0: ${request.about?.title ?? kindName(request.kind)} [${reference}]`;
  const message = fields.find(({ long, value }) => long && value)?.value ?? '';
  const quoted = message.length > QUOTED ? `${message.slice(0, QUOTED).toWellFormed()}…` : message;
  const body = [
    `Bonjour ${sender.name},`,
    '',
    '',
    '',
    `Le ${atLength(receivedAt)}, vous écriviez\u00a0:`,
    ...quoted.split('\n').map((line) => `> ${line}`),
  ].join('\r\n');
  return `mailto:${encodeURIComponent(sender.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
