/** Reads published documents from the content service. */
import { z } from 'zod';
import { type ContentApi, ContentRefusedError } from './content-api.ts';

export type StoredDocument = Readonly<Record<string, unknown>> & {
  readonly _id: string;
  readonly _type: string;
};

const documents = z.object({
  result: z.array(
    z
      .looseObject({ _id: z.string(), _type: z.string() })
      .transform((document): StoredDocument => document),
  ),
});

/** @throws {ContentRefusedError} */
export async function readDocumentsOf(
  content: ContentApi,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredDocument>> {
  const storedDocuments = await queryDocuments(content, '*[_id in $ids]', { ids });
  return new Map(storedDocuments.map((document) => [document._id, document]));
}

/** @throws {ContentRefusedError} */
export async function queryDocuments(
  content: ContentApi,
  query: string,
  params: Readonly<Record<string, unknown>>,
): Promise<StoredDocument[]> {
  const answer = await content.fetch('/data/query/production?perspective=raw', {
    method: 'POST',
    body: JSON.stringify({ query, params }),
  });
  if (!answer.ok) throw new ContentRefusedError(answer.status, await answer.text());
  return documents.parse(await answer.json()).result;
}
