/**
 * Full-text search over requests: the fields, the subject, the reference and the agency's notes. Telephone numbers
 * are among the words in one spelling more, so that they are found however they and the question are typed.
 */
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { askedPieces, phoneWords } from '../../packages/kit/network/phone-number.ts';
import type { InboxDatabase } from '../database.ts';
import { readSubject } from '../subject.ts';
import { foldedWords } from './folded-words.ts';

export type Engine = 'sqlite' | 'postgres';

/** Requests indexed in one transaction: visitors send while we read. */
const BATCH = 200;

/** The most words of a query: people mean no more, and each is one more look-up. */
const MOST_WORDS = 12;

/** Indexes requests received since the last search: at a search, and not while a visitor waits for a form's answer. */
export async function indexRequests(db: InboxDatabase, engine: Engine): Promise<void> {
  for (;;) {
    const indexed = await db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('requests')
        .select(['id', 'reference', 'fields', 'about'])
        .where('indexed', '=', 0)
        .orderBy('id')
        .limit(BATCH)
        // The lock makes a note that is being written wait; the note then marks its request to be indexed again.
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
            words: indexedWords(
              [
                row.reference,
                readSubject(row.about)?.title ?? '',
                ...Object.values(fields.parse(JSON.parse(row.fields))),
                ...notes.filter((note) => note.request_id === row.id).map((note) => note.text),
              ].join('\n'),
            ),
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

/** Writes each word once, with one space between them. */
function indexedWords(text: string): string {
  return [...new Set([...foldedWords(text), ...phoneWords(text)])].join(' ');
}

/**
 * The ids of requests in which each word of the question begins a word, or, where it looks like a number, in which that
 * number begins so; undefined when the question holds no word at all.
 */
export function matching(engine: Engine, question: string): RawBuilder<string> | undefined {
  const { word, and, or } = SYNTAX[engine];
  const conditions = termsOf(question).map(({ words, number }) => {
    const asTyped = words.map(word).join(and);
    return number === undefined ? asTyped : `((${asTyped})${or}${word(number)})`;
  });
  if (conditions.length === 0) return undefined;
  const query = conditions.join(and);
  return engine === 'sqlite'
    ? sql`(select request_id from search_texts
        where id in (select rowid from search_index where search_index match ${query}))`
    : sql`(select request_id from search_texts
        where array_to_tsvector(string_to_array(words, ' ')) @@ ${query}::tsquery)`;
}

type Term = { words: string[]; number: string | undefined };

/** Returns the searched terms, all of which must occur. */
function termsOf(question: string): Term[] {
  const terms: Term[] = [];
  let left = MOST_WORDS;
  for (const { text, number } of askedPieces(question)) {
    const words = foldedWords(text).slice(0, left);
    left -= words.length;
    if (words.length > 0) terms.push({ words, number });
  }
  return terms;
}

/** The two query languages. A word is letters and digits only, so that neither takes one for a command. */
const SYNTAX = {
  sqlite: { word: (word: string) => `"${word}"*`, and: ' AND ', or: ' OR ' },
  postgres: { word: (word: string) => `'${word}':*`, and: ' & ', or: ' | ' },
} as const;
