/** Reads the content that an import of redirects needs, and writes its plan, all or nothing. */
import type { SanityClient } from '@sanity/client';
import { PAGED_TYPES, VISIBILITY_FIELDS } from '../../../model/document-types.ts';
import { normalised } from '../../../model/redirects/redirect-rules.ts';
import type { StoredDocument } from '../examine.ts';
import { pagesOf } from '../judge-links.ts';
import { type PlannedRow, planImport, type StoredRedirect } from './plan-import.ts';
import type { FileRow } from './read-rows.ts';

const AROUND_QUERY = `{
  "stored": *[_type == "redirect"] | order(_id asc) {_id, _rev, from, to, isTemporary},
  "pages": *[_type in $types && defined(slug)] {_id, _type, ${VISIBILITY_FIELDS}}
}`;

type Answer = {
  stored: (Omit<StoredRedirect, 'isTemporary' | 'from' | 'to'> & {
    from: string | null;
    to: string | null;
    isTemporary: boolean | null;
  })[];
  pages: StoredDocument[];
};

/** Plans the changes that the rows would make to the stored redirects. Throws what the content client throws. */
export async function planFrom(
  rows: readonly FileRow[],
  client: SanityClient,
  origin: string,
): Promise<PlannedRow[]> {
  const reader = client.withConfig({ perspective: 'raw', useCdn: false });
  const answer = await reader.fetch<Answer>(AROUND_QUERY, { types: PAGED_TYPES });
  const pages = pagesOf(answer.pages.filter(({ _id }) => !_id.includes('.')));
  return planImport(rows, {
    origin,
    stored: answer.stored.flatMap(({ from, to, isTemporary, ...stored }) =>
      from === null || to === null
        ? []
        : [{ ...stored, from, to, isTemporary: isTemporary === true }],
    ),
    isPage: (address) => pages.has(normalised(address)) && pages.get(address) === undefined,
  });
}

/**
 * Publishes the rows that change something, in one transaction: a colleague's change of one of them meanwhile refuses them
 * all (`ClientError` with status 409).
 */
export async function importRedirects(
  planned: readonly PlannedRow[],
  client: SanityClient,
): Promise<void> {
  let transaction = client.transaction();
  for (const { outcome, from, to, isTemporary, stored } of planned) {
    if (outcome === 'new') {
      transaction = transaction.create({ _type: 'redirect', from, to, isTemporary });
    }
    if (outcome === 'replaces' && stored) {
      transaction = transaction.patch(stored._id, {
        set: { from, to, isTemporary },
        ifRevisionID: stored._rev,
      });
    }
  }
  await transaction.commit({
    visibility: 'async',
    returnDocuments: false,
    tag: 'redirects.import',
  });
}
