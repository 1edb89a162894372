/** Keeps the secrets of webhooks sealed: a reader of the database or of a backup can sign nothing. */
import type { Selectable } from 'kysely';
import { createSeal } from '../../packages/kit/network/sealed-secret.ts';
import type { InboxTables } from '../database.ts';

type SecretColumns = Pick<
  Selectable<InboxTables['webhooks']>,
  'id' | 'secret' | 'former_secret' | 'former_secret_until'
>;

export type WebhookKeys = {
  /** @param webhookId bound to the secret: in another row it does not open */
  seal(secret: string, webhookId: string): string;
  /** The secrets that sign at this moment, the newest first; none where the site's own secret is another now. */
  open(row: SecretColumns, now: Date): string[];
};

/** @param siteSecret the site's own, of which the key is derived */
export function createWebhookKeys(siteSecret: string): WebhookKeys {
  const { seal, open } = createSeal(siteSecret, 'webhooks');
  return {
    seal: (secret, webhookId) => Buffer.from(seal(secret, webhookId)).toString('base64url'),
    open: (row, now) =>
      [row.secret, ...formerSecrets(row, now)].flatMap(
        (sealed) => open(Buffer.from(sealed, 'base64url'), row.id) ?? [],
      ),
  };
}

/** The replaced secrets that sign on at this moment, sealed, the newest first. */
export function formerSecrets(
  { former_secret, former_secret_until }: Omit<SecretColumns, 'id' | 'secret'>,
  now: Date,
): string[] {
  const holds = former_secret_until !== null && now.getTime() < former_secret_until;
  return holds ? (former_secret ?? '').split(' ').filter(Boolean) : [];
}
