import { CloseIcon } from '@sanity/icons/Close';
import { DownloadIcon } from '@sanity/icons/Download';
import { SyncIcon } from '@sanity/icons/Sync';
import { TrashIcon } from '@sanity/icons/Trash';
import { Button, Spinner } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useClient } from 'sanity';
import { useLive } from '../../desk/ui/live-answer.ts';
import { API_VERSION } from '../content/api-version.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { isImage, type Media, readOne, usersOf } from './media.ts';
import { MediaDescription } from './media-description.tsx';
import { FileLikeness } from './media-items.tsx';
import { MediaUses } from './media-uses.tsx';
import { facts, failure, nameOf } from './media-words.ts';
import { ReplaceDialog } from './replace-dialog.tsx';
import { readUsers } from './replacement.ts';
import './media-details.css';

type MediaDetailsProps = {
  id: string;
  onClose(): void;
  /**
   * Hears that something changed.
   *
   * @param nextId the asset to look at now; undefined keeps this one
   */
  onChanged(nextId?: string): void;
};

/** The pane of one picture or file: what it looks like and says, where it is used, and what can be done with it. */
export function MediaDetails({ id, onClose, onChanged }: MediaDetailsProps) {
  const client = useClient({ apiVersion: API_VERSION });
  const media = useLive(id, () => readOne(client, id));
  const users = useLive(id, () => readUsers(client, id));
  const heading = useId();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    pane.current?.focus();
    // The focus returns to where it was before the pane opened.
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const reload = () => {
    media.reload();
    users.reload();
  };

  const { data } = media;
  return (
    <aside
      ref={pane}
      className="media-details"
      aria-labelledby={heading}
      tabIndex={-1}
      onKeyDown={({ key, target }) => {
        const isInDialog = target instanceof Element && target.closest('dialog') !== null;
        if (key === 'Escape' && !isInDialog) onClose();
      }}
    >
      <header>
        <h2 id={heading}>{data ? nameOf(data) : 'Média'}</h2>
        <Button icon={CloseIcon} mode="bleed" padding={2} aria-label="Fermer" onClick={onClose} />
      </header>
      {data === undefined && !media.error && <Spinner muted />}
      {data === undefined && media.error && <p role="alert">{failure(media.error)}</p>}
      {data === null && <p>Ce média n’existe plus.</p>}
      {data && (
        <>
          <p className="media-facts">{facts(data)}</p>
          {!isImage(data) && <FilePreview media={data} />}
          <MediaDescription
            key={data._id}
            media={data}
            onSaved={() => {
              media.reload();
              onChanged();
            }}
          />
          <MediaUses users={users.data} id={id} failed={users.error !== undefined} />
          <MediaActions media={data} onReload={reload} onChanged={onChanged} onClose={onClose} />
        </>
      )}
    </aside>
  );
}

function FilePreview({ media }: { media: Media }): ReactNode {
  if (!media.mimeType.startsWith('video/')) return <FileLikeness media={media} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: subtitles are a file of the field that uses the film
    <video className="media-film" src={media.url} controls preload="metadata" />
  );
}

type MediaActionsProps = Omit<MediaDetailsProps, 'id'> & { media: Media; onReload(): void };

function MediaActions({ media, onReload, onChanged, onClose }: MediaActionsProps) {
  const { push } = useToast();
  const [dialog, setDialog] = useState<'replace' | 'delete'>();
  const users = usersOf(media);
  return (
    <>
      <div className="media-actions">
        <Button
          icon={SyncIcon}
          mode="ghost"
          fontSize={1}
          text="Remplacer partout…"
          disabled={users === 0}
          onClick={() => setDialog('replace')}
        />
        <Button
          as="a"
          icon={DownloadIcon}
          mode="ghost"
          fontSize={1}
          text="Télécharger"
          href={`${media.url}?dl=${encodeURIComponent(media.originalFilename ?? '')}`}
        />
        <Button
          icon={TrashIcon}
          mode="ghost"
          tone="critical"
          fontSize={1}
          text="Supprimer…"
          onClick={() => setDialog('delete')}
        />
      </div>
      {dialog === 'replace' && (
        <ReplaceDialog
          media={media}
          onClose={() => setDialog(undefined)}
          onReplaced={(next, sentence) => {
            setDialog(undefined);
            push({ status: 'success', title: sentence });
            onReload();
            onChanged(next._id);
          }}
        />
      )}
      {dialog === 'delete' && (
        <DeleteDialog
          media={media}
          onClose={() => {
            setDialog(undefined);
            onReload();
          }}
          onDeleted={() => {
            setDialog(undefined);
            push({ status: 'success', title: `«\u00A0${nameOf(media)}\u00A0» est supprimé.` });
            onClose();
            onChanged();
          }}
        />
      )}
    </>
  );
}
