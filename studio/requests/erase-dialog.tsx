/** The right to be forgotten: says what will go, then makes it go. */
import { Button, TextInput } from '@sanity/ui';
import { useId, useState } from 'react';
import type { ErasurePreview } from '../../inbox/contract/access.ts';
import { useDesk } from './desk.ts';
import { DeskLink } from './desk-link.tsx';
import { ModalDialog } from './modal-dialog.tsx';
import { tabPlace } from './place.ts';
import { SolidButton } from './solid-button.tsx';
import { failureSentence } from './states.tsx';

type EraseDialogProps = { address: string; onClose(): void };

export function EraseDialog({ address: given, onClose }: EraseDialogProps) {
  const { api, changes, go, place, say } = useDesk();
  const [address, setAddress] = useState(given);
  const [preview, setPreview] = useState<ErasurePreview>();
  const [failure, setFailure] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const field = useId();

  async function attempt(step: () => Promise<void>) {
    setBusy(true);
    setFailure(undefined);
    try {
      await step();
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setBusy(false);
    }
  }

  const look = () => attempt(async () => setPreview(await api.erasurePreview(address.trim())));

  const erase = () =>
    attempt(async () => {
      await api.erase(address.trim());
      onClose();
      changes.announce('many');
      say(`Tout ce que nous gardions de ${address.trim()} est effacé.`);
      go(place.tab === 'audit' ? place : tabPlace(place.tab), 'replace');
    });

  return (
    <ModalDialog
      title="Effacer une personne"
      onClose={onClose}
      actions={
        <>
          <Button mode="ghost" text="Annuler" onClick={onClose} />
          {preview ? (
            <SolidButton
              tone="late"
              text="Effacer définitivement"
              disabled={busy || isNothing(preview)}
              onClick={erase}
            />
          ) : (
            <SolidButton
              text="Voir ce qui sera effacé"
              disabled={busy || address.trim() === ''}
              onClick={look}
            />
          )}
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!preview) look();
        }}
      >
        <div className="requests-field">
          <label htmlFor={field}>Adresse e-mail de la personne</label>
          <TextInput
            id={field}
            type="email"
            fontSize={[2, 2, 1]}
            value={address}
            autoComplete="off"
            onChange={(event) => {
              setAddress(event.currentTarget.value);
              setPreview(undefined);
            }}
          />
        </div>
      </form>
      <div role="status">{preview && <Goes preview={preview} />}</div>
      <div role="alert">
        {failure && (
          <p className="request-notice" data-tone="late">
            {failureSentence(failure)}
          </p>
        )}
      </div>
    </ModalDialog>
  );
}

function Goes({ preview }: { preview: ErasurePreview }) {
  if (isNothing(preview)) return <p>Nous ne gardons rien de cette adresse.</p>;
  const counted = [
    [preview.requests, 'demande', 'demandes'],
    [preview.attachments, 'CV', 'CV'],
    [preview.comments, 'commentaire, retiré du site', 'commentaires, retirés du site'],
    [preview.subscriptions, 'abonnement à la newsletter', 'abonnements à la newsletter'],
    [preview.notes, 'note de l’équipe', 'notes de l’équipe'],
    [preview.answers, 'réponse de l’équipe', 'réponses de l’équipe'],
    [preview.deliveries, 'envoi, parti ou en attente', 'envois, partis ou en attente'],
  ] as const;
  return (
    <>
      <p>
        <strong>Seront effacés pour toujours, ici et dans les prochaines sauvegardes&nbsp;:</strong>
      </p>
      <ul className="requests-goes">
        {counted.map(([count, one, many]) =>
          count > 0 ? <li key={many}>{`${count}\u00a0${count === 1 ? one : many}`}</li> : null,
        )}
      </ul>
      {preview.mentions.length > 0 && (
        <p>
          L’adresse est aussi écrite dans des demandes d’autres personnes, qui restent. À
          relire&nbsp;:{' '}
          {preview.mentions.map(({ id, reference }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <DeskLink to={{ ...tabPlace('contact'), id }} className="requests-link">
                {reference}
              </DeskLink>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}

function isNothing({
  requests,
  attachments,
  comments,
  subscriptions,
  notes,
  answers,
  deliveries,
}: ErasurePreview) {
  return requests + attachments + comments + subscriptions + notes + answers + deliveries === 0;
}
