/** Confirmed subscribers of the newsletter, written as confirming them one by one would leave them. */
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import { openDatabase } from '../database.ts';
import { CURRENT_CONSENT } from '../forms/newsletter-wording.ts';
import { addressHash } from '../newsletter/email-address.ts';
import { SECRET } from './secret.ts';

/** Rows of one statement. */
const BATCH = 500;

/** @returns their addresses, `abonne-1@lecteurs.example` the first */
export async function addSubscribers(database: DatabaseOptions, count: number): Promise<string[]> {
  const db = await openDatabase(database, () => {});
  const rows = Array.from({ length: count }, (_, index) => {
    const address = `abonne-${index + 1}@lecteurs.example`;
    return {
      id: `subscriber-${index + 1}`,
      address,
      address_hash: addressHash(SECRET, address),
      state: 'confirmed' as const,
      consent: CURRENT_CONSENT,
      requested_at: index + 1,
      confirmed_at: index + 1,
    };
  });
  for (let start = 0; start < count; start += BATCH) {
    await db
      .insertInto('subscriptions')
      .values(rows.slice(start, start + BATCH))
      .execute();
  }
  await db.destroy();
  return rows.map(({ address }) => address);
}
