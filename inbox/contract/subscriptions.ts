/** Subscribers of the newsletter, as the agency's screens get them. */
import { z } from 'zod';
import { id, pageOf, time } from './shapes.ts';
import { SUBSCRIPTION_STATES } from './states.ts';

export const subscription = z.object({
  id,
  /** Null once unsubscribed: it is not held any more. */
  address: z.string().nullable(),
  state: z.enum(SUBSCRIPTION_STATES),
  requestedAt: time,
  /** The proof of consent. */
  confirmedAt: time.nullable(),
  /** The text that was agreed to. */
  consent: z.string(),
  unsubscribedAt: time.nullable(),
});

export const subscriptionPage = pageOf(subscription);

export type Subscription = z.infer<typeof subscription>;
export type SubscriptionPage = z.infer<typeof subscriptionPage>;
