import type { Transaction } from 'kysely';
import type { Alarm } from '../alarms/alarm-words.ts';
import type { InboxTables } from '../database.ts';
import type { Channel } from '../deliveries/delivery.ts';
import type { FieldValues } from '../form-schema.ts';
import type { Subject } from '../subject.ts';

export type Destination = {
  channels: readonly Channel[];
  /** The newsletter's subscription it asks for. */
  subscriptionId?: string;
  /** An alarm about what keeping it has shown. */
  alarm?: Alarm;
};

/** Stores a kind's additional data, in the request's transaction, and returns which of its mails to send. */
export type KeepBesides = (
  transaction: Transaction<InboxTables>,
  request: { id: string; fields: FieldValues; about: Subject | undefined; at: number },
  secret: string,
) => Promise<Destination>;
