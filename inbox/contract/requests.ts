/** A request as the agency's screens get it: in a list, and whole. */
import { z } from 'zod';
import { isSign, WEIGHTS } from '../abuse/content-score.ts';
import { answer } from './answers.ts';
import { failure } from './api.ts';
import { area, details, id, pageOf, person, time } from './shapes.ts';
import { COMMENT_STATES, STAGES, STATUSES } from './states.ts';
import { CHANGES } from './words.ts';

const signs = Object.keys(WEIGHTS).filter(isSign);
const commentState = z.enum(COMMENT_STATES);
const deliveryState = z.enum(['pending', 'leased', 'withheld', 'sent', 'written', 'failed']);
/** The person who acted; null for the site itself, or the sender by their private link. */
const actor = person.nullable();

export const requestItem = z.object({
  id,
  version: z.int(),
  area,
  kind: z.string(),
  /** `7F3-KQ2-9XD` */
  reference: z.string(),
  receivedAt: time,
  /** The status. That of an application follows its stage, or says that it was answered by mail. */
  status: z.enum(STATUSES),
  /** The stage of an application. */
  stage: z.enum(STAGES).nullable(),
  assignee: person.nullable(),
  /** Whether the caller has not opened it yet. */
  unread: z.boolean(),
  /** The caller's follow-up; `due` from its day on. */
  followUp: z.object({ at: time, due: z.boolean() }).nullable(),
  /** The sender's data as typed; empty where the form has no such field. */
  sender: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
  }),
  /** The choice in the form; null where it has none, or nothing was chosen. */
  service: z.string().nullable(),
  budget: z.string().nullable(),
  /** The trade a candidate named who applies to no job. */
  position: z.string().nullable(),
  /** The beginning of the message, on one line. */
  excerpt: z.string(),
  /** The subject: the job applied for, the post commented. */
  about: z.object({ title: z.string(), path: z.string() }).nullable(),
  /** The time by which an answer is promised; null when none is. */
  dueAt: time.nullable(),
  /** Still owed an answer after that. */
  overdue: z.boolean(),
  /** The time at which the sender withdrew it, by their private link. */
  withdrawnAt: time.nullable(),
  quarantine: z
    .object({
      at: time,
      /** `honeypot`, `content`, `by_hand` */
      reason: z.string(),
      /** The signs of spam, the strongest first. */
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
  /** The file name that the visitor gave. */
  name: z.string(),
  extension: z.string(),
  /** Bytes. */
  size: z.int(),
  verdict: z.enum(['clean', 'unverified', 'suspicious']),
  /** The findings in the file, in French. */
  findings: z.array(z.string()),
  /** False while it is in doubt and not released. */
  downloadable: z.boolean(),
  releasedBy: person.nullable(),
  releasedAt: time.nullable(),
});

const delivery = z.object({
  id,
  /** `agency-mail`, `sender-mail`, `confirmation-mail`, `already-subscribed-mail`, `webhook`, … */
  channel: z.string(),
  /** The colleague it is written to; null for the agency and for senders. */
  to: z.string().nullable(),
  state: deliveryState,
  attempts: z.int(),
  createdAt: time,
  dueAt: time,
  /** The time at which it was sent, or written to the folder. */
  sentAt: time.nullable(),
  /** A name: `recipient_refused`. */
  failure: z.string().nullable(),
  /** The server's answer, in its own words. */
  detail: z.string().nullable(),
});

const note = z.object({
  id,
  at: time,
  author: person,
  text: z.string(),
  /** The people it mentions, by the names they had then. */
  mentions: z.array(person),
});

const change = z.object({
  id,
  at: time,
  actor,
  action: z.enum(CHANGES),
  details,
});

/** The agency's public answer to a comment. */
const commentAnswer = z.object({
  author: person,
  text: z.string(),
  at: time,
  editedAt: time.nullable(),
});

/** The beginning of the visit in which a request was sent: `forms/source.ts`. */
const source = z.object({
  page: z.string(),
  referrer: z.string(),
  campaign: z.object({ source: z.string(), medium: z.string(), name: z.string() }).optional(),
});

export const requestDetail = requestItem.extend({
  /** The fields in the form's order, by their French names; empty when nothing was entered. */
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      value: z.string(),
      /** Whether the text has several lines. */
      long: z.boolean(),
      /** A telephone number. */
      phone: z.boolean(),
    }),
  ),
  /** Null for one sent without script, and for one entered by hand. */
  source: source.nullable(),
  files: z.array(attachment),
  deliveries: z.array(delivery),
  notes: z.array(note),
  /** The agency's answers by mail, in the order they were written. */
  answers: z.array(answer),
  /** The answer to a comment. */
  commentAnswer: commentAnswer.nullable(),
  /** Whether the commenter gets a mail when their comment is answered. */
  tellsCommenter: z.boolean(),
  /** Newest first. */
  history: z.array(change),
});

export const requestPage = pageOf(requestItem);

/** The further requests of the same person, of the caller's desks; newest first. */
export const relatedRequests = z.object({ items: z.array(requestItem) });

const facet = z.array(
  z.object({
    /** The value for `RequestQuery`. */
    value: z.string(),
    /** The label for people. */
    label: z.string(),
    count: z.int(),
  }),
);

/** The filters of a list: the values that occur in it, each with its number of requests. */
export const facets = z.object({
  kind: facet,
  service: facet,
  budget: facet,
  company: facet,
  /** The documents requests are about: jobs, posts. */
  about: facet,
});
/** The 400 of a request entered by hand, with the errors by field. */
export const refusedEntry = failure.extend({ errors: z.record(z.string(), z.string()) });
/** The 409 with the request as it is meanwhile. The screen shows it, and lets the person decide again. */
export const conflictAnswer = failure.extend({ current: requestDetail });

export type RequestItem = z.infer<typeof requestItem>;
export type RequestPage = z.infer<typeof requestPage>;
export type RequestDetail = z.infer<typeof requestDetail>;
export type RelatedRequests = z.infer<typeof relatedRequests>;
export type Facets = z.infer<typeof facets>;
export type Facet = keyof Facets;
export type RefusedEntry = z.infer<typeof refusedEntry>;
export type ConflictAnswer = z.infer<typeof conflictAnswer>;
/** A sign that made a request look like spam. */
export type Sign = (typeof signs)[number];
/** Names that `channel` and `failure` have in this version; an older or newer one may have stored others. */
export type { Channel, Failure } from '../deliveries/delivery.ts';
