/** Opens the staff service beside the content service, and connects the two: neither imports the other. */
import { join } from 'node:path';
import { type ContentServiceOptions, lockDirectory } from '../packages/content-service/index.ts';
import type { DatabaseOptions } from '../packages/kit/database/database.ts';
import type { StaffService } from '../staff/index.ts';
import { adoptAccounts } from '../staff/index.ts';
import { editsContent, ROLE_RULES } from '../staff/roles.ts';

export const STAFF_FILE = 'staff.sqlite';

/** Path of the database of accounts, by the site's settings. */
export function staffDatabase(directory: string, databaseUrl: string | undefined): DatabaseOptions {
  return databaseUrl
    ? { kind: 'postgres', url: databaseUrl }
    : { kind: 'sqlite', file: join(directory, STAFF_FILE) };
}

/**
 * Moves the accounts of an earlier version, before the content service opens, because it drops their tables.
 * @throws {DirectoryInUseError} when another process serves the directory
 */
export async function moveAccounts(directory: string, database: DatabaseOptions): Promise<void> {
  const content = join(directory, 'content.sqlite');
  const letGo = lockDirectory(`${content}.lock`);
  try {
    await adoptAccounts(content, database);
  } finally {
    letGo();
  }
}

/** Connects the two: the content service asks the staff who calls, and passes it requests about accounts. */
export function joinStaff(
  staff: Pick<StaffService, 'callerOf' | 'fetch' | 'allowsOrigin'>,
): Required<Pick<ContentServiceOptions, 'identify' | 'accounts' | 'allowsOrigin'>> {
  return {
    async identify(request) {
      const { staff: person, session, studioSession } = await staff.callerOf(request, 'allowed');
      if (!person) return undefined;
      const { id, name, email, roles } = person;
      return {
        id,
        name,
        email,
        roles: roles.map((role) => ({ name: role, title: ROLE_RULES[role].title })),
        editsContent: editsContent(person),
        isProgram: (session ?? studioSession) === undefined,
      };
    },
    accounts: (request, from) => staff.fetch(request, from),
    allowsOrigin: staff.allowsOrigin,
  };
}
