/**
 * Counts the terms visitors searched for in vain, for the agency to write about, and nothing of who searched. A
 * term is a hash until several people have searched for the same: what only one of them types may be a name,
 * and is then never legible here.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../packages/kit/network/address.ts';
import type { InboxDatabase, InboxTables } from '../database.ts';

export type FruitlessSearch = {
  term: string;
  /** How many searched for it, each at most once a day. */
  count: number;
  /** The last day of such a search, `2026-11-21`. */
  lastDay: string;
};

export type FruitlessSearches = {
  /** Counts one search, unless it is no term to count or the same network searched for it before on that day. */
  count(term: string, address: string): Promise<void>;
  /**
   * Lists the terms that several people searched for, the most wanted first.
   *
   * @param days how far to look back, today included; as far as is kept unless told
   */
  list(days?: number): Promise<FruitlessSearch[]>;
  /** Removes a term that the agency has handled. It comes back once several people have searched for it again. */
  remove(term: string): Promise<void>;
  removeOld(now: Date): Promise<void>;
};

/** Searches from different networks or days that make a term legible: from one alone it could be a name. */
export const LEGIBLE_FROM = 3;

export const KEPT_DAYS = 90;
/** The most terms counted in a day: a program that sends thousands of invented ones fills this and nothing else. */
const MOST_TERMS_A_DAY = 500;
const MOST_LISTED = 100;
/** The most searches of one network counted in a day: an office searches for less. */
const MOST_OF_ONE_NETWORK = 40;

const DAY = 24 * 60 * 60_000; // ms

type Options = { db: InboxDatabase; secret: string; clock(): Date };

/** The longest term counted: no name of a thing is longer. */
const LONGEST = 60; // characters
const MOST_WORDS = 6;

/** A part of an address of any kind. */
const ADDRESS = /[@\\/<>{}]|https?:|www\./;
/** Five digits in a row, as of a telephone, a card or an identity, with or without separators between them. */
const MANY_DIGITS = /(?:\d[\s.,_-]*){5}/;

/**
 * The term as it is counted; undefined for what is no name of a thing: nothing said, a message, or what could
 * identify a person.
 *
 * @param term folded by the caller: `Référencement` and `referencement` are one
 */
function countableTerm(term: string): string | undefined {
  const countable = term.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
  if (countable.length < 2 || countable.length > LONGEST) return undefined;
  if (countable.split(' ').length > MOST_WORDS) return undefined;
  if (!/\p{L}/u.test(countable) || /\p{C}/u.test(countable)) return undefined;
  if (ADDRESS.test(countable) || MANY_DIGITS.test(countable)) return undefined;
  return countable;
}

export function createFruitlessSearches({ db, secret, clock }: Options): FruitlessSearches {
  // This memory of who searched for what lasts for this process and day only, and reveals no address.
  const memory = createNetworkMemory();

  return {
    async count(term, address) {
      const countable = countableTerm(term);
      if (!countable) return;
      const day = dayOf(clock());
      if (!memory.isNew(day, networkOf(address), countable)) return;
      const term_hash = createHmac('sha256', secret)
        .update(JSON.stringify(['fruitless-search', countable]))
        .digest('base64url');
      await db.transaction().execute(async (transaction) => {
        if (await isFull(transaction, day, term_hash)) return;
        await transaction
          .insertInto('fruitless_searches')
          .values({ term_hash, day, count: 1, term: null })
          .onConflict((conflict) =>
            conflict
              .columns(['term_hash', 'day'])
              .doUpdateSet({ count: sql<number>`fruitless_searches.count + 1` }),
          )
          .execute();
        const { total } = await transaction
          .selectFrom('fruitless_searches')
          .select(({ fn }) => fn.sum<number>('count').as('total'))
          .where('term_hash', '=', term_hash)
          .executeTakeFirstOrThrow();
        if (Number(total) < LEGIBLE_FROM) return;
        await transaction
          .updateTable('fruitless_searches')
          .set({ term: countable })
          .where('term_hash', '=', term_hash)
          .where('term', 'is', null)
          .execute();
      });
    },

    async list(days = KEPT_DAYS) {
      const rows = await db
        .selectFrom('fruitless_searches')
        .select(({ fn }) => [
          'term',
          fn.sum<number>('count').as('count'),
          fn.max<string>('day').as('lastDay'),
        ])
        .where('term', 'is not', null)
        .where('day', '>', daysBefore(clock(), Math.min(days, KEPT_DAYS)))
        .groupBy('term')
        .orderBy('count', 'desc')
        .orderBy('lastDay', 'desc')
        .orderBy('term')
        .limit(MOST_LISTED)
        .execute();
      return rows.flatMap(({ term, count, lastDay }) =>
        term === null ? [] : [{ term, count: Number(count), lastDay }],
      );
    },

    async remove(term) {
      await db.deleteFrom('fruitless_searches').where('term', '=', term).execute();
    },

    async removeOld(now) {
      await db
        .deleteFrom('fruitless_searches')
        .where('day', '<=', daysBefore(now, KEPT_DAYS))
        .execute();
    },
  };
}

/** Whether the day's room is used up: for this term unless it was counted today, and for all. */
async function isFull(
  transaction: Transaction<InboxTables>,
  day: string,
  hash: string,
): Promise<boolean> {
  const today = transaction.selectFrom('fruitless_searches').where('day', '=', day);
  const { terms } = await today
    .select(({ fn }) => fn.countAll<number>().as('terms'))
    .executeTakeFirstOrThrow();
  if (Number(terms) < MOST_TERMS_A_DAY) return false;
  return !(await today.select('term_hash').where('term_hash', '=', hash).executeTakeFirst());
}

function createNetworkMemory() {
  const key = randomBytes(32);
  const hash = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  const seen = new LRUCache<string, true>({ max: 10_000, ttl: DAY });
  const searches = new LRUCache<string, number>({ max: 10_000, ttl: DAY });
  return {
    isNew(day: string, network: string, term: string): boolean {
      const of = hash(day, network);
      const searched = searches.get(of) ?? 0;
      const search = hash(day, network, term);
      if (searched >= MOST_OF_ONE_NETWORK || seen.has(search)) return false;
      searches.set(of, searched + 1);
      seen.set(search, true);
      return true;
    },
  };
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function daysBefore(now: Date, days: number): string {
  return dayOf(new Date(now.getTime() - days * DAY));
}
