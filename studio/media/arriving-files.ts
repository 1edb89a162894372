/** Files that are sent to the content service, several at once. */
import type { SanityClient, SanityImageAssetDocument } from '@sanity/client';
import { useEffect, useRef, useState } from 'react';
import { uploadFailure } from './media-words.ts';

export type ArrivingFile = {
  id: string;
  name: string;
  /** Of its bytes, in percent. */
  progress: number;
  state: 'waiting' | 'sending' | 'there' | 'refused';
  /** Why it was refused. */
  reason?: string;
};

/** What becomes an asset: a picture where the browser calls it one, else a file. */
type Uploaded = Pick<SanityImageAssetDocument, '_id' | '_type'> & Record<string, unknown>;

type ArrivingFiles = {
  files: readonly ArrivingFile[];
  /** Whether some are still under way. */
  isBusy: boolean;
  /** Sends files one after the other, in their order: a line that is shared is no faster. */
  send(files: readonly File[]): Promise<void>;
  /** Forgets those that have arrived or were refused. */
  clear(): void;
};

/**
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
  tell: (progress: number) => void,
): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const kind = file.type.startsWith('image/') ? 'image' : 'file';
    const sending = client.observable.assets
      .upload(kind, file, { filename: file.name, tag: 'media.upload' })
      .subscribe({
        next(event) {
          if (event.type === 'response') resolve(event.body.document);
          else if (event.type === 'progress' && event.stage === 'upload') tell(event.percent);
        },
        error: reject,
      });
    signal.addEventListener('abort', () => {
      sending.unsubscribe();
      reject(new DOMException('The editor left', 'AbortError'));
    });
  });
}
