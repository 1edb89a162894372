/** Opens the agency's accounts, or asks the hosted content service, which has them where it has the content. */
import { createStaffPost } from '../../inbox/index.ts';
import { createStaff, type StaffService } from '../../staff/index.ts';
import type { Staff } from '../../staff/roles.ts';
import { inOneLine } from '../data-directory.ts';
import { hostedStaff } from '../hosted-staff.ts';
import { moveAccounts, staffDatabase } from '../staff.ts';
import type { Outgoing } from './mail.ts';
import type { Opening } from './opening.ts';

export type OpenStaff = {
  /** The accounts; undefined where the hosted content service has them. */
  room: StaffService | undefined;
  /** The account behind a request; undefined for a visitor. */
  identify(request: Request): Promise<Staff | undefined>;
};

export async function openStaff(
  { config, origin, secret, files, certainTime, warn }: Opening,
  outgoing: Outgoing,
): Promise<OpenStaff> {
  if (config.hostedContent) {
    return { room: undefined, identify: hostedStaff({ ...config.hostedContent, warn }) };
  }
  const database = staffDatabase(config.directory, config.databaseUrl);
  await moveAccounts(config.directory, database).catch(inOneLine(files.content));
  const room = await createStaff({
    database,
    siteOrigin: origin,
    allowedOrigins: [origin],
    configuredOrigins: config.allowedOrigins,
    sendMail: createStaffPost(outgoing),
    secret,
    requireTwoFactors: config.requireTwoFactors,
    certainTime: certainTime.now,
    warn,
  }).catch(inOneLine(files.staff));
  return { room, identify: (request) => room.identify(request) };
}
