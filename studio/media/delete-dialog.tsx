import { useState } from 'react';
import { useClient } from 'sanity';
import { Button } from '../../desk/ui/button.tsx';
import { Dialog } from '../../desk/ui/dialog.tsx';
import { useLive } from '../../desk/ui/live-answer.ts';
import { Failure } from '../../desk/ui/states.tsx';
import { API_VERSION } from '../content/api-version.ts';
import { isImage, type Media } from './media.ts';
import { MediaUses } from './media-uses.tsx';
import { failure, nameOf } from './media-words.ts';
import { readUsers } from './replacement.ts';

type DeleteDialogProps = { media: Media; onClose(): void; onDeleted(): void };

/**
 * The dialog that deletes a picture or a file that is used nowhere. The service refuses it for anything else, also when
 * it came into use this second.
 */
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
    <Dialog
      title={isUsed ? 'Il sert encore' : `Supprimer «\u00A0${nameOf(media)}\u00A0»\u00A0?`}
      onClose={onClose}
      actions={
        !isUsed && (
          <>
            <Button text="Annuler" onClick={onClose} />
            <Button
              look="primary"
              tone="late"
              text="Supprimer"
              disabled={isBusy || users.data === undefined}
              onClick={remove}
            />
          </>
        )
      }
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
      <Failure>{!isUsed && failed !== undefined && failure(failed)}</Failure>
    </Dialog>
  );
}
