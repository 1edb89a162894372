import { Button, Flex, Stack, Text } from '@sanity/ui';
import { SolidButton } from '../../desk/ui/solid-button.tsx';
import type { Mailing } from '../../inbox/contract/mailings.ts';
import '../../desk/ui/solid-button.css';
import { Modal } from '../../desk/ui/modal.tsx';

type StopDialogProps = { mailing: Mailing; busy: boolean; onClose(): void; onStop(): void };

export function StopDialog({ mailing, busy, onClose, onStop }: StopDialogProps) {
  const isScheduled = mailing.state === 'scheduled';
  return (
    <Modal
      className="letter-dialog"
      title={isScheduled ? 'Annuler la programmation' : 'Arrêter l’envoi'}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Text size={1} as="p">
          {isScheduled
            ? 'Rien n’est parti\u00a0: vous pourrez corriger la lettre et l’envoyer de nouveau.'
            : 'Les lettres qui attendent ne partiront pas. Celles qui sont parties ne se reprennent pas, et l’envoi ne pourra pas être repris.'}
        </Text>
        <Flex gap={2} justify="flex-end" wrap="wrap">
          <Button mode="ghost" fontSize={1} text="Laisser partir" onClick={onClose} />
          <SolidButton
            tone="late"
            text={isScheduled ? 'Annuler la programmation' : 'Arrêter maintenant'}
            disabled={busy}
            onClick={onStop}
          />
        </Flex>
      </Stack>
    </Modal>
  );
}
