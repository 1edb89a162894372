/** Reads files that came with requests, for roles that may, and logs every reading. */
import { createHash } from 'node:crypto';
import type { Staff } from '../../staff/roles.ts';
import type { InboxDatabase } from '../database.ts';
import { recordAccess, recordChange } from './history.ts';
import { notFound, Refusal } from './refusal.ts';
import { isDownloadable } from './request-detail.ts';

export type StoredFile = { name: string; bytes: Uint8Array };

export async function requestOfAttachment(db: InboxDatabase, fileId: string): Promise<string> {
  const row = await db
    .selectFrom('attachments')
    .select('request_id')
    .where('id', '=', fileId)
    .executeTakeFirst();
  if (!row) throw notFound('Ce fichier');
  return row.request_id;
}

/**
 * Reads a file, logged before its first byte leaves.
 * @throws {Refusal} for a file in doubt that is not released
 */
export async function readAttachment(
  db: InboxDatabase,
  fileId: string,
  { staff, at }: { staff: Staff; at: Date },
): Promise<StoredFile> {
  return db.transaction().execute(async (transaction) => {
    const file = await transaction
      .selectFrom('attachments')
      .select(['request_id', 'name', 'bytes', 'sha256', 'verdict', 'released_at'])
      .where('id', '=', fileId)
      .executeTakeFirst();
    if (!file) throw notFound('Ce fichier');
    if (!isDownloadable(file)) {
      throw new Refusal(
        'impossible',
        'Ce fichier est à vérifier. Débloquez-le d’abord, si vous connaissez la personne qui l’envoie.',
      );
    }
    // A damaged disk could return bytes that the visitor never sent: another hash is a server error.
    if (createHash('sha256').update(file.bytes).digest('hex') !== file.sha256) {
      throw new Error(`The bytes of attachment ${fileId} are not those that were received.`);
    }
    const details = { attachment: fileId, verdict: file.verdict };
    await recordAccess(transaction, {
      actor: staff,
      action: 'attachment_downloaded',
      at,
      requestId: file.request_id,
      details,
    });
    return { name: file.name, bytes: file.bytes };
  });
}

/** Releases a file in doubt, on a person's own responsibility: the request's history names them. */
export async function releaseAttachment(
  db: InboxDatabase,
  fileId: string,
  { staff, at }: { staff: Staff; at: Date },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const released = await transaction
      .updateTable('attachments')
      .set({ released_at: at.getTime(), released_by_id: staff.id, released_by_name: staff.name })
      .where('id', '=', fileId)
      .where('verdict', '!=', 'clean')
      .where('released_at', 'is', null)
      .returning(['request_id', 'verdict'])
      .executeTakeFirst();
    // The file is clean, or another person has released it first: nothing changes.
    if (!released) return;
    await recordChange(transaction, {
      requestId: released.request_id,
      actor: staff,
      at,
      action: 'attachment_released',
      details: { verdict: released.verdict },
    });
  });
}
