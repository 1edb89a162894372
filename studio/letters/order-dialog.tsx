import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { SolidButton } from '../../desk/ui/solid-button.tsx';
import type { IssueOutlook } from '../../inbox/contract/mailings.ts';
import '../../desk/ui/solid-button.css';
import { Modal } from '../../desk/ui/modal.tsx';
import { duration, moment } from '../../desk/ui/written-time.ts';

type OrderDialogProps = {
  outlook: IssueOutlook;
  busy: boolean;
  onClose(): void;
  /** @param startsAt ISO 8601; undefined is now */
  onOrder(startsAt: string | undefined): void;
};

/** Says how many people get the letter before it leaves: what has left is not taken back. */
export function OrderDialog({ outlook, busy, onClose, onOrder }: OrderDialogProps) {
  const [isLater, setIsLater] = useState(false);
  const [typed, setTyped] = useState('');
  const { subscribers, duration: time } = outlook;
  const people =
    subscribers === 1 ? '1\u00a0personne' : `${subscribers.toLocaleString('fr-FR')}\u00a0personnes`;
  const startsAt = isLater ? startOf(typed) : undefined;
  return (
    <Modal className="letter-dialog" title="Envoyer la lettre" onClose={onClose}>
      <Stack gap={4}>
        <Text size={1} as="p">
          <strong>{people}</strong> {subscribers === 1 ? 'la recevra' : 'la recevront'}, en{' '}
          {duration(time)} environ. Une lettre partie ne se reprend pas, et une lettre ne part
          qu’une fois.
        </Text>
        <fieldset className="letter-choice">
          <legend>Quand</legend>
          <label>
            <input
              type="radio"
              name="letter-start"
              checked={!isLater}
              onChange={() => setIsLater(false)}
            />
            Maintenant
          </label>
          <label>
            <input
              type="radio"
              name="letter-start"
              checked={isLater}
              onChange={() => setIsLater(true)}
            />
            Plus tard
          </label>
        </fieldset>
        {isLater && (
          <Stack gap={3}>
            <TextInput
              type="datetime-local"
              aria-label="Jour et heure de l’envoi"
              fontSize={1}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Text size={1} as="p" muted>
              {startsAt
                ? `Elle partira ${moment(startsAt, Date.now())}, heure du Maroc, telle qu’elle est publiée maintenant, à qui sera alors inscrit.`
                : 'Choisissez un moment à venir.'}
            </Text>
          </Stack>
        )}
        <Flex gap={2} justify="flex-end" wrap="wrap">
          <Button mode="ghost" fontSize={1} text="Annuler" onClick={onClose} />
          <SolidButton
            text={isLater ? 'Programmer l’envoi' : `Envoyer à ${people}`}
            disabled={busy || (isLater && !startsAt)}
            onClick={() => onOrder(startsAt)}
          />
        </Flex>
      </Stack>
    </Modal>
  );
}

/** The moment typed on this computer's clock; undefined for none, or one that has passed. */
function startOf(typed: string): string | undefined {
  const at = Date.parse(typed);
  return at > Date.now() ? new Date(at).toISOString() : undefined;
}
