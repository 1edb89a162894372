/** Answers to requests and their templates, as the agency's screens get them. */
import { z } from 'zod';
import { ANSWERED_AREAS, REPLY_CHOICES } from './answer-words.ts';
import { id, person, time } from './shapes.ts';
import { STAGES } from './states.ts';
import { TEMPLATE_FIELD_NAMES } from './template-fields.ts';

/** An answer. Planned while it has neither `deliveryId` nor `cancelledAt`; its delivery tells the rest. */
export const answer = z.object({
  id,
  at: time,
  author: person,
  subject: z.string(),
  text: z.string(),
  /** The address that the other person's answer goes to. */
  replyTo: z.string(),
  /** Whether the visitor's message is quoted below. */
  quotesOriginal: z.boolean(),
  /** Whether it carries a calendar invitation. */
  invitation: z.boolean(),
  sendAt: time,
  cancelledAt: time.nullable(),
  deliveryId: id.nullable(),
});

export const answerTemplate = z.object({
  id,
  version: z.int(),
  area: z.enum(ANSWERED_AREAS),
  /** The stage of an application at which it is offered; null for all. */
  stage: z.enum(STAGES).nullable(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
});

export const answerTemplates = z.object({ items: z.array(answerTemplate) });

/** The facts needed to begin an answer to one request. */
export const answering = z.object({
  to: z.string(),
  replyTo: z.array(z.object({ choice: z.enum(REPLY_CHOICES), address: z.string() })),
  /** The caller's choice in their latest answer. */
  chosen: z.enum(REPLY_CHOICES),
  /** A subject to begin with. */
  subject: z.string(),
  /** The visitor's message, which may be quoted; null when there is none. */
  original: z.object({ at: time, text: z.string() }).nullable(),
  /** The fields of templates that have a value for this request. */
  values: z.partialRecord(z.enum(TEMPLATE_FIELD_NAMES), z.string()),
  /** The agency's next opening, from tomorrow on: the proposed time of sending. */
  nextOpening: time,
  templates: z.array(answerTemplate),
});

export type Answer = z.infer<typeof answer>;
export type AnswerTemplate = z.infer<typeof answerTemplate>;
export type AnswerTemplates = z.infer<typeof answerTemplates>;
export type Answering = z.infer<typeof answering>;
