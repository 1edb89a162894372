/** Asks the embedded content service for its bin, with the session the Studio has. */
import type { SanityClient } from '@sanity/client';
import type { BinPage, RestoredDocument } from '../../packages/content-service/bin-contract.ts';

export type BinQuestion = { type: string; search: string };

export function readBin(
  client: SanityClient,
  { type, search }: BinQuestion,
  { cursor, signal }: { cursor?: string; signal?: AbortSignal },
): Promise<BinPage> {
  return client.request<BinPage>({
    url: address(client),
    query: { ...(type && { type }), ...(search && { search }), ...(cursor && { cursor }) },
    ...(signal && { signal }),
  });
}

export function restore(client: SanityClient, id: string): Promise<RestoredDocument> {
  return client.request<RestoredDocument>({
    method: 'POST',
    url: `${address(client)}/${encodeURIComponent(id)}/restore`,
  });
}

const address = (client: SanityClient) => `/data/bin/${client.config().dataset}`;

/** What a refusal means to the person who asked. */
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
