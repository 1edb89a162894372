/** Decides the deliveries of an accepted request: when it is stored, or released from quarantine. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Staff } from '../staff/roles.ts';
import type { InboxTables } from './database.ts';
import type { Channel, ColleagueChannel } from './deliveries/delivery.ts';
import type { FieldValues } from './form-schema.ts';
import { GIVE_UP_AFTER } from './forms/lifetimes.ts';
import type { Destination } from './kinds/destination.ts';
import type { RequestKind } from './kinds/kinds.ts';
import { KIND_MAILS } from './kinds/mails.ts';
import type { Subject } from './subject.ts';

export type DispatchOptions = {
  secret: string;
  /** The deliveries to write for a kind. */
  channelsOf(kind: RequestKind): readonly Channel[];
  /** The domain of Message-ID. */
  mailDomain: string;
};

export type Dispatched = {
  id: string;
  kind: RequestKind;
  fields: FieldValues;
  about: Subject | undefined;
  at: Date;
};

/** Stores the kind's additional data, and returns the request's deliveries. */
export async function destinationOf(
  transaction: Transaction<InboxTables>,
  { secret, channelsOf }: DispatchOptions,
  { id, kind, fields, about, at }: Dispatched,
): Promise<Destination> {
  const { keepBesides } = KIND_MAILS[kind];
  if (!keepBesides) return { channels: channelsOf(kind) };
  return keepBesides(transaction, { id, fields, about, at: at.getTime() }, secret);
}

/** Writes one delivery per channel, due at once. */
export async function queueDeliveries(
  transaction: Transaction<InboxTables>,
  { mailDomain }: Pick<DispatchOptions, 'mailDomain'>,
  { id: requestId, at }: Pick<Dispatched, 'id' | 'at'>,
  channels: readonly Channel[],
): Promise<void> {
  if (channels.length === 0) return;
  await transaction
    .insertInto('deliveries')
    .values(
      channels.map((channel) => newDelivery(randomUUID(), { mailDomain, requestId, channel, at })),
    )
    .execute();
}

type StaffMail = {
  channel: ColleagueChannel | 'reminder-mail';
  to: Pick<Staff, 'id' | 'name'>;
  /** The person by whose act it is written; none for the site's own. */
  by?: Pick<Staff, 'name'>;
  /** How many requests it is about; 1 when absent. */
  covers?: number;
  /** True while the request is in quarantine: it leaves with what else was withheld. */
  withheld?: boolean;
};

/** Writes the delivery of a mail to a person of the agency, due at once. */
export async function queueStaffMail(
  transaction: Transaction<InboxTables>,
  { mailDomain }: Pick<DispatchOptions, 'mailDomain'>,
  { id: requestId, at }: Pick<Dispatched, 'id' | 'at'>,
  { channel, to, by, covers = 1, withheld = false }: StaffMail,
): Promise<void> {
  await transaction
    .insertInto('deliveries')
    .values({
      ...newDelivery(randomUUID(), { mailDomain, requestId, channel, at }),
      ...(withheld && { state: 'withheld' }),
      staff_id: to.id,
      staff_name: to.name,
      actor_name: by?.name ?? null,
      covers,
    })
    .execute();
}

type NewDelivery = Pick<DispatchOptions, 'mailDomain'> & {
  requestId: string;
  channel: Channel;
  at: Date;
};

/** The row of a delivery that is due at once. */
export function newDelivery(id: string, { mailDomain, requestId, channel, at }: NewDelivery) {
  const now = at.getTime();
  return {
    id,
    request_id: requestId,
    channel,
    state: 'pending' as const,
    due_at: now,
    give_up_at: now + GIVE_UP_AFTER,
    message_id: `<${id}@${mailDomain}>`,
    created_at: now,
  };
}
