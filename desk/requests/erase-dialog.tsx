/** The right to be forgotten: says what will go, then makes it go. */
import { useState } from 'react';
import type { Erasure, ErasurePreview } from '../../inbox/contract/access.ts';
import type { ErasureRequest } from '../../inbox/contract/questions.ts';
import { Button } from '../ui/button.tsx';
import { FormDialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { DeskLink, useDesk } from './desk.tsx';
import { tabLocation } from './location.ts';

type EraseDialogProps = {
  /** Everything of a person, by address or number; typed when none is known. Or the chosen requests alone. */
  whom: { person: string } | Extract<ErasureRequest, { requests: unknown }>;
  onErased(erased: Erasure, person: string): void;
  onClose(): void;
};

export function EraseDialog({ whom, onErased, onClose }: EraseDialogProps) {
  const { api, changes } = useDesk();
  const isPerson = 'person' in whom;
  const [person, setPerson] = useState(isPerson ? whom.person : '');
  const [preview, setPreview] = useState<ErasurePreview>();
  const erasure = isPerson ? requestOf(person) : whom;

  /** Shows what will go; the dialog stays. */
  async function look() {
    setPreview(await api.erasurePreview(erasure));
    return false;
  }

  async function erase() {
    const erased = await api.erase(erasure);
    changes.announce('many');
    onErased(erased, person.trim());
  }

  return (
    <FormDialog
      title={isPerson ? 'Effacer les données d’une personne' : 'Effacer les demandes choisies'}
      tone={preview && 'late'}
      action={preview ? 'Effacer définitivement' : 'Voir ce qui sera effacé'}
      disabled={preview ? isNothing(preview) : isPerson && person.trim() === ''}
      onSend={preview ? erase : look}
      onClose={onClose}
    >
      {isPerson ? (
        <TextField
          label="Adresse e-mail de la personne, ou son numéro"
          value={person}
          autoComplete="off"
          onChange={(typed) => {
            setPerson(typed);
            setPreview(undefined);
          }}
        />
      ) : (
        <p>
          Ces demandes seules sont effacées, avec tout ce qui s’y rattache. Pour effacer aussi ce
          que nous gardons par ailleurs d’une personne, ouvrez sa demande.
        </p>
      )}
      <div role="status">{preview && <Goes preview={preview} />}</div>
    </FormDialog>
  );
}

/** The request to erase a person: of one who called and left no address only the number is known. */
function requestOf(person: string): ErasureRequest {
  const typed = person.trim();
  return typed.includes('@') ? { address: typed } : { phone: typed };
}

function Goes({ preview }: { preview: ErasurePreview }) {
  if (isNothing(preview)) {
    return (
      <p>
        {preview.left.length > 0
          ? 'Ces demandes ont changé entre-temps, ou n’existent plus\u00a0: rien n’est à effacer.'
          : 'Nous ne gardons rien de cette personne.'}
      </p>
    );
  }
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
      <ul className="kit-stack requests-left">
        {counted.map(([count, one, many]) =>
          count > 0 ? <li key={many}>{`${count}\u00a0${count === 1 ? one : many}`}</li> : null,
        )}
      </ul>
      {preview.left.length > 0 && (
        <p>
          {preview.left.length > 1
            ? `${preview.left.length} demandes ont changé entre-temps et restent.`
            : 'Une demande a changé entre-temps et reste.'}
        </p>
      )}
      {preview.mentions.length > 0 && (
        <p>
          Son adresse ou son numéro figure aussi dans d’autres demandes, qui restent. À
          relire&nbsp;:{' '}
          {preview.mentions.map(({ id, reference }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <DeskLink to={{ ...tabLocation('contact'), id }} className="kit-link">
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

/** @param person the address or number already in the dialog, when one is known */
export function EraseButton({ person = '' }: { person?: string }) {
  const { go, location, notify } = useDesk();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="late"
        text={person ? 'Effacer ses données…' : 'Effacer les données d’une personne…'}
        onClick={() => setOpen(true)}
      />
      {open && (
        <EraseDialog
          whom={{ person }}
          onErased={(_, erased) => {
            notify(`Tout ce que nous gardions de ${erased} est effacé.`);
            go(location.tab === 'audit' ? location : tabLocation(location.tab), 'replace');
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
