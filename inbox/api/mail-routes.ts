/** The routes that try whether mails leave: any person of the agency may, on their own address. */

import type { Staff } from '../../staff/roles.ts';
import type { MailTrial } from '../contract/mail-trial.ts';
import { countToday } from '../quotas/daily-counts.ts';
import { Refusal } from '../requests/refusal.ts';
import type { Api, ApiOptions } from './api-options.ts';

/** The mails one person may try in a day: some to correct a setting, and no more for a stolen session. */
const TRIALS_A_DAY = 20;

export function mailRoutes(api: Api, options: ApiOptions): void {
  api.post('/mail-trial', async (c) => {
    await requireTrial(options, c.var.staff);
    return c.json((await options.tryMail(c.var.staff.email)) satisfies MailTrial);
  });
}

/**
 * Counts a mail that a person sends themselves.
 * @throws {Refusal} past the day's limit
 */
export async function requireTrial(
  { db, dispatch, clock }: Pick<ApiOptions, 'db' | 'dispatch' | 'clock'>,
  { id }: Staff,
): Promise<void> {
  const trial = { counter: 'mail_trials', subject: id, amount: 1, limit: TRIALS_A_DAY } as const;
  const refused = await countToday(db, { secret: dispatch.secret, at: clock() }, [trial]);
  if (refused.length === 0) return;
  throw new Refusal('impossible', 'Assez d’essais pour aujourd’hui\u00a0: réessayez demain.');
}
