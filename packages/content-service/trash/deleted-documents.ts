import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { fold } from '../../search/french-folding.ts';
import { type Document, publishedIdOf } from '../document.ts';
import type { Commit } from '../documents/change.ts';
import type { TransactionLog } from '../history/transaction-log.ts';
import { inTransaction } from '../in-transaction.ts';
import type { DeletedDocument, TrashPage } from '../trash-contract.ts';

export interface TrashQuestion {
  type: string | undefined;
  /** Words that the title must contain; without any, every document matches. */
  words: readonly string[];
  /** The last document of the page before. */
  after: TrashPosition | undefined;
  limit: number;
}

export type TrashPosition = Pick<z.infer<typeof Row>, 'sequence' | 'id'>;

export interface DeletedDocuments {
  /** Follows a transaction inside it: deleted documents are added, recreated ones are removed. */
  follow(sequence: number, changes: Commit['changes']): void;
  page(
    question: TrashQuestion,
  ): Omit<TrashPage, 'nextCursor'> & { next: TrashPosition | undefined };
  /** The last state of a document that is in the trash: its draft's, where it had one. */
  find(id: string): Document | undefined;
}

const Row = z.object({
  id: z.string(),
  sequence: z.number(),
  type: z.string(),
  title: z.string().nullable(),
  published: z.number(),
  author: z.string(),
  committed: z.string(),
});
const Count = z.object({ count: z.number() });
const TypeCount = z.object({ type: z.string(), count: z.number() });
const Place = z.object({ id: z.string(), sequence: z.number() });

/** The fields that name a document, the first that holds text: what a list of the Studio shows of most types. */
const TITLE_FIELDS = ['title', 'name', 'subject', 'from'];

/** The longest title a list shows, in UTF-16 units. */
const TITLE_LENGTH = 200;

/** The service's own documents and assets: editors do not write them, and an asset is uploaded again. */
const NOT_WRITTEN = /^(?:sanity|system)\./;

/**
 * The trash, as a table beside the log, so that it is searched, sorted and counted without reading the log's compressed
 * states. It is as old as the log, which forgets nothing.
 */
export function openDeletedDocuments(
  database: DatabaseSync,
  log: TransactionLog,
): DeletedDocuments {
  const put = database.prepare(
    `INSERT INTO deleted_documents (id, sequence, type, title, folded, published)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET sequence = excluded.sequence, type = excluded.type,
       title = excluded.title, folded = excluded.folded, published = excluded.published`,
  );
  const forget = database.prepare('DELETE FROM deleted_documents WHERE id = ?');
  const left = database.prepare(
    `SELECT 1 FROM documents
     WHERE id IN (?1, 'drafts.' || ?1)
        OR (id > 'versions.' AND id < 'versions/' AND id GLOB 'versions.*.' || ?1) LIMIT 1`,
  );
  const placeOf = database.prepare('SELECT id, sequence FROM deleted_documents WHERE id = ?');
  const incomplete = database.prepare("SELECT id, sequence FROM deleted_documents WHERE type = ''");
  const matching = `
    FROM deleted_documents JOIN transactions USING (sequence)
    WHERE (?1 IS NULL OR type = ?1)
      AND NOT EXISTS (SELECT 1 FROM json_each(?2) WHERE instr(folded, json_each.value) = 0)`;
  const list = database.prepare(
    `SELECT deleted_documents.id, sequence, type, title, published, author, committed ${matching}
      AND (sequence < ?3 OR (sequence = ?3 AND deleted_documents.id > ?4))
     ORDER BY sequence DESC, deleted_documents.id LIMIT ?5`,
  );
  const countAll = database.prepare(`SELECT count(*) AS count ${matching}`);
  const countTypes = database.prepare(
    'SELECT type, count(*) AS count FROM deleted_documents GROUP BY type ORDER BY type',
  );

  /** Returns a document's state before a transaction: the draft has the newer text. */
  function stateBefore(id: string, sequence: number): Document | undefined {
    for (const one of [`drafts.${id}`, id, ...log.idsOf(id)]) {
      const state = log.documentAt(one, sequence - 1);
      if (state) return state;
    }
    return undefined;
  }

  function keep(id: string, sequence: number, state: Document, wasPublished: boolean): void {
    const title = titleOf(state);
    put.run(id, sequence, state._type, title, fold(title ?? ''), wasPublished ? 1 : 0);
  }

  complete();

  /** Completes rows of the migration, which cannot read compressed states. */
  function complete(): void {
    const rows = z.array(Place).parse(incomplete.all());
    if (rows.length === 0) return;
    inTransaction(database, () => {
      for (const { id, sequence } of rows) {
        const state = stateBefore(id, sequence);
        if (!state || NOT_WRITTEN.test(state._type)) forget.run(id);
        else keep(id, sequence, state, log.documentAt(id, sequence - 1) !== null);
      }
    });
  }

  return {
    follow(sequence, changes) {
      for (const [id, group] of Map.groupBy(changes, ({ id }) => publishedIdOf(id))) {
        if (group.some(({ after }) => after)) {
          forget.run(id);
          continue;
        }
        const states = group.flatMap(({ before }) => before ?? []);
        const state = states.find(({ _id }) => _id.startsWith('drafts.')) ?? states[0];
        if (!state || id.startsWith('_.') || NOT_WRITTEN.test(state._type) || left.get(id))
          continue;
        keep(
          id,
          sequence,
          state,
          states.some(({ _id }) => _id === id),
        );
      }
    },

    page({ type = null, words, after, limit }) {
      const narrowed = [type, JSON.stringify(words)] as const;
      const place = [after?.sequence ?? Number.MAX_SAFE_INTEGER, after?.id ?? ''] as const;
      const rows = z.array(Row).parse(list.all(...narrowed, ...place, limit + 1));
      const pageRows = rows.slice(0, limit);
      return {
        documents: pageRows.map(asDeletedDocument),
        next: rows.length > limit ? pageRows.at(-1) : undefined,
        count: Count.parse(countAll.get(...narrowed)).count,
        types: z.array(TypeCount).parse(countTypes.all()),
      };
    },

    find(id) {
      const row = placeOf.get(id);
      return row && stateBefore(id, Place.parse(row).sequence);
    },
  };
}

function asDeletedDocument({ id, type, title, ...row }: z.infer<typeof Row>): DeletedDocument {
  const { committed: deletedAt, author: deletedBy, published } = row;
  return { id, type, title, deletedAt, deletedBy, wasPublished: published === 1 };
}

function titleOf(document: Document): string | null {
  for (const field of TITLE_FIELDS) {
    const value = document[field];
    if (typeof value === 'string' && value.trim() !== '')
      return value.trim().slice(0, TITLE_LENGTH);
  }
  return null;
}
