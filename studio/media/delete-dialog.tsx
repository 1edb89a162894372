import { Button } from '@sanity/ui';
import { useState } from 'react';
import { useClient } from 'sanity';
import { useLive } from '../../desk/ui/live-answer.ts';
import { Modal } from '../../desk/ui/modal.tsx';
import { SolidButton } from '../../desk/ui/solid-button.tsx';
import { API_VERSION } from '../content/api-version.ts';
import { isImage, type Media } from './media.ts';
import { MediaUses } from './media-uses.tsx';
import { failure, nameOf } from './media-words.ts';
import { readUsers } from './replacement.ts';
import './media-dialog.css';

type DeleteDialogProps = { media: Media; onClose(): void; onDeleted(): void };

/** Deletes what is used nowhere. The service refuses it for anything else, also when it came into use this second. */
export function DeleteDialog({ media, onClose, onDeleted }: DeleteDialogProps) {
  const client = useClient({ apiVersion: API_VERSION });
  const [failed, setFailed] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const users = useLive(media._id, () => readUsers(client, media._id), { once: true });
  const isUsed = users.data !== undefined && users.data.length > 0;

  async function remove() {
    setIsBusy(true);
    try {
      await client.delete(media._id, { tag: 'media.delete' });
      onDeleted();
    } catch (error) {
      setFailed(error);
      users.reload();
      setIsBusy(false);
    }
  }

  return (
    <Modal
      className="media-dialog media-dialog-small"
      title={isUsed ? 'Il sert encore' : `Supprimer «\u00A0${nameOf(media)}\u00A0»\u00A0?`}
      onClose={onClose}
    >
      {isUsed ? (
        <>
          <p>
            Ce qui sert sur le site ne se supprime pas. Retirez-{isImage(media) ? 'la' : 'le'}{' '}
            d’abord de ces documents, ou remplacez-{isImage(media) ? 'la' : 'le'} partout par un
            autre média.
          </p>
          <MediaUses users={users.data} id={media._id} failed={false} />
        </>
      ) : (
        <p>
          {isImage(media) ? 'L’image' : 'Le fichier'} disparaît d’ici, avec sa description. Aucun
          document ne s’en sert.
        </p>
      )}
      {!isUsed && failed !== undefined && <p role="alert">{failure(failed)}</p>}
      <footer>
        <Button mode="ghost" fontSize={1} text={isUsed ? 'Fermer' : 'Annuler'} onClick={onClose} />
        {!isUsed && (
          <SolidButton
            tone="late"
            text="Supprimer"
            disabled={isBusy || users.data === undefined}
            onClick={remove}
          />
        )}
      </footer>
    </Modal>
  );
}
