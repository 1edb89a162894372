/** Reads the site's mail addresses as the site does, whether it is running or not. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AgencyFacts } from '../../../inbox/index.ts';
import type { Config } from '../../config.ts';
import { mailboxesOf } from '../../mailboxes.ts';
import { withReader } from '../content-service.ts';

/** The time limit of a read from a hosted content service. */
const PATIENCE = 10_000; // ms

export type Mailboxes = Pick<AgencyFacts, 'from' | 'address'>;

/** Settings that cannot be read count as none: another check reports the reason. */
export async function readMailboxes(config: Config): Promise<Mailboxes> {
  const isConfigured = config.mailFrom && config.mailTo;
  const email = isConfigured ? undefined : await settingsEmail(config).catch(() => undefined);
  return mailboxesOf(email, config);
}

async function settingsEmail(config: Config): Promise<unknown> {
  if (config.hostedContent) {
    return withReader(config, { site: undefined, token: undefined }, (client) =>
      client.fetch<unknown>(
        '*[_type == "settings"][0].email',
        {},
        { perspective: 'published', signal: AbortSignal.timeout(PATIENCE) },
      ),
    );
  }
  // A running site holds the directory's lock: the database is read directly, because the service cannot be opened.
  const file = join(config.directory, 'content.sqlite');
  if (!existsSync(file)) return undefined;
  const database = new DatabaseSync(file, { readOnly: true, timeout: 2_000 });
  try {
    const settings = database
      .prepare("SELECT json_extract(json, '$.email') AS email FROM documents WHERE id = 'settings'")
      .get();
    return settings?.email;
  } finally {
    database.close();
  }
}
