/** Refuses several candidates: one text, filled in for each of them. */
import { useEffect, useRef, useState } from 'react';
import type { Answering } from '../../../inbox/contract/answers.ts';
import type { RequestItem } from '../../../inbox/contract/requests.ts';
import { fillTemplate, openFields } from '../../../inbox/contract/template-fields.ts';
import type { Left } from '../../../inbox/contract/together.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useLive } from '../../ui/live-answer.ts';
import { Failed, failureSentence, Loading } from '../../ui/states.tsx';
import { useDesk } from '../desk.ts';
import { type Letter, LetterFields, mailOf, templateOf } from './letter-fields.tsx';

type RefuseTogetherProps = {
  items: readonly RequestItem[];
  now: number;
  onClose(): void;
  /** @param left those that could not be refused, and why */
  onRefused(refused: number, left: Left): void;
};

export function RefuseTogetherDialog(props: RefuseTogetherProps) {
  const { api } = useDesk();
  const [first] = props.items;
  const answering = useLive(
    first && `refuse ${first.id}`,
    (signal) => api.answering(first?.id ?? '', signal),
    { once: true },
  );
  if (first && answering.data) {
    return <TogetherLetter {...props} first={first} answering={answering.data} />;
  }
  return (
    <Dialog title={titleOf(props.items)} onClose={props.onClose}>
      {answering.error ? (
        <Failed error={answering.error} retry={answering.reload} />
      ) : (
        <Loading what="Préparation de l’e-mail" />
      )}
    </Dialog>
  );
}

type TogetherLetterProps = RefuseTogetherProps & { first: RequestItem; answering: Answering };

function TogetherLetter({ items, first, now, answering, onClose, onRefused }: TogetherLetterProps) {
  const { api, changes } = useDesk();
  const template = templateOf(answering, 'rejected');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const [letter, setLetter] = useState<Letter>({
    subject: template?.subject ?? answering.subject,
    body: template?.body ?? '',
    replyTo: undefined,
    sendAt: '',
    quotesOriginal: false,
  });
  /** The mails' ids: the same at a second attempt, which then sends none twice. */
  const [ids] = useState(() => new Map(items.map(({ id }) => [id, crypto.randomUUID()])));
  const [done, setDone] = useState<number>();
  const isReady = letter.subject.trim() !== '' && letter.body.trim() !== '' && done === undefined;

  async function refuse(move: (item: RequestItem) => Promise<unknown>) {
    const left: Left = [];
    for (const [index, item] of items.entries()) {
      setDone(index);
      try {
        await move(item);
      } catch (error) {
        left.push({ id: item.id, message: failureSentence(error) });
      }
    }
    changes.announce('many');
    onRefused(items.length - left.length, left);
  }

  const alone = () => refuse(({ id, version }) => api.change(id, version, { stage: 'rejected' }));

  const withMail = () =>
    refuse(async ({ id, version }) => {
      const { values } = await api.answering(id);
      const { subject, body, ...sending } = mailOf(letter, answering);
      await api.move(id, version, {
        stage: 'rejected',
        mail: {
          id: ids.get(id) ?? crypto.randomUUID(),
          subject: fillTemplate(subject, values),
          body: fillTemplate(body, values),
          ...sending,
        },
      });
    });

  return (
    <Dialog
      title={titleOf(items)}
      wide
      onClose={onClose}
      actions={
        <>
          <Button text="Annuler" disabled={done !== undefined} onClick={onClose} />
          <Button text="Refuser sans e-mail" disabled={done !== undefined} onClick={alone} />
          <Button
            look="primary"
            text={letter.sendAt ? 'Refuser et prévoir les e-mails' : 'Refuser et envoyer'}
            disabled={!isReady}
            ref={button}
            onClick={withMail}
          />
        </>
      }
    >
      <form className="kit-form move-letter" onSubmit={(event) => event.preventDefault()}>
        <p className="answer-to">
          <span>À</span>{' '}
          <strong>{items.map(({ sender }) => sender.name || sender.email).join(', ')}</strong>
        </p>
        {openFields(letter.body).length > 0 && (
          <p className="kit-note">Ce qui est entre accolades est rempli pour chaque personne.</p>
        )}
        <LetterFields
          letter={letter}
          write={(changed) => setLetter((before) => ({ ...before, ...changed }))}
          answering={answering}
          sender={first.sender}
          now={now}
        />
        <p role="status">{done !== undefined && `${done + 1} sur ${items.length}…`}</p>
      </form>
    </Dialog>
  );
}

function titleOf({ length }: readonly RequestItem[]): string {
  return `Refuser ${length} candidatures`;
}
