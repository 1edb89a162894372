import { Button } from '@sanity/ui';
import type { Webhook } from '../../../inbox/contract/webhooks.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { SolidButton } from '../../ui/solid-button.tsx';

type WebhookRemovalProps = { webhook: Webhook; onClose(): void; onConfirm(): void };

export function WebhookRemoval({ webhook, onClose, onConfirm }: WebhookRemovalProps) {
  return (
    <ModalDialog
      title={`Supprimer «\u00a0${webhook.description}\u00a0»\u202f?`}
      onClose={onClose}
      actions={
        <>
          <Button mode="ghost" text="Annuler" onClick={onClose} />
          <SolidButton tone="late" text="Supprimer le webhook" onClick={onConfirm} />
        </>
      }
    >
      <p>
        Plus rien ne partira vers cette adresse, et l’historique de ses envois disparaît d’ici. Ce
        qu’elle a déjà reçu reste chez elle.
      </p>
    </ModalDialog>
  );
}
