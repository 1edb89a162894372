/** The routes that try whether mails leave: any person of the agency may, on their own address. */

import type { MailTrial } from '../contract/mail-trial.ts';
import { countToday } from '../quotas/daily-counts.ts';
import { Refusal } from '../requests/refusal.ts';
import type { Api, ApiOptions } from './api-options.ts';

/** The mails one person may try in a day: some to correct a setting, and no more for a stolen session. */
const TRIALS_A_DAY = 20;

export function mailRoutes(api: Api, { db, dispatch, clock, tryMail }: ApiOptions): void {
  api.post('/mail-trial', async (c) => {
    const { id, email } = c.var.staff;
    const trial = { counter: 'mail_trials', subject: id, amount: 1, limit: TRIALS_A_DAY } as const;
    const refused = await countToday(db, { secret: dispatch.secret, at: clock() }, [trial]);
    if (refused.length > 0) {
      throw new Refusal('impossible', 'Assez d’essais pour aujourd’hui\u00a0: réessayez demain.');
    }
    return c.json((await tryMail(email)) satisfies MailTrial);
  });
}
