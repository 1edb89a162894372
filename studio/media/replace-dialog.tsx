import { Spinner } from '@sanity/ui';
import { useState } from 'react';
import { useClient } from 'sanity';
import { Button } from '../../desk/ui/button.tsx';
import { Dialog } from '../../desk/ui/dialog.tsx';
import { useLive } from '../../desk/ui/live-answer.ts';
import { Failure } from '../../desk/ui/states.tsx';
import { API_VERSION } from '../content/api-version.ts';
import { isImage, type Media, readOne, thumbnail, titleOf } from './media.ts';
import { MediaBrowser } from './media-browser.tsx';
import { FileLikeness } from './media-items.tsx';
import { documents, facts, failure, nameOf, places } from './media-words.ts';
import { planReplacement, type Replacement, readUsers, replace } from './replacement.ts';
import './replace-dialog.css';

type ReplaceDialogProps = {
  media: Media;
  onClose(): void;
  /**
   * Hears that it is done.
   *
   * @param sentence what was done, to tell the editor
   */
  onReplaced(next: Media, sentence: string): void;
};

/** Chooses the replacement of a picture or a file, shows the consequences, and replaces it everywhere at once. */
export function ReplaceDialog({ media, onClose, onReplaced }: ReplaceDialogProps) {
  const [next, setNext] = useState<Media>();
  if (next) {
    return (
      <Confirmation
        media={media}
        next={next}
        onBack={() => setNext(undefined)}
        onClose={onClose}
        onReplaced={onReplaced}
      />
    );
  }
  return (
    <Dialog
      className="media-dialog"
      title={`Par quoi remplacer «\u00A0${nameOf(media)}\u00A0»\u00A0?`}
      onClose={onClose}
      actions={<Button text="Annuler" onClick={onClose} />}
    >
      <MediaBrowser
        kind={isImage(media) ? 'image' : 'file'}
        accept={isImage(media) ? 'image/*' : media.mimeType}
        onOpen={(chosen) => {
          if (chosen._id !== media._id) setNext(chosen);
        }}
      />
    </Dialog>
  );
}

type ConfirmationProps = ReplaceDialogProps & {
  next: Media;
  onBack(): void;
};

function Confirmation({ media, next, onBack, onClose, onReplaced }: ConfirmationProps) {
  const client = useClient({ apiVersion: API_VERSION });
  const [failed, setFailed] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const read = useLive(
    `${media._id} ${next._id}`,
    async () => {
      const [users, from, to] = await Promise.all([
        readUsers(client, media._id),
        readOne(client, media._id),
        readOne(client, next._id),
      ]);
      return { users, plan: planReplacement(users, from ?? media, to ?? next) };
    },
    { once: true },
  );

  async function confirm(plan: Replacement) {
    setIsBusy(true);
    try {
      await replace(client, plan, next);
      onReplaced(
        next,
        `C’est remplacé\u00A0: ${places(plan.places)} dans ${documents(plan.documents)}.`,
      );
    } catch (error) {
      setFailed(error);
      read.reload();
    }
    setIsBusy(false);
  }

  const error = failed ?? read.error;
  return (
    <Dialog
      className="media-dialog"
      title="Remplacer partout"
      onClose={onClose}
      actions={
        <>
          <Button text="Choisir autre chose" onClick={onBack} />
          <Button
            look="primary"
            text={read.data ? `Remplacer dans ${documents(read.data.plan.documents)}` : 'Remplacer'}
            disabled={isBusy || !read.data || read.data.plan.places === 0}
            onClick={() => {
              if (read.data) confirm(read.data.plan);
            }}
          />
        </>
      }
    >
      <div className="media-exchange">
        <Side media={media} label="Actuellement" />
        <span aria-hidden>→</span>
        <Side media={next} label="Ensuite" />
      </div>
      <Failure>{error !== undefined && failure(error)}</Failure>
      {!read.data && !read.error && <Spinner muted />}
      {read.data && <Consequences {...read.data} media={media} next={next} />}
    </Dialog>
  );
}

function Side({ media, label }: { media: Media; label: string }) {
  return (
    <figure>
      {isImage(media) ? (
        <img
          className="media-exchange-image"
          src={thumbnail(media, 220)}
          alt={media.altText ?? ''}
        />
      ) : (
        <FileLikeness media={media} />
      )}
      <figcaption>
        <span>{label}</span>
        <strong>{nameOf(media)}</strong>
        {facts(media)}
      </figcaption>
    </figure>
  );
}

type ConsequencesProps = {
  users: Awaited<ReturnType<typeof readUsers>>;
  plan: Replacement;
  media: Media;
  next: Media;
};

/** The list of consequences, in plain words, before the replacement. */
function Consequences({ users, plan, media, next }: ConsequencesProps) {
  const titles = [...new Set(users.map(titleOf))];
  const published = users.filter(({ _id }) => !/^(?:drafts|versions)\./.test(_id)).length;
  return (
    <div className="media-consequences">
      <p>
        <strong>
          {places(plan.places)} dans {documents(plan.documents)}
        </strong>{' '}
        {plan.places < 2 ? 'change' : 'changent'} d’un coup, brouillons et versions à paraître
        compris&nbsp;: {new Intl.ListFormat('fr').format(titles)}.
      </p>
      <ul>
        {published > 0 && (
          <li>Le site montre le nouveau média aussitôt, sans autre publication.</li>
        )}
        {isImage(media) && <li>{framingSentence(plan, next)}</li>}
        <li>Les descriptions écrites dans ces documents restent&nbsp;: relisez-les.</li>
        {'altText' in plan.carried && (
          <li>La nouvelle image n’a pas de description&nbsp;: elle reprend celle de l’ancienne.</li>
        )}
        <li>L’ancien média reste ici, inutilisé&nbsp;: vous pourrez le supprimer.</li>
      </ul>
    </div>
  );
}

function framingSentence({ framed, keepsFraming }: Replacement, next: Media): string {
  if (framed === 0) return 'Aucun recadrage n’est à revoir.';
  const many = framed < 2 ? 'Un recadrage' : `${framed}\u00A0recadrages`;
  if (keepsFraming) {
    return `${many} ${framed < 2 ? 'reste' : 'restent'}\u00A0: les deux images ont les mêmes proportions.`;
  }
  const focus = next.hotspot
    ? 'le point d’intérêt de la nouvelle image les remplace'
    : 'la nouvelle image y sera montrée par son milieu';
  return `${many} ${framed < 2 ? 'est retiré' : 'sont retirés'}, car les proportions diffèrent\u00A0: ${focus}.`;
}
