/**
 * What the API under `/inbox/v1` takes and gives, for the screens that call it (import types only: zod stays
 * here). What it gives stands in the contract named after its routes: requests, answers, subscriptions, accesses,
 * fruitless searches. What it takes stands in `questions.ts`.
 *
 * - JSON in, JSON out. Times are ISO 8601 in UTC. Every answer is `no-store`.
 * - A file is CSV in UTF-8, with cells in quotation marks and semicolons between them; an apostrophe stands before each
 * sign that a spreadsheet could take for a formula.
 * - The caller is known by the session cookie or `Authorization: Bearer`. With a cookie, what changes something
 * is taken from pages of this site only.
 * - `401` no session · `403` not this role's · `404` · `409` another person was faster: `ConflictAnswer` ·
 * `422` not of this request · `428` no `If-Match`. Every refusal is an `ApiFailure`, with a French sentence to
 * show as it is.
 * - A request's `version` is sent back as `If-Match: "7"` by what is marked ✱.
 *
 * | | | |
 * |---|---|---|
 * | `GET /me` | `Me` | |
 * | `POST /mail-trial` | `MailTrial` | a mail to the caller, the way all mails go |
 * | `GET /counts` | `Counts` | for badges |
 * | `GET /overview` | `Overview` | what waits for the caller: the desk's first page |
 * | `GET /colleagues?area=` | `Colleagues` | who can be assigned |
 * | `GET /requests?…RequestQuery` | `RequestPage` | newest first |
 * | `GET /requests.csv?area=&…RequestQuery` | a file | no `cursor`, no `limit` |
 * | `GET /requests/choices` | `Choices` | what the contact forms offer: subjects and budgets |
 * | `GET /requests/facets?area=&…RequestQuery` | `Facets` | no `cursor`, no `limit` |
 * | `POST /requests` `NewEntry` | `RequestDetail` | one that came by telephone; `400` is a `RefusedEntry` |
 * | `GET /requests/{id}` | `RequestDetail` | |
 * | `GET /requests/{id}/related` | `RelatedRequests` | the same person's, of the caller's desks |
 * | `PATCH /requests/{id}` ✱ `RequestChange` | `RequestDetail` | |
 * | `POST /requests/{id}/notes` `NewNote` | `RequestDetail` | a mail to each colleague it mentions |
 * | `DELETE /requests/{id}/notes/{noteId}` | `RequestDetail` | one's own; an administrator any |
 * | `POST /requests/{id}/quarantine` ✱ | `RequestDetail` | "c'est un indésirable" |
 * | `POST /requests/{id}/release` ✱ | `RequestDetail` | sends what was withheld |
 * | `PUT /requests/{id}/follow-up` `{ on }` | `RequestDetail` | the caller's own; moves it too |
 * | `DELETE /requests/{id}/follow-up` | `RequestDetail` | |
 * | `POST /requests/together` `TogetherChange` | `TogetherOutcome` | each with the version seen, up to 100; what
 * cannot be changed is named, the others are changed |
 * | `POST /requests/{id}/comment` ✱ `CommentDecision` | `RequestDetail` | |
 * | `GET /requests/{id}/answering` | `Answering` | what an answer begins with |
 * | `POST /requests/{id}/answers` ✱ `NewAnswer` | `RequestDetail` | leaves at once, or at its hour |
 * | `POST /requests/{id}/stage` ✱ `StageMove` | `RequestDetail` | a move with the mail that tells the candidate |
 * | `POST /answers/{id}/cancel` | `RequestDetail` | while it has not left |
 * | `GET /answer-templates` | `AnswerTemplates` | of the caller's desks |
 * | `POST /answer-templates` `NewAnswerTemplate` | `AnswerTemplates` | administrator |
 * | `PATCH /answer-templates/{id}` ✱ `NewAnswerTemplate` | `AnswerTemplates` | administrator; ✱ of the template |
 * | `DELETE /answer-templates/{id}` ✱ | `AnswerTemplates` | administrator; ✱ of the template |
 * | `POST /requests/{id}/comment/answer` ✱ `{ text }` | `RequestDetail` | public, or the new text of it |
 * | `DELETE /requests/{id}/comment/answer` ✱ | `RequestDetail` | |
 * | `POST /deliveries/{id}/resend` | `RequestDetail` | |
 * | `GET /attachments/{id}` | the file | recruiter, administrator |
 * | `POST /attachments/{id}/release` | `RequestDetail` | a file in doubt may be downloaded from then on |
 * | `GET /subscriptions?…SubscriptionQuery` | `SubscriptionPage` | |
 * | `GET /subscriptions.csv?state=` | a file | |
 * | `POST /subscriptions/{id}/unsubscribe` | `Subscription` | |
 * | `GET /mailings?…MailingQuery` | `MailingPage` | latest first |
 * | `GET /issues/{id}` | `IssueOutlook` | whether it was sent, and to how many it would leave |
 * | `POST /issues/{id}/preview` | `RenderedIssueAnswer` | as it is being written |
 * | `POST /issues/{id}/trial` | `MailTrial` | as it is being written, to the caller |
 * | `POST /issues/{id}/mailing` `MailingOrder` | `IssueOutlook` | as it is published; once for each issue |
 * | `POST /issues/{id}/mailing/stop` | `IssueOutlook` | what has not left does not leave |
 * | `POST /erasures/preview` `ErasureRequest` | `ErasurePreview` | administrator; erases nothing |
 * | `POST /erasures` `ErasureRequest` | `Erasure` | administrator |
 * | `GET /audit?…AuditQuery` | `AuditPage` | administrator |
 * | `GET /webhooks` | `WebhookList` | administrator, as all of these |
 * | `POST /webhooks` `NewWebhook` | `WebhookWithSecret` | |
 * | `PATCH /webhooks/{id}` ✱ `WebhookChange` | `Webhook` | |
 * | `DELETE /webhooks/{id}` ✱ | `WebhookList` | with what it was sent |
 * | `POST /webhooks/{id}/secret` ✱ | `WebhookWithSecret` | the former secret holds for a day |
 * | `POST /webhooks/{id}/trial` | `WebhookTrial` | |
 * | `GET /webhooks/{id}/deliveries` | `WebhookDeliveries` | the last ones |
 * | `POST /webhooks/deliveries/{id}/resend` | `WebhookDeliveries` | |
 * | `GET /fruitless-searches?days=` | `FruitlessSearchList` | editor, administrator; what visitors searched for
 * in vain |
 * | `GET /figures?period=` | `FiguresAnswer` | editor, sales, administrator |
 * | `GET /figures.csv?period=&table=` | a file | one table of them |
 * | `POST /fruitless-searches/forget?days=` `{ term }` | `FruitlessSearchList` | what is left of it |
 */
import { z } from 'zod';
import { area, staff } from './shapes.ts';

export const me = staff.extend({
  email: z.string(),
  areas: z.array(area),
  /** `folder`: no mail server is configured, and mails are files that reach no one. */
  mailMode: z.enum(['smtp', 'folder']),
});
export const colleagues = z.object({ items: z.array(staff) });

const areaCounts = z.object({
  /** Requests that are new or in progress: their senders wait for an answer. */
  owed: z.int(),
  new: z.int(),
  /** The number of `owed` requests assigned to the caller. */
  mine: z.int(),
  overdue: z.int(),
  /** The number of requests that the caller has not opened. */
  unread: z.int(),
  /** The number of the caller's follow-ups that are due. */
  due: z.int(),
  undelivered: z.int(),
  quarantined: z.int(),
});

/** Figures by desk; null for a desk that is not this role's. */
export const counts = z.object({
  contact: areaCounts.nullable(),
  applications: areaCounts.nullable(),
  comments: z.object({ pending: z.int(), quarantined: z.int() }).nullable(),
  newsletter: z.object({ confirmed: z.int(), pending: z.int(), quarantined: z.int() }).nullable(),
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

export type Me = z.infer<typeof me>;
export type Colleagues = z.infer<typeof colleagues>;
export type Counts = z.infer<typeof counts>;
export type ApiFailure = z.infer<typeof failure>;
