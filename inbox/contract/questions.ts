/** The parameters and bodies callers of the API may send, checked as they come in. */
import { z } from 'zod';
import { isBlank, readEmailAddress } from '../../packages/kit/french/typed-text.ts';
import { phoneKey } from '../../packages/kit/network/phone-number.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { COMMENT_LENGTH, PHONE_LENGTH } from '../forms/field-lengths.ts';
import { KEPT_DAYS } from '../fruitless-searches/fruitless-searches.ts';
import { ANSWER_LENGTHS, ANSWERED_AREAS, REPLY_CHOICES } from './answer-words.ts';
import { AREAS } from './areas.ts';
import { FIGURE_TABLES, PERIODS } from './figure-words.ts';
import { COMMENT_STATES, STAGES, STATUSES, SUBSCRIPTION_STATES } from './states.ts';

import { isWebhookEvent } from './webhook-events.ts';

import { MOST_IN_BULK } from './words.ts';

/** A line of cleaned text: PostgreSQL stores no NUL, and a control character is never searched for. */
const line = (longest: number) => z.string().max(longest).transform(cleanLine);
/** A required text: it must have a visible character. */
const written = z.string().refine((text) => !isBlank(text));
const id = line(64);
const limit = z.coerce.number().int().min(1).max(100).default(50);
const cursor = z.string().max(300).optional();
/** A period from one moment, up to and without another. */
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
  service: line(200).optional(),
  budget: line(200).optional(),
  /** The company in any spelling: accents and case are ignored. */
  company: line(200).optional(),
  /** The id of the document it is about: a job, a post. */
  about: line(200).optional(),
  status: status.optional(),
  stage: stage.optional(),
  comment: z.enum(COMMENT_STATES).optional(),
  /** `me`, `none`, or a person's id. */
  assignee: id.optional(),
  /** Only requests that still need an answer: new or in progress, and not withdrawn by their sender. */
  owed: yes.optional(),
  overdue: yes.optional(),
  /** Only requests the caller has not opened. */
  unread: yes.optional(),
  /** Only requests whose follow-up by the caller is due. */
  due: yes.optional(),
  /** Only requests with a delivery that failed for good. */
  undelivered: yes.optional(),
  /** Only requests in quarantine; otherwise only the others. */
  quarantined: yes.default(false),
  ...period,
  /** Words, or their beginnings, all of which must occur; accents, case and ligatures do not count. */
  q: line(200).optional(),
  order: z.enum(['newest', 'oldest']).default('newest'),
  cursor,
  limit,
});

/** The query of a list of requests as it is written into an address. */
export type RequestQuery = z.input<typeof requestQuery>;
/** The query of a list of requests as it was read from an address. */
export type RequestFilter = z.output<typeof requestQuery>;

/** The query of the same list, counted by what it may be narrowed by. */
export const facetsQuery = requestQuery
  .omit({ cursor: true, limit: true, order: true })
  .extend({ area: z.enum(AREAS) });

export const colleaguesQuery = z.object({ area: z.enum(AREAS) });
/** An export is of one desk: its columns are the fields of the desk's forms. */
export const exportQuery = requestQuery
  .omit({ cursor: true, limit: true })
  .extend({ area: z.enum(AREAS) });

export type ExportFilter = z.output<typeof exportQuery>;
export type FacetsFilter = z.output<typeof facetsQuery>;

/** A request that came by phone. Each field is validated as in the site's forms. */
export const newEntry = z.strictObject({
  /** Made by the screen, the same at each attempt: an answer that got lost makes no second request. */
  key: z.uuid(),
  fields: z.record(z.string().max(40), z.string()),
  /** Whether the caller gets an acknowledgement: only on request, and at an address they gave. */
  acknowledge: z.boolean(),
});

export type NewEntry = z.infer<typeof newEntry>;

export const requestChange = z
  .strictObject({
    /** The new status. An application only takes `answered`: otherwise its status follows its stage. */
    status: status.optional(),
    /** The new stage of an application. */
    stage: stage.optional(),
    /** Null unassigns. */
    assignee: id.nullable().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined));

/** The most colleagues of one note: each gets a mail. */
const MOST_MENTIONS = 20;

export const newNote = z.strictObject({
  text: z.string().max(5000).transform(cleanText).pipe(written),
  /** Ids of the colleagues it mentions. */
  mentions: z.array(id).max(MOST_MENTIONS).default([]),
});

const subject = line(ANSWER_LENGTHS.subject).pipe(written);
const body = z.string().max(ANSWER_LENGTHS.body).transform(cleanText).pipe(written);

/** A minute of a clock: `2026-11-25T09:00`. */
const minute = z.iso.datetime({ local: true, precision: -1 });

export const newAnswer = z.strictObject({
  /** Made by the screen, once per answer: the same one again is the same answer. */
  id: z.uuid(),
  subject,
  body,
  replyTo: z.enum(REPLY_CHOICES),
  quotesOriginal: z.boolean(),
  /** Whether the request counts as answered once it has left. */
  marksAnswered: z.boolean(),
  /** The time of sending, on the agency's clock; null: at once. */
  sendAt: minute.nullable(),
});

const interview = z.strictObject({
  /** On the agency's clock. */
  startsAt: minute,
  minutes: z.int().min(10).max(480),
  /** An address, a room, or that of a video call; empty when the mail says it. */
  place: line(200),
});
/** A move along the stages, with the mail that tells the candidate, and the interview it invites to. */
export const stageMove = z.strictObject({
  stage,
  mail: newAnswer.omit({ quotesOriginal: true, marksAnswered: true }),
  interview: interview.optional(),
});
export const newAnswerTemplate = z.strictObject({
  area: z.enum(ANSWERED_AREAS),
  stage: stage.nullable(),
  name: line(ANSWER_LENGTHS.name).pipe(written),
  subject,
  body,
});
/** An answer to a comment, as long as a comment may be. */
export const newCommentAnswer = z.strictObject({
  text: z.string().max(COMMENT_LENGTH).transform(cleanText).pipe(written),
});
/** A day, `2026-11-24`, or its name as one says it today. */
const followUpDay = z.union([z.enum(['tomorrow', 'in_three_days', 'next_week']), z.iso.date()]);
export const newFollowUp = z.strictObject({ on: followUpDay });

/** Requests as the caller has seen them, each once. */
const chosen = z
  .array(z.strictObject({ id, version: z.int().positive() }))
  .min(1)
  .max(MOST_IN_BULK)
  .refine((requests) => new Set(requests.map((request) => request.id)).size === requests.length);

export const bulkChange = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('assign'),
    requests: chosen,
    /** Null unassigns. */
    assignee: id.nullable(),
    /** True to undo an assignment: no mail is sent about it. */
    quietly: z.boolean().default(false),
  }),
  z.strictObject({ action: z.literal('set_status'), requests: chosen, status }),
  z.strictObject({ action: z.literal('set_stage'), requests: chosen, stage }),
  z.strictObject({
    action: z.enum(['quarantine', 'release', 'mark_read', 'mark_unread']),
    requests: chosen,
  }),
]);
export const commentDecision = z.strictObject({ decision: z.enum(['approved', 'refused']) });
export const subscriptionQuery = z.object({
  state: z.enum(SUBSCRIPTION_STATES).optional(),
  /** Part of an address. */
  q: line(200).optional(),
  cursor,
  limit,
});
export const subscriptionExportQuery = subscriptionQuery.pick({ state: true });
/** The order to send an issue; without a start the sending begins now. */
export const mailingOrder = z.strictObject({
  startsAt: z.iso.datetime({ offset: true }).optional(),
});
export const mailingQuery = z.object({ cursor, limit });
/** The erasure of all data of a person, or of the selected requests only. */
export const erasureRequest = z.union([
  z.strictObject({
    address: z
      .string()
      .transform(readEmailAddress)
      // The pattern is that of HTML forms, which also accepts domains such as `.xn--…`.
      .pipe(z.email({ pattern: z.regexes.html5Email }).max(254)),
  }),
  /** The phone number of a person who called and left no e-mail address. */
  z.strictObject({ phone: line(PHONE_LENGTH).refine((typed) => phoneKey(typed) !== undefined) }),
  z.strictObject({ requests: chosen }),
]);
/** The number of days to look back; all stored days by default. */
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
  description: line(100).pipe(written),
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
export type StageMove = z.infer<typeof stageMove>;
export type Interview = z.infer<typeof interview>;
export type NewAnswerTemplate = z.infer<typeof newAnswerTemplate>;
export type NewWebhook = z.infer<typeof newWebhook>;
export type WebhookChange = z.infer<typeof webhookChange>;
export type NewNote = z.input<typeof newNote>;
export type ErasureRequest = z.input<typeof erasureRequest>;
export type FollowUpDay = z.infer<typeof followUpDay>;
export type Chosen = z.infer<typeof chosen>;
export type BulkChange = z.input<typeof bulkChange>;
export type BulkOrder = z.output<typeof bulkChange>;
export type CommentDecision = z.infer<typeof commentDecision>;
export type SubscriptionQuery = z.input<typeof subscriptionQuery>;
export type SubscriptionFilter = z.output<typeof subscriptionQuery>;
export type MailingOrder = z.infer<typeof mailingOrder>;
export type MailingFilter = z.output<typeof mailingQuery>;
export type AuditQuery = z.input<typeof auditQuery>;
export type AuditFilter = z.output<typeof auditQuery>;

const figuresPeriod = z.enum(PERIODS);

export const figuresQuery = z.object({ period: figuresPeriod });
export const figureTableQuery = z.object({ period: figuresPeriod, table: z.enum(FIGURE_TABLES) });
