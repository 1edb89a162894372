/**
 * `/studio/sante.json`: the health of the site, for administrators. GET reads the last look, POST looks now; with
 * `{"confirm": "clock"}` it believes the machine's clock first.
 */
import { z } from 'zod';
import type { HealthConfirmation } from '../../model/contracts/health-contract.ts';
import { jsonOf } from '../../packages/kit/network/parse-json.ts';
import type { CertainTime } from '../../packages/kit/process/certain-time.ts';
import { administers, type Staff } from '../../staff/roles.ts';
import { deskAnswer, deskRefusal } from '../desk-answers.ts';
import type { Health } from './health.ts';

type DoorOptions = {
  health: Pick<Health, 'report' | 'look'>;
  certainTime: Pick<CertainTime, 'confirm'>;
  identify(request: Request): Promise<Staff | undefined>;
};

const confirmation: z.ZodType<HealthConfirmation> = z.strictObject({ confirm: z.literal('clock') });

export function createHealthDoor({ health, certainTime, identify }: DoorOptions) {
  return async (request: Request): Promise<Response> => {
    const staff = await identify(request);
    if (!staff)
      return deskRefusal(401, 'unauthenticated', 'Connectez-vous pour voir la santé du site.');
    if (!administers(staff)) {
      return deskRefusal(403, 'forbidden', 'Seuls les administrateurs ont accès à cette page.');
    }
    if (request.method !== 'POST') return deskAnswer(await health.report());
    const body = await request.text();
    if (body !== '') {
      if (!confirmation.safeParse(jsonOf(body)).success) {
        return deskRefusal(400, 'invalid_request', 'Il n’y a rien de tel à confirmer.');
      }
      certainTime.confirm();
    }
    return deskAnswer(await health.look());
  };
}
