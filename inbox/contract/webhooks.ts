/** The webhooks of the agency and their last deliveries, as administrators get them. */
import { z } from 'zod';
import { area, id, time } from './shapes.ts';

/** The reasons why a webhook is off: a person turned it off, it failed for long, or its receiver answered 410. */
export const OFF_REASONS = ['by_hand', 'failing', 'gone'] as const;

export const webhook = z.object({
  id,
  version: z.int(),
  address: z.string(),
  description: z.string(),
  /** Types of `WEBHOOK_EVENTS`. */
  events: z.array(z.string()),
  /** Null while it is on. */
  off: z.object({ at: time, reason: z.enum(OFF_REASONS) }).nullable(),
  /** Since when every attempt has failed; null while they arrive. */
  failingSince: time.nullable(),
  /** The time until which the former secret signs too; null when there is none. */
  formerSecretUntil: time.nullable(),
  createdAt: time,
});

export const webhookList = z.object({ items: z.array(webhook) });

/** The only answers that hold a secret: it is shown once. */
export const webhookWithSecret = z.object({ webhook, secret: z.string() });

/** The outcome of a test message, which is sent at once and not stored. */
export const webhookTrial = z.object({
  /** Null: it arrived. */
  failure: z.string().nullable(),
  /** The status the receiver answered with; null when none came. */
  status: z.int().nullable(),
  /** The beginning of the receiver's answer, or the reason why none came. */
  answer: z.string(),
  /** Milliseconds. */
  took: z.int(),
});

const webhookDelivery = z.object({
  id,
  type: z.string(),
  at: time,
  state: z.enum(['pending', 'leased', 'withheld', 'sent', 'written', 'failed']),
  attempts: z.int(),
  dueAt: time,
  sentAt: time.nullable(),
  failure: z.string().nullable(),
  /** The receiver's answer, or the reason why none came. */
  detail: z.string().nullable(),
  /** The status of the last answer. */
  status: z.int().nullable(),
  /** The request that it is about; null once that is erased, or for a message that outlives it. */
  request: z.object({ id, area, reference: z.string() }).nullable(),
});

/** The last ones, newest first. */
export const webhookDeliveries = z.object({ items: z.array(webhookDelivery) });

export type Webhook = z.infer<typeof webhook>;
export type WebhookList = z.infer<typeof webhookList>;
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;
export type WebhookTrial = z.infer<typeof webhookTrial>;
export type WebhookDeliveries = z.infer<typeof webhookDeliveries>;
export type OffReason = (typeof OFF_REASONS)[number];
