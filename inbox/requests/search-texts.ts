/** Full-text search over requests: the fields, the subject, the reference and the agency's notes. */
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { InboxDatabase } from '../database.ts';
import { readSubject } from '../subject.ts';
import { foldedWords } from './folded-words.ts';

export type Engine = 'sqlite' | 'postgres';

/** Requests indexed in one transaction: visitors send while we read. */
const BATCH = 200;

/** The most words of a query: people mean no more, and each is one more look-up. */
const MOST_WORDS = 12;

/** Indexes what came since the last search: at a search, and not while a visitor waits for a form's answer. */
export async function indexRequests(db: InboxDatabase, engine: Engine): Promise<void> {
  for (;;) {
    const indexed = await db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('requests')
        .select(['id', 'reference', 'fields', 'about'])
        .where('indexed', '=', 0)
        .orderBy('id')
        .limit(BATCH)
        // A note that is being written waits for us, then has the request read again.
        .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
        .execute();
      if (rows.length === 0) return 0;
      const ids = rows.map(({ id }) => id);
      const notes = await transaction
        .selectFrom('request_notes')
        .select(['request_id', 'text'])
        .where('request_id', 'in', ids)
        .execute();
      await transaction
        .updateTable('requests')
        .set({ indexed: 1 })
        .where('id', 'in', ids)
        .execute();
      await transaction
        .insertInto('search_texts')
        .values(
          rows.map((row) => ({
            request_id: row.id,
            words: foldedWords(
              [
                row.reference,
                readSubject(row.about)?.title ?? '',
                ...Object.values(fields.parse(JSON.parse(row.fields))),
                ...notes.filter((note) => note.request_id === row.id).map((note) => note.text),
              ].join('\n'),
            ).join(' '),
          })),
        )
        .onConflict((conflict) =>
          conflict
            .column('request_id')
            .doUpdateSet((row) => ({ words: row.ref('excluded.words') })),
        )
        .execute();
      return rows.length;
    });
    if (indexed < BATCH) return;
  }
}

const fields = z.record(z.string(), z.string());

/** The ids of requests in which each word of the question begins a word; undefined when it holds no word at all. */
export function matching(engine: Engine, question: string): RawBuilder<string> | undefined {
  const words = foldedWords(question).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  if (engine === 'sqlite') {
    const query = words.map((word) => `"${word}"*`).join(' ');
    return sql`(select request_id from search_texts
      where id in (select rowid from search_index where search_index match ${query}))`;
  }
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return sql`(select request_id from search_texts
    where array_to_tsvector(string_to_array(words, ' ')) @@ ${query}::tsquery)`;
}
