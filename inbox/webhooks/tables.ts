/** The tables of migration 011, which hold the agency's webhooks. */
import type { Generated } from 'kysely';
import type { OffReason } from '../contract/webhooks.ts';

type WebhooksTable = {
  id: string;
  version: Generated<number>;
  address: string;
  description: string;
  /** JSON array of types of `WEBHOOK_EVENTS`. */
  events: string;
  /** Sealed with the site's secret, bound to the id. */
  secret: string;
  /** The secrets before it, with a space between, which sign as well until `former_secret_until`. */
  former_secret: string | null;
  former_secret_until: number | null;
  /** Null while it is on. */
  off_at: number | null;
  off_reason: OffReason | null;
  /** The time of the first of the failures that no success has followed. */
  failing_since: number | null;
  created_at: number;
};

/** The data for delivering to a webhook, besides the outbox's. It holds no data of a visitor. */
type WebhookMessagesTable = {
  delivery_id: string;
  webhook_id: string;
  /** `contact-request.status.answered` */
  type: string;
  /** JSON of a `Change`. */
  change: string;
  /** The status of the last answer; null when none came. */
  status: number | null;
};

export type WebhookTables = {
  webhooks: WebhooksTable;
  webhook_messages: WebhookMessagesTable;
};
