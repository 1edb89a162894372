/** Uploads of files to the content service, several at once. */
import type { SanityClient, SanityImageAssetDocument } from '@sanity/client';
import { CloseIcon } from '@sanity/icons/Close';
import { Button } from '@sanity/ui';
import { useEffect, useRef, useState } from 'react';
import { ofName } from '../../inbox/forms/elision.ts';
import { uploadFailure } from './media-words.ts';

export type ArrivingFile = {
  id: string;
  name: string;
  /** The share of the bytes that were sent, in percent. */
  progress: number;
  state: 'waiting' | 'sending' | 'there' | 'refused';
  /** The reason for which a file was refused. */
  reason?: string;
};

/** The asset that a file became: a picture where the browser calls it one, else a file. */
type Uploaded = Pick<SanityImageAssetDocument, '_id' | '_type'> & Record<string, unknown>;

type ArrivingFiles = {
  files: readonly ArrivingFile[];
  /** Whether some files are still under way. */
  isBusy: boolean;
  /** Sends files one after the other, in their order: a line that is shared is no faster. */
  send(files: readonly File[]): Promise<void>;
  /** Forgets the files that have arrived or were refused. */
  clear(): void;
};

/**
 * Sends files to the content service, and follows each.
 *
 * @param onArrived told each asset with its file, before the next is sent
 * @param takes whether a file can be of use here; the others are refused without being sent
 */
export function useArrivingFiles(
  client: SanityClient,
  onArrived: (asset: Uploaded, file: File) => void | Promise<void>,
  takes: (file: File) => boolean = () => true,
): ArrivingFiles {
  const [files, setFiles] = useState<readonly ArrivingFile[]>([]);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  function note(id: string, change: Partial<ArrivingFile>) {
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...change } : file)));
  }

  async function send(chosen: readonly File[]) {
    const arriving = chosen.map((file) => ({ id: crypto.randomUUID(), file }));
    setFiles((before) => [
      ...before.filter(({ state }) => state === 'waiting' || state === 'sending'),
      ...arriving.map(({ id, file }): ArrivingFile => {
        return { id, name: file.name, progress: 0, state: 'waiting' };
      }),
    ]);
    for (const { id, file } of arriving) {
      if (leaving.current.signal.aborted) return;
      if (!takes(file)) {
        note(id, { state: 'refused', reason: 'Ce fichier ne va pas ici.' });
        continue;
      }
      note(id, { state: 'sending' });
      try {
        const asset = await upload(client, file, leaving.current.signal, (progress) =>
          note(id, { progress }),
        );
        note(id, { state: 'there', progress: 100 });
        await onArrived(asset, file);
      } catch (error) {
        note(id, { state: 'refused', reason: uploadFailure(error, file) });
      }
    }
  }

  return {
    files,
    isBusy: files.some(({ state }) => state === 'waiting' || state === 'sending'),
    send,
    clear: () =>
      setFiles((all) => all.filter(({ state }) => state === 'waiting' || state === 'sending')),
  };
}

function upload(
  client: SanityClient,
  file: File,
  signal: AbortSignal,
  onProgress: (progress: number) => void,
): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const kind = file.type.startsWith('image/') ? 'image' : 'file';
    const sending = client.observable.assets
      .upload(kind, file, { filename: file.name, tag: 'media.upload' })
      .subscribe({
        next(event) {
          if (event.type === 'response') resolve(event.body.document);
          else if (event.type === 'progress' && event.stage === 'upload') onProgress(event.percent);
        },
        error: reject,
      });
    signal.addEventListener('abort', () => {
      sending.unsubscribe();
      reject(new DOMException('The editor left', 'AbortError'));
    });
  });
}

const STATES: Record<ArrivingFile['state'], string> = {
  waiting: 'En attente',
  sending: 'Envoi',
  there: 'Importé',
  refused: 'Refusé',
};

type ArrivingListProps = { files: readonly ArrivingFile[]; isBusy: boolean; onClear(): void };

/** The list of files that were dropped or chosen, with what becomes of each; a refusal says why. */
export function ArrivingList({ files, isBusy, onClear }: ArrivingListProps) {
  if (files.length === 0) return null;
  const there = files.filter(({ state }) => state === 'there').length;
  return (
    <section className="media-arriving" aria-label="Fichiers en cours d’importation">
      <header>
        <p role="status">
          {there} sur {files.length} {files.length < 2 ? 'fichier importé' : 'fichiers importés'}
        </p>
        {!isBusy && (
          <Button
            icon={CloseIcon}
            mode="bleed"
            padding={2}
            aria-label="Fermer la liste des importations"
            onClick={onClear}
          />
        )}
      </header>
      <ul>
        {files.map(({ id, name, progress, state, reason }) => (
          <li key={id} data-state={state}>
            <span className="media-arriving-name">{name}</span>
            <span>{state === 'sending' ? `${Math.round(progress)}\u00A0%` : STATES[state]}</span>
            {state === 'sending' && (
              <progress max={100} value={progress} aria-label={`Envoi ${ofName(name)}`} />
            )}
            {reason && <span className="media-arriving-reason">{reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
