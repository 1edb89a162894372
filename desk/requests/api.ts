/** Asks the inbox's API (`/inbox/v1`, as `inbox/contract/api.ts` describes it), one method per question; a refusal is an error with a name. */
import { parse } from 'content-disposition';
import type { AuditPage, Erasure, ErasurePreview } from '../../inbox/contract/access.ts';
import type { Answering, AnswerTemplate, AnswerTemplates } from '../../inbox/contract/answers.ts';
import type { Colleagues, Counts, Me } from '../../inbox/contract/api.ts';
import type { Area } from '../../inbox/contract/areas.ts';
import type { BulkOutcome } from '../../inbox/contract/bulk.ts';
import type { FigureTable, Period } from '../../inbox/contract/figure-words.ts';
import type { FiguresAnswer } from '../../inbox/contract/figures.ts';
import type { FruitlessSearchList } from '../../inbox/contract/fruitless-searches.ts';
import type { MailTrial } from '../../inbox/contract/mail-trial.ts';
import type {
  IssueOutlook,
  MailingPage,
  RenderedIssueAnswer,
} from '../../inbox/contract/mailings.ts';
import type { Overview } from '../../inbox/contract/overview.ts';
import type {
  AuditQuery,
  BulkChange,
  CommentDecision,
  ErasureRequest,
  FollowUpDay,
  MailingOrder,
  NewAnswer,
  NewAnswerTemplate,
  NewEntry,
  NewNote,
  NewWebhook,
  RequestChange,
  RequestQuery,
  StageMove,
  SubscriptionQuery,
  WebhookChange,
} from '../../inbox/contract/questions.ts';
import type {
  Facets,
  RelatedRequests,
  RequestDetail,
  RequestPage,
} from '../../inbox/contract/requests.ts';
import type { Subscription, SubscriptionPage } from '../../inbox/contract/subscriptions.ts';
import type {
  Webhook,
  WebhookDeliveries,
  WebhookList,
  WebhookTrial,
  WebhookWithSecret,
} from '../../inbox/contract/webhooks.ts';
import type { Choices } from '../../inbox/forms/choices.ts';
import type { HealthConfirmation, HealthReport } from '../../model/contracts/health-contract.ts';
import { DESK_ENDPOINTS } from '../../staff/desk-addresses.ts';
import { Refused, reach } from '../ui/refusals.ts';

export type RequestsApi = ReturnType<typeof createRequestsApi>;

/** The parameters of a question. The service reads a figure out of the address; here it is one. */
export type Asking<Query> = Partial<Omit<Query, 'limit'>> & { limit?: number };

export type DownloadedFile = { name: string; content: Blob };

/** A document of which the service must know whether it is as the person has seen it. */
type Versioned = { id: string; version: number };

type Sent = { body?: object; version?: number };

type ApiOptions = {
  /** The token of the hosted content service, where sessions of this site are not what signs in. */
  token?: () => string | undefined;
  /** Called when the session has ended. */
  onSignedOut(): void;
};

/** Creates the client of the requests' API. Calls with a version throw a `Conflict` when another person was faster. */
export function createRequestsApi({ token, onSignedOut }: ApiOptions) {
  async function call(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const bearer = token?.();
    if (bearer) headers.set('authorization', `Bearer ${bearer}`);
    return reach(address, { ...init, headers }).catch((error: unknown) => {
      if (error instanceof Refused && error.type === 'unauthenticated') onSignedOut();
      throw error;
    });
  }

  async function read<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
    const response = await call(`/inbox/v1${path}`, signal ? { signal } : {});
    return response.json();
  }

  async function write<Answer>(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const { body, version } = sent;
    const headers = new Headers();
    if (body) headers.set('content-type', 'application/json');
    if (version !== undefined) headers.set('if-match', `"${version}"`);
    const response = await call(`/inbox/v1${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    return response.json();
  }

  const post = <Answer>(path: string, sent?: Sent) => write<Answer>('POST', path, sent);
  const remove = <Answer>(path: string, sent?: Sent) => write<Answer>('DELETE', path, sent);

  async function download(path: string): Promise<DownloadedFile> {
    const response = await call(`/inbox/v1${path}`);
    const { parameters } = parse(response.headers.get('content-disposition') ?? '');
    return { name: parameters.filename || 'fichier', content: await response.blob() };
  }

  return {
    me: (signal?: AbortSignal) => read<Me>('/me', signal),
    /** A mail to oneself, the way all mails go. */
    testMail: () => post<MailTrial>('/mail-trial'),
    counts: (signal?: AbortSignal) => read<Counts>('/counts', signal),
    overview: (signal?: AbortSignal) => read<Overview>('/overview', signal),
    colleagues: (area: Area, signal?: AbortSignal) =>
      read<Colleagues>(`/colleagues${search({ area })}`, signal),

    requests: (query: Asking<RequestQuery>, signal?: AbortSignal) =>
      read<RequestPage>(`/requests${search(query)}`, signal),
    requestsCsv: (area: Area, query: Asking<RequestQuery>) =>
      download(`/requests.csv${search({ ...query, area })}`),
    /** Reads the current choices of the contact forms. */
    choices: (signal?: AbortSignal) => read<Choices>('/requests/choices', signal),
    /** Reads the filters that a list offers. */
    facets: (area: Area, query: Asking<RequestQuery>, signal?: AbortSignal) =>
      read<Facets>(`/requests/facets${search({ ...query, area })}`, signal),
    /** Stores a request that came by phone. @throws {Refused} with the mistakes, by field */
    enter: (body: NewEntry) => post<RequestDetail>('/requests', { body }),
    request: (id: string, signal?: AbortSignal) => read<RequestDetail>(`/requests/${id}`, signal),
    /** Reads the other requests of the same sender. */
    related: (id: string, signal?: AbortSignal) =>
      read<RelatedRequests>(`/requests/${id}/related`, signal),
    change: ({ id, version }: Versioned, body: RequestChange) =>
      write<RequestDetail>('PATCH', `/requests/${id}`, { version, body }),
    quarantine: ({ id, version }: Versioned) =>
      post<RequestDetail>(`/requests/${id}/quarantine`, { version }),
    release: ({ id, version }: Versioned) =>
      post<RequestDetail>(`/requests/${id}/release`, { version }),
    decide: ({ id, version }: Versioned, decision: CommentDecision['decision']) =>
      post<RequestDetail>(`/requests/${id}/comment`, { version, body: { decision } }),
    /** Publishes the agency's answer under the comment, or the new text of it. */
    answerComment: ({ id, version }: Versioned, text: string) =>
      post<RequestDetail>(`/requests/${id}/comment/answer`, { version, body: { text } }),
    withdrawCommentAnswer: ({ id, version }: Versioned) =>
      remove<RequestDetail>(`/requests/${id}/comment/answer`, { version }),
    addNote: (id: string, body: NewNote) => post<RequestDetail>(`/requests/${id}/notes`, { body }),
    removeNote: (id: string, noteId: string) =>
      remove<RequestDetail>(`/requests/${id}/notes/${noteId}`),
    /** Sets the caller's own day, or moves it. */
    setFollowUp: (id: string, on: FollowUpDay) =>
      write<RequestDetail>('PUT', `/requests/${id}/follow-up`, { body: { on } }),
    removeFollowUp: (id: string) => remove<RequestDetail>(`/requests/${id}/follow-up`),
    /** Changes those that are as the caller has seen them. */
    together: (body: BulkChange) => post<BulkOutcome>('/requests/together', { body }),
    resend: (deliveryId: string) => post<RequestDetail>(`/deliveries/${deliveryId}/resend`),
    attachment: (id: string) => download(`/attachments/${id}`),
    releaseAttachment: (id: string) => post<RequestDetail>(`/attachments/${id}/release`),

    answering: (id: string, signal?: AbortSignal) =>
      read<Answering>(`/requests/${id}/answering`, signal),
    /** @throws {Conflict} also when the id was used for another text */
    answer: ({ id, version }: Versioned, body: NewAnswer) =>
      post<RequestDetail>(`/requests/${id}/answers`, { version, body }),
    /** Moves an application with the mail that tells the candidate. @throws {Conflict} as does `answer` */
    move: ({ id, version }: Versioned, body: StageMove) =>
      post<RequestDetail>(`/requests/${id}/stage`, { version, body }),
    cancelAnswer: (answerId: string) => post<RequestDetail>(`/answers/${answerId}/cancel`),
    templates: (signal?: AbortSignal) => read<AnswerTemplates>('/answer-templates', signal),
    addTemplate: (body: NewAnswerTemplate) => post<AnswerTemplates>('/answer-templates', { body }),
    changeTemplate: ({ id, version }: AnswerTemplate, body: NewAnswerTemplate) =>
      write<AnswerTemplates>('PATCH', `/answer-templates/${id}`, { version, body }),
    removeTemplate: ({ id, version }: AnswerTemplate) =>
      remove<AnswerTemplates>(`/answer-templates/${id}`, { version }),

    subscriptions: (query: Asking<SubscriptionQuery>, signal?: AbortSignal) =>
      read<SubscriptionPage>(`/subscriptions${search(query)}`, signal),
    subscriptionsCsv: (state: SubscriptionQuery['state']) =>
      download(`/subscriptions.csv${search({ state })}`),
    unsubscribe: (id: string) => post<Subscription>(`/subscriptions/${id}/unsubscribe`),
    /** The latest first. */
    mailings: (query: { cursor?: string; limit?: number }, signal?: AbortSignal) =>
      read<MailingPage>(`/mailings${search(query)}`, signal),
    /** Whether an issue was sent, and to how many it would leave. */
    issue: (id: string, signal?: AbortSignal) => read<IssueOutlook>(`/issues/${id}`, signal),
    previewIssue: (id: string) => post<RenderedIssueAnswer>(`/issues/${id}/preview`),
    /** A mail of the issue to oneself. */
    tryIssue: (id: string) => post<MailTrial>(`/issues/${id}/trial`),
    sendIssue: (id: string, body: MailingOrder) =>
      post<IssueOutlook>(`/issues/${id}/mailing`, { body }),
    stopIssue: (id: string) => post<IssueOutlook>(`/issues/${id}/mailing/stop`),

    webhooks: (signal?: AbortSignal) => read<WebhookList>('/webhooks', signal),
    addWebhook: (body: NewWebhook) => post<WebhookWithSecret>('/webhooks', { body }),
    changeWebhook: ({ id, version }: Versioned, body: WebhookChange) =>
      write<Webhook>('PATCH', `/webhooks/${id}`, { version, body }),
    removeWebhook: ({ id, version }: Versioned) =>
      remove<WebhookList>(`/webhooks/${id}`, { version }),
    replaceWebhookSecret: ({ id, version }: Versioned) =>
      post<WebhookWithSecret>(`/webhooks/${id}/secret`, { version }),
    /** Sends a test message at once, and returns the receiver's answer. */
    tryWebhook: (id: string) => post<WebhookTrial>(`/webhooks/${id}/trial`),
    webhookDeliveries: (id: string, signal?: AbortSignal) =>
      read<WebhookDeliveries>(`/webhooks/${id}/deliveries`, signal),
    resendToWebhook: (deliveryId: string) =>
      post<WebhookDeliveries>(`/webhooks/deliveries/${deliveryId}/resend`),

    figures: (period: Period, signal?: AbortSignal) =>
      read<FiguresAnswer>(`/figures${search({ period })}`, signal),
    /** Downloads one table of the figures. */
    figuresCsv: (period: Period, table: FigureTable) =>
      download(`/figures.csv${search({ period, table })}`),
    fruitlessSearches: (days: number, signal?: AbortSignal) =>
      read<FruitlessSearchList>(`/fruitless-searches${search({ days })}`, signal),
    forgetFruitlessSearch: (term: string, days: number) =>
      post<FruitlessSearchList>(`/fruitless-searches/forget${search({ days })}`, {
        body: { term },
      }),
    erasurePreview: (body: ErasureRequest) => post<ErasurePreview>('/erasures/preview', { body }),
    erase: (body: ErasureRequest) => post<Erasure>('/erasures', { body }),
    audit: (query: Asking<AuditQuery>, signal?: AbortSignal) =>
      read<AuditPage>(`/audit${search(query)}`, signal),
    /** Reads the site's latest health report. */
    async health(signal?: AbortSignal): Promise<HealthReport> {
      return (await call(DESK_ENDPOINTS.health, signal ? { signal } : {})).json();
    },
    /** Has the site look at itself now, after what a person confirms. */
    async lookAtHealth(confirmation?: HealthConfirmation): Promise<HealthReport> {
      const body = confirmation ? JSON.stringify(confirmation) : null;
      return (await call(DESK_ENDPOINTS.health, { method: 'POST', body })).json();
    },
  };
}

function search(query: Record<string, string | number | boolean | undefined>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return parameters.size > 0 ? `?${parameters}` : '';
}
