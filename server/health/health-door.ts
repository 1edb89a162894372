/** `/studio/sante.json`: the health of the site, for administrators. GET reads the last look, POST looks now. */
import { administers, type Staff } from '../../staff/roles.ts';
import { deskAnswer, deskRefusal } from '../desk-answers.ts';
import type { Health } from './health.ts';

type DoorOptions = {
  health: Pick<Health, 'report' | 'look'>;
  identify(request: Request): Promise<Staff | undefined>;
};

export function createHealthDoor({ health, identify }: DoorOptions) {
  return async (request: Request): Promise<Response> => {
    const staff = await identify(request);
    if (!staff)
      return deskRefusal(401, 'unauthenticated', 'Connectez-vous pour voir la santé du site.');
    if (!administers(staff)) {
      return deskRefusal(403, 'forbidden', 'Seuls les administrateurs ont accès à cette page.');
    }
    const report = request.method === 'POST' ? await health.look() : await health.report();
    return deskAnswer(report);
  };
}
