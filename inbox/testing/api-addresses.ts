/** Every address of the API, with the roles that may use it. */
import type { NewAnswer, NewAnswerTemplate, NewEntry, StageMove } from '../contract/questions.ts';
import type { Role } from './staff.ts';

/** Ids of one request of each desk, and of what hangs on them. */
export type Ids = Record<'contact' | 'application' | 'comment' | 'subscription', string> & {
  delivery: string;
  attachment: string;
  /** A planned answer to the contact request. */
  answer: string;
};

/** An answer as a screen sends it. */
export const ANSWER = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  subject: 'Votre demande',
  body: 'Bonjour.',
  replyTo: 'agency',
  quotesOriginal: true,
  marksAnswered: false,
  sendAt: null,
} as const satisfies NewAnswer;

const { quotesOriginal: _, marksAnswered: __, ...MAIL } = ANSWER;
const MOVE = { stage: 'rejected', mail: MAIL } as const satisfies StageMove;

const TEMPLATE = {
  area: 'contact',
  stage: null,
  name: 'Rappel',
  subject: 'Votre demande',
  body: 'Bonjour.',
} as const satisfies NewAnswerTemplate;

const ENTRY = {
  key: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  fields: { name: 'Salma', phone: '06 61 22 33 44', message: 'Un film.' },
  acknowledge: false,
} as const satisfies NewEntry;

type Address = {
  method: string;
  path: (ids: Ids) => string;
  body?: unknown;
  version?: number;
  /** The roles besides the administrator, who may do everything. */
  allowed: readonly Role[];
};

const one = (desk: keyof Ids, allowed: readonly Role[]): Address[] =>
  [
    { method: 'GET', to: '' },
    { method: 'GET', to: '/related' },
    { method: 'POST', to: '/notes', body: { text: 'x' } },
    { method: 'PATCH', to: '', body: { status: 'answered' }, version: 99 },
    { method: 'POST', to: '/quarantine', version: 99 },
    { method: 'POST', to: '/release', version: 99 },
    { method: 'POST', to: '/comment', version: 99, body: { decision: 'approved' } },
    { method: 'POST', to: '/comment/answer', version: 99, body: { text: 'x' } },
    { method: 'DELETE', to: '/comment/answer', version: 99 },
    { method: 'DELETE', to: '/notes/none' },
    { method: 'GET', to: '/answering' },
    { method: 'POST', to: '/answers', version: 99, body: ANSWER },
    { method: 'PUT', to: '/follow-up', body: { on: 'tomorrow' } },
    { method: 'DELETE', to: '/follow-up' },
    { method: 'POST', to: '/stage', version: 99, body: MOVE },
  ].map(({ to, ...rest }) => ({ ...rest, allowed, path: (ids) => `/requests/${ids[desk]}${to}` }));

/** Every address of the contract. */
export const ADDRESSES: readonly Address[] = [
  { method: 'GET', path: () => '/me', allowed: ['editor', 'sales', 'recruiter'] },
  { method: 'POST', path: () => '/mail-trial', allowed: ['editor', 'sales', 'recruiter'] },
  { method: 'GET', path: () => '/counts', allowed: ['editor', 'sales', 'recruiter'] },
  { method: 'GET', path: () => '/requests', allowed: ['editor', 'sales', 'recruiter'] },
  { method: 'GET', path: () => '/requests?area=contact', allowed: ['sales'] },
  { method: 'GET', path: () => '/requests?area=applications', allowed: ['recruiter'] },
  { method: 'GET', path: () => '/requests?area=comments', allowed: ['editor'] },
  { method: 'GET', path: () => '/requests?area=newsletter', allowed: ['editor'] },
  { method: 'GET', path: () => '/requests/facets?area=contact', allowed: ['sales'] },
  { method: 'GET', path: () => '/requests/facets?area=applications', allowed: ['recruiter'] },
  { method: 'POST', path: () => '/requests', body: ENTRY, allowed: ['sales'] },
  { method: 'GET', path: () => '/requests.csv?area=contact', allowed: ['sales'] },
  { method: 'GET', path: () => '/requests.csv?area=applications', allowed: ['recruiter'] },
  { method: 'GET', path: () => '/colleagues?area=contact', allowed: ['sales'] },
  {
    method: 'POST',
    path: () => '/requests/together',
    body: { action: 'mark_unread', requests: [{ id: 'none', version: 1 }] },
    // Of each request it names whose desks' it is.
    allowed: ['editor', 'sales', 'recruiter'],
  },
  ...one('contact', ['sales']),
  ...one('application', ['recruiter']),
  ...one('comment', ['editor']),
  { method: 'POST', path: (ids) => `/deliveries/${ids.delivery}/resend`, allowed: ['sales'] },
  { method: 'POST', path: (ids) => `/answers/${ids.answer}/cancel`, allowed: ['sales'] },
  { method: 'GET', path: () => '/answer-templates', allowed: ['sales', 'recruiter'] },
  { method: 'POST', path: () => '/answer-templates', body: TEMPLATE, allowed: [] },
  {
    method: 'PATCH',
    path: () => '/answer-templates/reminder',
    version: 99,
    body: TEMPLATE,
    allowed: [],
  },
  { method: 'DELETE', path: () => '/answer-templates/reminder', version: 99, allowed: [] },
  { method: 'GET', path: (ids) => `/attachments/${ids.attachment}`, allowed: ['recruiter'] },
  {
    method: 'POST',
    path: (ids) => `/attachments/${ids.attachment}/release`,
    allowed: ['recruiter'],
  },
  { method: 'GET', path: () => '/subscriptions', allowed: ['editor'] },
  { method: 'GET', path: () => '/subscriptions.csv', allowed: ['editor'] },
  {
    method: 'POST',
    path: (ids) => `/subscriptions/${ids.subscription}/unsubscribe`,
    allowed: ['editor'],
  },
  { method: 'GET', path: () => '/mailings', allowed: ['editor'] },
  { method: 'GET', path: () => '/issues/issue-1', allowed: ['editor'] },
  { method: 'POST', path: () => '/issues/issue-1/preview', allowed: ['editor'] },
  { method: 'POST', path: () => '/issues/issue-1/trial', allowed: ['editor'] },
  { method: 'POST', path: () => '/issues/issue-1/mailing', body: {}, allowed: ['editor'] },
  { method: 'POST', path: () => '/issues/issue-1/mailing/stop', allowed: ['editor'] },
  { method: 'GET', path: () => '/audit', allowed: [] },
  { method: 'GET', path: () => '/webhooks', allowed: [] },
  {
    method: 'POST',
    path: () => '/webhooks',
    body: { address: 'https://crm.example/', description: 'CRM', events: ['comment.received'] },
    allowed: [],
  },
  {
    method: 'PATCH',
    path: () => '/webhooks/none',
    version: 1,
    body: { on: false },
    allowed: [],
  },
  { method: 'DELETE', path: () => '/webhooks/none', version: 1, allowed: [] },
  { method: 'POST', path: () => '/webhooks/none/secret', version: 1, allowed: [] },
  { method: 'POST', path: () => '/webhooks/none/trial', allowed: [] },
  { method: 'GET', path: () => '/webhooks/none/deliveries', allowed: [] },
  { method: 'POST', path: () => '/webhooks/deliveries/none/resend', allowed: [] },
  { method: 'GET', path: () => '/fruitless-searches', allowed: ['editor'] },
  {
    method: 'POST',
    path: () => '/fruitless-searches/forget',
    body: { term: 'podcast' },
    allowed: ['editor'],
  },
  {
    method: 'POST',
    path: () => '/erasures/preview',
    body: { address: 'nobody@agence.example' },
    allowed: [],
  },
  {
    method: 'POST',
    path: () => '/erasures',
    body: { address: 'nobody@agence.example' },
    allowed: [],
  },
];
