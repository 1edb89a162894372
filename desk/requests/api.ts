/** Asks the inbox's API (`/inbox/v1`), one method per question; a refusal is an error with a name. */

import { parse } from 'content-disposition';
import type { AuditPage, Erasure, ErasurePreview } from '../../inbox/contract/access.ts';
import type { Answering, AnswerTemplate, AnswerTemplates } from '../../inbox/contract/answers.ts';
import type { Colleagues, Counts, Me } from '../../inbox/contract/api.ts';
import type { Area } from '../../inbox/contract/areas.ts';
import type { FruitlessSearchList } from '../../inbox/contract/fruitless-searches.ts';
import type { MailTrial } from '../../inbox/contract/mail-trial.ts';
import type { Overview } from '../../inbox/contract/overview.ts';
import type {
  AuditQuery,
  CommentDecision,
  ErasureRequest,
  FollowUpDay,
  NewAnswer,
  NewAnswerTemplate,
  NewEntry,
  NewNote,
  RequestChange,
  RequestQuery,
  StageMove,
  SubscriptionQuery,
  TogetherChange,
} from '../../inbox/contract/questions.ts';
import type {
  Facets,
  RelatedRequests,
  RequestDetail,
  RequestPage,
} from '../../inbox/contract/requests.ts';
import type { Subscription, SubscriptionPage } from '../../inbox/contract/subscriptions.ts';
import type { TogetherOutcome } from '../../inbox/contract/together.ts';
import type { Choices } from '../../inbox/forms/choices.ts';
import type { HealthConfirmation, HealthReport } from '../../model/contracts/health-contract.ts';
import { DESK_ANSWERS } from '../../staff/desk-places.ts';
import { createFiguresApi, type FiguresApi } from '../figures/figures-api.ts';
import { refusal, Unreachable } from '../ui/refusals.ts';
import { createLettersApi, type LettersApi } from './letters-api.ts';
import { createWebhooksApi, type WebhooksApi } from './webhooks/webhooks-api.ts';

/** The questions that files of their own ask. */
type ApartApis = WebhooksApi & LettersApi & FiguresApi;

export type RequestsApi = ApartApis & {
  me(signal?: AbortSignal): Promise<Me>;
  /** A mail to oneself, the way all mails go. */
  testMail(): Promise<MailTrial>;
  counts(signal?: AbortSignal): Promise<Counts>;
  overview(signal?: AbortSignal): Promise<Overview>;
  colleagues(area: Area, signal?: AbortSignal): Promise<Colleagues>;
  requests(query: Asking<RequestQuery>, signal?: AbortSignal): Promise<RequestPage>;
  requestsCsv(area: Area, query: Asking<RequestQuery>): Promise<DownloadedFile>;
  /** What the same list may be narrowed by. */
  /** What the contact forms offer now. */
  choices(signal?: AbortSignal): Promise<Choices>;
  facets(area: Area, query: Asking<RequestQuery>, signal?: AbortSignal): Promise<Facets>;
  /**
   * Keeps a request that came by telephone.
   * @throws {Refused} with what is wrong, by field
   */
  enter(entry: NewEntry): Promise<RequestDetail>;
  request(id: string, signal?: AbortSignal): Promise<RequestDetail>;
  /** The other requests of the person behind one. */
  related(id: string, signal?: AbortSignal): Promise<RelatedRequests>;
  /** @throws {Conflict} as do the other two that take a version. */
  change(id: string, version: number, change: RequestChange): Promise<RequestDetail>;
  quarantine(id: string, version: number): Promise<RequestDetail>;
  release(id: string, version: number): Promise<RequestDetail>;
  decide(
    id: string,
    version: number,
    decision: CommentDecision['decision'],
  ): Promise<RequestDetail>;
  /** Publishes the agency's answer under the comment, or the new text of it. */
  answerComment(id: string, version: number, text: string): Promise<RequestDetail>;
  withdrawCommentAnswer(id: string, version: number): Promise<RequestDetail>;
  addNote(id: string, note: NewNote): Promise<RequestDetail>;
  removeNote(id: string, noteId: string): Promise<RequestDetail>;
  /** Sets the caller's own day, or moves it. */
  setFollowUp(id: string, on: FollowUpDay): Promise<RequestDetail>;
  removeFollowUp(id: string): Promise<RequestDetail>;
  /** Changes those that are as the caller has seen them. */
  together(change: TogetherChange): Promise<TogetherOutcome>;
  resend(deliveryId: string): Promise<RequestDetail>;
  answering(id: string, signal?: AbortSignal): Promise<Answering>;
  /** @throws {Conflict} also when the id was used for another text. */
  answer(id: string, version: number, answer: NewAnswer): Promise<RequestDetail>;
  /** Moves an application with the mail that tells the candidate. @throws {Conflict} as does `answer` */
  move(id: string, version: number, move: StageMove): Promise<RequestDetail>;
  cancelAnswer(answerId: string): Promise<RequestDetail>;
  templates(signal?: AbortSignal): Promise<AnswerTemplates>;
  addTemplate(template: NewAnswerTemplate): Promise<AnswerTemplates>;
  /** @throws {Refused} `conflict` when another person changed it first, as does the next. */
  changeTemplate(
    template: Pick<AnswerTemplate, 'id' | 'version'>,
    to: NewAnswerTemplate,
  ): Promise<AnswerTemplates>;
  removeTemplate(template: Pick<AnswerTemplate, 'id' | 'version'>): Promise<AnswerTemplates>;
  attachment(id: string): Promise<DownloadedFile>;
  releaseAttachment(id: string): Promise<RequestDetail>;
  subscriptions(query: Asking<SubscriptionQuery>, signal?: AbortSignal): Promise<SubscriptionPage>;
  subscriptionsCsv(state: SubscriptionQuery['state']): Promise<DownloadedFile>;
  unsubscribe(id: string): Promise<Subscription>;
  erasurePreview(whom: ErasureRequest): Promise<ErasurePreview>;
  erase(whom: ErasureRequest): Promise<Erasure>;
  audit(query: Asking<AuditQuery>, signal?: AbortSignal): Promise<AuditPage>;
  fruitlessSearches(days: number, signal?: AbortSignal): Promise<FruitlessSearchList>;
  forgetFruitlessSearch(term: string, days: number): Promise<FruitlessSearchList>;
  /** What the site last found of itself. */
  health(signal?: AbortSignal): Promise<HealthReport>;
  /** Has the site look at itself now, after what a person confirms. */
  lookAtHealth(confirmation?: HealthConfirmation): Promise<HealthReport>;
};

/** The service reads a figure out of the address; here it is one. */
export type Asking<Query> = Partial<Omit<Query, 'limit'>> & { limit?: number };

export type DownloadedFile = { name: string; content: Blob };

type ApiOptions = {
  /** Where sessions of this site are not what signs in: the token of the hosted content service. */
  token?: () => string | undefined;
  /** Called when the session has ended. */
  onSignedOut(): void;
};

export function createRequestsApi({ token, onSignedOut }: ApiOptions): RequestsApi {
  const send = (path: string, init?: RequestInit) => call(`/inbox/v1${path}`, init);

  async function call(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const bearer = token?.();
    if (bearer) headers.set('authorization', `Bearer ${bearer}`);
    const response = await fetch(address, { ...init, headers }).catch((error: unknown) => {
      if (init.signal?.aborted) throw error;
      throw new Unreachable('Pas de réponse du site.', { cause: error });
    });
    if (response.ok) return response;
    if (response.status === 401) onSignedOut();
    throw await refusal(response);
  }

  async function read<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
    const response = await send(path, signal ? { signal } : {});
    return response.json();
  }

  async function write<Answer>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    { body, version }: { body?: object; version?: number } = {},
  ): Promise<Answer> {
    const headers = new Headers();
    if (body) headers.set('content-type', 'application/json');
    if (version !== undefined) headers.set('if-match', `"${version}"`);
    const response = await send(path, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    return response.json();
  }

  async function download(path: string): Promise<DownloadedFile> {
    const response = await send(path);
    return {
      name:
        parse(response.headers.get('content-disposition') ?? '').parameters.filename || 'fichier',
      content: await response.blob(),
    };
  }

  return {
    me: (signal) => read('/me', signal),
    testMail: () => write('POST', '/mail-trial'),
    counts: (signal) => read('/counts', signal),
    overview: (signal) => read('/overview', signal),
    colleagues: (area, signal) => read(`/colleagues${search({ area })}`, signal),
    requests: (query, signal) => read(`/requests${search(query)}`, signal),
    requestsCsv: (area, query) => download(`/requests.csv${search({ ...query, area })}`),
    choices: (signal) => read('/requests/choices', signal),
    facets: (area, query, signal) => read(`/requests/facets${search({ ...query, area })}`, signal),
    enter: (entry) => write('POST', '/requests', { body: entry }),
    request: (id, signal) => read(`/requests/${id}`, signal),
    related: (id, signal) => read(`/requests/${id}/related`, signal),
    change: (id, version, body) => write('PATCH', `/requests/${id}`, { version, body }),
    quarantine: (id, version) => write('POST', `/requests/${id}/quarantine`, { version }),
    release: (id, version) => write('POST', `/requests/${id}/release`, { version }),
    decide: (id, version, decision) =>
      write('POST', `/requests/${id}/comment`, { version, body: { decision } }),
    answerComment: (id, version, text) =>
      write('POST', `/requests/${id}/comment/answer`, { version, body: { text } }),
    withdrawCommentAnswer: (id, version) =>
      write('DELETE', `/requests/${id}/comment/answer`, { version }),
    addNote: (id, note) => write('POST', `/requests/${id}/notes`, { body: note }),
    removeNote: (id, noteId) => write('DELETE', `/requests/${id}/notes/${noteId}`),
    setFollowUp: (id, on) => write('PUT', `/requests/${id}/follow-up`, { body: { on } }),
    removeFollowUp: (id) => write('DELETE', `/requests/${id}/follow-up`),
    together: (change) => write('POST', '/requests/together', { body: change }),
    resend: (deliveryId) => write('POST', `/deliveries/${deliveryId}/resend`),
    answering: (id, signal) => read(`/requests/${id}/answering`, signal),
    answer: (id, version, body) => write('POST', `/requests/${id}/answers`, { version, body }),
    move: (id, version, body) => write('POST', `/requests/${id}/stage`, { version, body }),
    cancelAnswer: (answerId) => write('POST', `/answers/${answerId}/cancel`),
    templates: (signal) => read('/answer-templates', signal),
    addTemplate: (body) => write('POST', '/answer-templates', { body }),
    changeTemplate: ({ id, version }, body) =>
      write('PATCH', `/answer-templates/${id}`, { version, body }),
    removeTemplate: ({ id, version }) => write('DELETE', `/answer-templates/${id}`, { version }),
    attachment: (id) => download(`/attachments/${id}`),
    releaseAttachment: (id) => write('POST', `/attachments/${id}/release`),
    subscriptions: (query, signal) => read(`/subscriptions${search(query)}`, signal),
    subscriptionsCsv: (state) => download(`/subscriptions.csv${search({ state })}`),
    unsubscribe: (id) => write('POST', `/subscriptions/${id}/unsubscribe`),
    ...createWebhooksApi({ read, write }),
    ...createLettersApi({ read, write }),
    ...createFiguresApi({ read, download }),
    erasurePreview: (whom) => write('POST', '/erasures/preview', { body: whom }),
    erase: (whom) => write('POST', '/erasures', { body: whom }),
    audit: (query, signal) => read(`/audit${search(query)}`, signal),
    fruitlessSearches: (days, signal) => read(`/fruitless-searches${search({ days })}`, signal),
    forgetFruitlessSearch: (term, days) =>
      write('POST', `/fruitless-searches/forget${search({ days })}`, { body: { term } }),
    health: async (signal) => (await call(DESK_ANSWERS.health, signal ? { signal } : {})).json(),
    lookAtHealth: async (confirmation) =>
      (
        await call(DESK_ANSWERS.health, {
          method: 'POST',
          ...(confirmation && { body: JSON.stringify(confirmation) }),
        })
      ).json(),
  };
}

function search(query: Record<string, string | number | boolean | undefined>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return parameters.size > 0 ? `?${parameters}` : '';
}
