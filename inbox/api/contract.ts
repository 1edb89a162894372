/**
 * What the API under `/inbox/v1` takes and gives, for the screens that call it (import types only: zod stays here).
 *
 * - JSON in, JSON out. Times are ISO 8601 in UTC. Every answer is `no-store`.
 * - Who calls is told by the session cookie or `Authorization: Bearer`. With a cookie, what changes something is taken
 *   from pages of this site only.
 * - `401` nobody is signed in · `403` not this role's · `404` · `409` somebody was faster: `ConflictAnswer` · `422` not of
 *   this request · `428` no `If-Match`. Every refusal is an `ApiFailure`, with a French sentence to show as it is.
 * - A request's `version` is sent back as `If-Match: "7"` by what is marked ✱.
 *
 * | | | |
 * |---|---|---|
 * | `GET /me` | `Me` | |
 * | `GET /counts` | `Counts` | for badges |
 * | `GET /colleagues?area=` | `Colleagues` | who can be assigned |
 * | `GET /requests?…RequestQuery` | `RequestPage` | newest first |
 * | `GET /requests.csv?area=&…RequestQuery` | a file | no `cursor`, no `limit` |
 * | `GET /requests/{id}` | `RequestDetail` | |
 * | `PATCH /requests/{id}` ✱ `RequestChange` | `RequestDetail` | |
 * | `POST /requests/{id}/notes` `{ text }` | `RequestDetail` | |
 * | `DELETE /requests/{id}/notes/{noteId}` | `RequestDetail` | one's own; an administrator any |
 * | `POST /requests/{id}/quarantine` ✱ | `RequestDetail` | "c'est un indésirable" |
 * | `POST /requests/{id}/release` ✱ | `RequestDetail` | sends what was withheld |
 * | `POST /requests/{id}/comment` ✱ `CommentDecision` | `RequestDetail` | |
 * | `POST /deliveries/{id}/resend` | `RequestDetail` | |
 * | `GET /attachments/{id}` | the file | recruiter, administrator |
 * | `POST /attachments/{id}/release` | `RequestDetail` | a file in doubt may be downloaded from then on |
 * | `GET /subscriptions?…SubscriptionQuery` | `SubscriptionPage` | |
 * | `GET /subscriptions.csv?state=` | a file | |
 * | `POST /subscriptions/{id}/unsubscribe` | `Subscription` | |
 * | `POST /erasures/preview` `{ address }` | `ErasurePreview` | administrator; erases nothing |
 * | `POST /erasures` `{ address }` | `Erasure` | administrator |
 * | `GET /audit?…AuditQuery` | `AuditPage` | administrator |
 * | `GET /fruitless-searches?days=` | `FruitlessSearchList` | editor, administrator; what visitors searched for in vain |
 * | `POST /fruitless-searches/forget?days=` `{ term }` | `FruitlessSearchList` | what is left of it |
 */
import { z } from 'zod';
import { isSign, WEIGHTS } from '../abuse/content-score.ts';
import { ACCESSES, AREAS, CHANGES, ROLES, STAGES, STATUSES } from '../requests/words.ts';

export type { Sign } from '../abuse/content-score.ts';
export type { Area, Role, Stage, Status } from '../requests/words.ts';
export type {
  AuditQuery,
  CommentDecision,
  RequestChange,
  RequestQuery,
  SubscriptionQuery,
} from './questions.ts';

const signs = Object.keys(WEIGHTS).filter(isSign);
const id = z.string().min(1).max(64);
const time = z.iso.datetime();
const area = z.enum(AREAS);
const commentState = z.enum(['pending', 'approved', 'refused']);
const deliveryState = z.enum(['pending', 'leased', 'withheld', 'sent', 'failed']);
const subscriptionState = z.enum(['pending', 'confirmed', 'unsubscribed']);

const person = z.object({ id, name: z.string() });
const staff = person.extend({ role: z.enum(ROLES) });
/** Null: the site itself, or the sender by their private link. */
const actor = person.nullable();

const requestItem = z.object({
  id,
  version: z.int(),
  area,
  kind: z.string(),
  /** `7F3-KQ2-9XD` */
  reference: z.string(),
  receivedAt: time,
  status: z.enum(STATUSES),
  /** Of applications. */
  stage: z.enum(STAGES).nullable(),
  assignee: person.nullable(),
  sender: z.object({ name: z.string(), email: z.string() }),
  /** The beginning of what was written, on one line. */
  excerpt: z.string(),
  /** The job applied for, the post commented. */
  about: z.object({ title: z.string(), path: z.string() }).nullable(),
  /** Until when an answer is promised; null when none is. */
  dueAt: time.nullable(),
  /** Still owed an answer after that. */
  overdue: z.boolean(),
  /** When the sender took it back, by their private link. */
  withdrawnAt: time.nullable(),
  quarantine: z
    .object({
      at: time,
      /** `honeypot`, `content`, `by_hand` */
      reason: z.string(),
      /** What made it look like spam, strongest first. */
      signs: z.array(z.enum(signs)),
    })
    .nullable(),
  comment: z.object({ state: commentState, decidedAt: time.nullable() }).nullable(),
  attachments: z.int(),
  /** The worst of its deliveries. */
  delivery: deliveryState.nullable(),
});

const attachment = z.object({
  id,
  /** As the visitor called it. */
  name: z.string(),
  extension: z.string(),
  /** Bytes. */
  size: z.int(),
  verdict: z.enum(['clean', 'unverified', 'suspicious']),
  /** What was found in it, in French. */
  findings: z.array(z.string()),
  /** False: in doubt, and nobody has released it yet. */
  downloadable: z.boolean(),
  releasedBy: person.nullable(),
  releasedAt: time.nullable(),
});

const delivery = z.object({
  id,
  /** `agency-mail`, `sender-mail`, `confirmation-mail`, `already-subscribed-mail`, `webhook`, … */
  channel: z.string(),
  state: deliveryState,
  attempts: z.int(),
  createdAt: time,
  dueAt: time,
  sentAt: time.nullable(),
  /** A name: `recipient_refused`. */
  failure: z.string().nullable(),
  /** What the other side said, in its words. */
  detail: z.string().nullable(),
});

const note = z.object({ id, at: time, author: person, text: z.string() });

const change = z.object({
  id,
  at: time,
  actor,
  action: z.enum(CHANGES),
  /** `{ from, to }` of what changed. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

export const requestDetail = requestItem.extend({
  /** In the form's order, under their French names; empty when nothing was given. */
  fields: z.array(
    z.object({ name: z.string(), label: z.string(), value: z.string(), long: z.boolean() }),
  ),
  files: z.array(attachment),
  deliveries: z.array(delivery),
  notes: z.array(note),
  /** Newest first. */
  history: z.array(change),
});

export const subscription = z.object({
  id,
  /** Null once unsubscribed: it is not held any more. */
  address: z.string().nullable(),
  state: subscriptionState,
  requestedAt: time,
  /** The proof of consent. */
  confirmedAt: time.nullable(),
  /** The text that was agreed to. */
  consent: z.string(),
  unsubscribedAt: time.nullable(),
});

const auditEntry = z.object({
  id,
  at: time,
  actor: staff.nullable(),
  action: z.enum([...CHANGES, ...ACCESSES]),
  requestId: id.nullable(),
  /** Names of states and figures; never personal data of visitors. */
  details: change.shape.details,
});

const areaCounts = z.object({
  /** New or in progress: somebody waits for an answer. */
  owed: z.int(),
  new: z.int(),
  /** Those of `owed` that are assigned to whoever asks. */
  mine: z.int(),
  overdue: z.int(),
  undelivered: z.int(),
  quarantined: z.int(),
});

/** Null: not this role's. */
export const counts = z.object({
  contact: areaCounts.nullable(),
  applications: areaCounts.nullable(),
  comments: z.object({ pending: z.int(), quarantined: z.int() }).nullable(),
  newsletter: z.object({ confirmed: z.int(), pending: z.int(), quarantined: z.int() }).nullable(),
});

export const erasure = z.object({
  requests: z.int(),
  attachments: z.int(),
  deliveries: z.int(),
  comments: z.int(),
  notes: z.int(),
  subscriptions: z.int(),
});

export const erasurePreview = erasure.extend({
  /** Requests of other people in which the address is written: they stay, and somebody has to read them. */
  mentions: z.array(z.object({ id, reference: z.string() })),
});

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** Null on the last page. */
    next: z.string().nullable(),
  });

export const failure = z.object({
  error: z.object({
    type: z.enum([
      'unauthenticated',
      'forbidden',
      'cross_site',
      'not_found',
      'invalid',
      'version_required',
      'conflict',
      'too_large',
      'not_json',
      'impossible',
      'unavailable',
      'failed',
    ]),
    /** French. */
    message: z.string(),
  }),
});

export const me = staff.extend({ email: z.string(), areas: z.array(area) });
export const colleagues = z.object({ items: z.array(staff) });
export const requestPage = pageOf(requestItem);
export const subscriptionPage = pageOf(subscription);
export const auditPage = pageOf(auditEntry);
export const fruitlessSearches = z.object({
  /** The most wanted first. */
  items: z.array(
    z.object({
      term: z.string(),
      /** Searches in the last days asked for, 90 unless told. */
      count: z.int(),
      /** `2026-11-21` */
      lastDay: z.iso.date(),
    }),
  ),
});
/** 409: what it has become meanwhile. Show it, and let the person decide again. */
export const conflictAnswer = failure.extend({ current: requestDetail });

export type Me = z.infer<typeof me>;
export type Colleagues = z.infer<typeof colleagues>;
export type Counts = z.infer<typeof counts>;
export type RequestItem = z.infer<typeof requestItem>;
export type RequestPage = z.infer<typeof requestPage>;
export type RequestDetail = z.infer<typeof requestDetail>;
export type Subscription = z.infer<typeof subscription>;
export type SubscriptionPage = z.infer<typeof subscriptionPage>;
export type ErasurePreview = z.infer<typeof erasurePreview>;
export type Erasure = z.infer<typeof erasure>;
export type AuditPage = z.infer<typeof auditPage>;
export type FruitlessSearchList = z.infer<typeof fruitlessSearches>;
export type ApiFailure = z.infer<typeof failure>;
export type ConflictAnswer = z.infer<typeof conflictAnswer>;
