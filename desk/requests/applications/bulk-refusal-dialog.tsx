/** Refuses several candidates: one text, filled in for each of them. */
import { useState } from 'react';
import type { Answering } from '../../../inbox/contract/answers.ts';
import type { Left } from '../../../inbox/contract/bulk.ts';
import type { RequestItem } from '../../../inbox/contract/requests.ts';
import { fillTemplate, openFields } from '../../../inbox/contract/template-fields.ts';
import { failureSentence } from '../../ui/states.tsx';
import { LetterDialog, letterOf, mailOf, Prepared } from '../answers/letter-fields.tsx';
import { useDesk } from '../desk.tsx';
import { senderName } from '../marks.tsx';

type BulkRefusalProps = {
  items: readonly RequestItem[];
  onClose(): void;
  /** @param left those that could not be refused, and why */
  onRefused(refused: number, left: Left): void;
};

export function BulkRefusalDialog(props: BulkRefusalProps) {
  const { items, onClose } = props;
  const [first] = items;
  if (!first) return null;
  return (
    <Prepared id={first.id} title={titleOf(items)} onClose={onClose}>
      {(answering) => <BulkLetter {...props} first={first} answering={answering} />}
    </Prepared>
  );
}

type BulkLetterProps = BulkRefusalProps & { first: RequestItem; answering: Answering };

function BulkLetter({ items, first, answering, onClose, onRefused }: BulkLetterProps) {
  const { api, changes } = useDesk();
  const [letter, setLetter] = useState(() => letterOf(answering, 'rejected'));
  /** The mails' ids: the same at a second attempt, which then sends none twice. */
  const [ids] = useState(() => new Map(items.map(({ id }) => [id, crypto.randomUUID()])));
  const [done, setDone] = useState<number>();

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

  const withMail = () =>
    refuse(async (item) => {
      const { values } = await api.answering(item.id);
      const { subject, body, ...sending } = mailOf(letter, answering);
      await api.move(item, {
        stage: 'rejected',
        mail: {
          id: ids.get(item.id) ?? crypto.randomUUID(),
          subject: fillTemplate(subject, values),
          body: fillTemplate(body, values),
          ...sending,
        },
      });
    });

  return (
    <LetterDialog
      title={titleOf(items)}
      to={items.map(senderName).join(', ')}
      answering={answering}
      sender={first.sender}
      letter={letter}
      write={(changed) => setLetter((before) => ({ ...before, ...changed }))}
      action={letter.sendAt ? 'Refuser et prévoir les e-mails' : 'Refuser et envoyer'}
      alone="Refuser sans e-mail"
      busy={done !== undefined}
      isReady
      head={
        openFields(letter.body).length > 0 && (
          <p className="kit-note">Ce qui est entre accolades est rempli pour chaque personne.</p>
        )
      }
      status={<p role="status">{done !== undefined && `${done + 1} sur ${items.length}…`}</p>}
      onSend={withMail}
      onAlone={() => refuse((item) => api.change(item, { stage: 'rejected' }))}
      onClose={onClose}
    />
  );
}

function titleOf({ length }: readonly RequestItem[]): string {
  return `Refuser ${length} candidatures`;
}
