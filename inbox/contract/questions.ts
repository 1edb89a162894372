/** The parameters and bodies callers of the API may send, checked at the door. */
import { z } from 'zod';
import { cleanLine, cleanText } from '../clean-text.ts';
import { COMMENT_LENGTH } from '../forms/field-lengths.ts';
import { KEPT_DAYS } from '../fruitless-searches/fruitless-searches.ts';
import { ANSWER_LENGTHS, ANSWERED_AREAS, REPLY_CHOICES } from './answer-words.ts';
import { AREAS } from './areas.ts';
import { COMMENT_STATES, STAGES, STATUSES, SUBSCRIPTION_STATES } from './states.ts';
import { isWebhookEvent } from './webhook-events.ts';

/** A line of cleaned text: PostgreSQL stores no NUL, and a control character is never searched for. */
const line = (longest: number) => z.string().max(longest).transform(cleanLine);
const id = line(64);
const limit = z.coerce.number().int().min(1).max(100).default(50);
const cursor = z.string().max(300).optional();
/** From one moment, up to and without another. */
const period = {
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
};
const yes = z.enum(['true', 'false']).transform((value) => value === 'true');
const status = z.enum(STATUSES);
const stage = z.enum(STAGES);

export const requestQuery = z.object({
  area: z.enum(AREAS).optional(),
  kind: line(40).optional(),
  status: status.optional(),
  stage: stage.optional(),
  comment: z.enum(COMMENT_STATES).optional(),
  /** `me`, `none`, or a person's id. */
  assignee: id.optional(),
  /** Only requests still owed an answer: new or in progress, and not taken back by their sender. */
  owed: yes.optional(),
  overdue: yes.optional(),
  /** Only requests with a delivery that has failed for good. */
  undelivered: yes.optional(),
  /** Only what is in quarantine; else only what is not. */
  quarantined: yes.default(false),
  ...period,
  /** Words, or their beginnings, all of which must occur; accents, case and ligatures do not count. */
  q: line(200).optional(),
  order: z.enum(['newest', 'oldest']).default('newest'),
  cursor,
  limit,
});

/** As it is written into an address. */
export type RequestQuery = z.input<typeof requestQuery>;
/** As it was read from one. */
export type RequestFilter = z.output<typeof requestQuery>;

export const colleaguesQuery = z.object({ area: z.enum(AREAS) });
/** An export is of one desk: its columns are the fields of the desk's forms. */
export const exportQuery = requestQuery
  .omit({ cursor: true, limit: true })
  .extend({ area: z.enum(AREAS) });

export type ExportFilter = z.output<typeof exportQuery>;

export const requestChange = z
  .strictObject({
    status: status.optional(),
    /** Of applications. */
    stage: stage.optional(),
    /** Null unassigns. */
    assignee: id.nullable().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined));

export const newNote = z.strictObject({
  text: z.string().max(5000).transform(cleanText).pipe(z.string().min(1)),
});

const subject = line(ANSWER_LENGTHS.subject).pipe(z.string().min(1));
const body = z.string().max(ANSWER_LENGTHS.body).transform(cleanText).pipe(z.string().min(1));

export const newAnswer = z.strictObject({
  /** Made by the screen, once per answer: the same one again is the same answer. */
  id: z.uuid(),
  subject,
  body,
  replyTo: z.enum(REPLY_CHOICES),
  quotesOriginal: z.boolean(),
  /** Whether the request counts as answered once it has left. */
  marksAnswered: z.boolean(),
  /** When it leaves, on the agency's clock (`2026-11-25T09:00`); null: at once. */
  sendAt: z.iso.datetime({ local: true, precision: -1 }).nullable(),
});
export const newAnswerTemplate = z.strictObject({
  area: z.enum(ANSWERED_AREAS),
  stage: stage.nullable(),
  name: line(ANSWER_LENGTHS.name).pipe(z.string().min(1)),
  subject,
  body,
});
/** As long as a comment may be. */
export const newCommentAnswer = z.strictObject({
  text: z.string().max(COMMENT_LENGTH).transform(cleanText).pipe(z.string().min(1)),
});
export const commentDecision = z.strictObject({ decision: z.enum(['approved', 'refused']) });
export const subscriptionQuery = z.object({
  state: z.enum(SUBSCRIPTION_STATES).optional(),
  /** Part of an address. */
  q: line(200).optional(),
  cursor,
  limit,
});
export const subscriptionExportQuery = subscriptionQuery.pick({ state: true });
export const erasureRequest = z.strictObject({ address: z.email().max(254) });
/** How many days to look back; as many as are kept unless given. */
export const fruitlessSearchQuery = z.object({
  days: z.coerce.number().int().min(1).max(KEPT_DAYS).optional(),
});
export const forgottenSearch = z.strictObject({ term: line(100).pipe(z.string().min(1)) });
export const auditQuery = z.object({
  action: line(40).optional(),
  actor: id.optional(),
  ...period,
  cursor,
  limit,
});

const webhookValues = z.strictObject({
  address: z.string().trim().max(1000),
  description: line(100).pipe(z.string().min(1)),
  events: z
    .array(z.string().max(100).refine(isWebhookEvent))
    .min(1)
    .max(200)
    .transform((events) => [...new Set(events)]),
});
export const newWebhook = webhookValues;
export const webhookChange = webhookValues
  .extend({ on: z.boolean() })
  .partial()
  .refine((change) => Object.values(change).some((value) => value !== undefined));

export type RequestChange = z.infer<typeof requestChange>;
export type NewAnswer = z.infer<typeof newAnswer>;
export type NewAnswerTemplate = z.infer<typeof newAnswerTemplate>;
export type NewWebhook = z.infer<typeof newWebhook>;
export type WebhookChange = z.infer<typeof webhookChange>;
export type CommentDecision = z.infer<typeof commentDecision>;
export type SubscriptionQuery = z.input<typeof subscriptionQuery>;
export type SubscriptionFilter = z.output<typeof subscriptionQuery>;
export type AuditQuery = z.input<typeof auditQuery>;
export type AuditFilter = z.output<typeof auditQuery>;
