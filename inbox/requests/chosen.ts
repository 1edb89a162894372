import type { Transaction } from 'kysely';
import type { Chosen } from '../contract/questions.ts';
import type { Left } from '../contract/together.ts';
import type { InboxTables } from '../database.ts';
import { MEANWHILE, notFound } from './refusal.ts';
import type { Engine } from './search-texts.ts';

/** Requests that a person has chosen, each in the version they have seen. */
export type ChosenRequests = { requests: Chosen };

type FoundChosen = { requests: string[]; subscriptions: string[]; left: Left };

/** Finds the chosen requests that are as their chooser has seen them, and no newer. */
export async function findChosen(
  transaction: Transaction<InboxTables>,
  engine: Engine,
  { requests }: ChosenRequests,
): Promise<FoundChosen> {
  const rows = await transaction
    .selectFrom('requests')
    .select(['id', 'version', 'subscription_id'])
    .where(
      'id',
      'in',
      requests.map(({ id }) => id),
    )
    .orderBy('id')
    // A change that is being made ends first, and is seen.
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute();
  const present = new Map(rows.map((row) => [row.id, row]));
  const found = rows.filter(({ id, version }) =>
    requests.some((request) => request.id === id && request.version === version),
  );
  return {
    requests: found.map(({ id }) => id),
    subscriptions: found.flatMap(({ subscription_id }) => subscription_id ?? []),
    left: requests.flatMap(({ id, version }) => {
      const row = present.get(id);
      if (!row) return { id, message: notFound('Cette demande').message };
      return row.version === version ? [] : { id, message: MEANWHILE };
    }),
  };
}
