/** Asks the embedded content service for its trash, with the session the Studio has. */
import type { SanityClient } from '@sanity/client';
import { useEffect, useState } from 'react';
import type { RestoredDocument, TrashPage } from '../../packages/content-service/trash-contract.ts';

/** The pause in typing after which the list follows, in ms. */
const PAUSE = 250;

export type TrashQuestion = { type: string; search: string };

export type TrashList = {
  page: TrashPage | undefined;
  error: unknown;
  /** Whether another page, or the answer to another question, is being read. */
  reading: boolean;
  readMore(): void;
  retry(): void;
};

/** Reads the trash page by page. The former list stays until the answer to another query comes. */
export function useTrash(client: SanityClient, { type, search }: TrashQuestion): TrashList {
  const [state, setState] = useState<Pick<TrashList, 'page' | 'error' | 'reading'>>({
    page: undefined,
    error: undefined,
    reading: true,
  });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is what asks again
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(
      () => {
        setState((before) => ({ ...before, reading: true }));
        const { signal } = leaving;
        readTrash(client, { type, search }, { signal }).then(
          (page) => signal.aborted || setState({ page, error: undefined, reading: false }),
          (error) => signal.aborted || setState({ page: undefined, error, reading: false }),
        );
      },
      search ? PAUSE : 0,
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client, type, search, round]);

  function readMore(): void {
    const { page } = state;
    if (!page?.nextCursor || state.reading) return;
    setState({ ...state, reading: true });
    readTrash(client, { type, search }, { cursor: page.nextCursor }).then(
      (next) =>
        setState((before) =>
          // The query changed meanwhile: this page belongs to the former list.
          before.page === page
            ? {
                page: { ...next, documents: [...page.documents, ...next.documents] },
                error: undefined,
                reading: false,
              }
            : before,
        ),
      (error) =>
        setState((before) => (before.page === page ? { page, error, reading: false } : before)),
    );
  }

  return { ...state, readMore, retry: () => setRound((before) => before + 1) };
}

function readTrash(
  client: SanityClient,
  { type, search }: TrashQuestion,
  { cursor, signal }: { cursor?: string; signal?: AbortSignal },
): Promise<TrashPage> {
  return client.request<TrashPage>({
    url: address(client),
    query: { ...(type && { type }), ...(search && { search }), ...(cursor && { cursor }) },
    ...(signal && { signal }),
  });
}

/** Brings a document back, as a draft. */
export function restore(client: SanityClient, id: string): Promise<RestoredDocument> {
  return client.request<RestoredDocument>({
    method: 'POST',
    url: `${address(client)}/${encodeURIComponent(id)}/restore`,
  });
}

const address = (client: SanityClient) => `/data/bin/${client.config().dataset}`;

/** The sentence for the person whose restoration was refused. */
export function refusalSentence(error: unknown): string {
  switch (statusOf(error)) {
    case 401:
      return 'Votre session a expiré. Connectez-vous à nouveau.';
    case 403:
      return 'Votre rôle ne permet pas de restaurer des documents.';
    case 404:
      return 'Ce document n’est plus dans la corbeille.';
    case 409:
      return 'Ce document est déjà de retour\u00a0: une autre personne l’a restauré.';
    default:
      return 'Le site ne répond pas. Vérifiez votre connexion, puis réessayez.';
  }
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
