/** The agency at its desk: a site with four people who may log in, and what visitors send them. */
import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import type { Status } from '../../inbox/contract/states.ts';
import { type JsonEndpoint, startJsonEndpoint } from './json-endpoint.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { expect, type Site, shared, startSharedSite, test as withSite } from './site.ts';

const STAFF = {
  administrator: { name: 'Salma Bennis', email: 'salma@atelier-anfa.example' },
  sales: { name: 'Mehdi Tazi', email: 'mehdi@atelier-anfa.example' },
  recruiter: { name: 'Inès Alaoui', email: 'ines@atelier-anfa.example' },
  editor: { name: 'Yanis Idrissi', email: 'yanis@atelier-anfa.example' },
} as const;

export type Role = keyof typeof STAFF;

export type Agency = Site & {
  mailServer: MailServer;
  /** The spreadsheet contact requests are posted to as well. */
  endpoint: JsonEndpoint;
  /** The cookie each is logged in with, `name=value`. */
  sessions: Readonly<Record<Role, string>>;
};

const PASSWORD = 'Trois mouettes sur la jetée';

/** One agency per worker: journeys tell what they sent by its sender. */
export const test = withSite.extend<{ agency: Agency }>({
  agency: shared(async (atEnd) => {
    const mailServer = await startMailServer();
    const endpoint = await startJsonEndpoint();
    const site = await startSharedSite(atEnd, {
      program: 'test/support/server-for-receivers.js',
      env: {
        SMTP_URL: mailServer.url,
        CONTACT_WEBHOOK_URL: endpoint.url,
        // A letter to a few subscribers leaves at once.
        LETTERS_PER_MINUTE: '6000',
        // Visitors of one machine can be told apart.
        TRUSTED_PROXIES: '127.0.0.1',
      },
    });
    atEnd(() => mailServer.close());
    atEnd(() => endpoint.close());
    return { ...site, mailServer, endpoint, sessions: await openAccounts(site, mailServer) };
  }),
});

async function openAccounts(site: Site, mailServer: MailServer): Promise<Agency['sessions']> {
  const [, first = ''] = /\/connexion\/premier-acces#(\S+)/.exec(site.output()) ?? [];
  const administrator = await openLink(site, { token: first, ...STAFF.administrator });
  const join = async (role: Exclude<Role, 'administrator'>) => {
    const { name, email } = STAFF[role];
    const invited = await ask(site, '/users/invitations', { email, roles: [role] }, administrator);
    expect(invited.status).toBe(201);
    const mail = mailServer.mails.find(({ recipients }) => recipients[0] === email);
    const [, token = ''] = /\/studio\/invitation#(\S+)/.exec(mail?.email.text ?? '') ?? [];
    return openLink(site, { token, name });
  };
  return {
    administrator,
    sales: await join('sales'),
    recruiter: await join('recruiter'),
    editor: await join('editor'),
  };
}

async function openLink(site: Site, use: Record<string, string>): Promise<string> {
  const answer = await ask(site, '/auth/links/use', { ...use, password: PASSWORD });
  expect(answer.status).toBe(200);
  return /^[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
}

function ask({ origin }: Site, path: string, body: object, cookie = ''): Promise<Response> {
  return fetch(`${origin}/v2024-01-01${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(body),
  });
}

/** From now on the browser is this person's. */
export async function logInAs(context: BrowserContext, agency: Agency, role: Role): Promise<void> {
  const [name = '', value = ''] = agency.sessions[role].split(/=(.*)/s);
  await context.addCookies([{ name, value, url: agency.origin }]);
}

/** Logs in at the studio's form, as a person types it. */
export async function logIn(page: Page, role: Role): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(STAFF[role].email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** Opens an address below `/studio/demandes`. */
export async function openDesk(
  page: Page,
  agency: Agency,
  role: Role,
  address = '',
): Promise<void> {
  await logInAs(page.context(), agency, role);
  await page.goto(`${agency.origin}/studio/demandes${address}`);
  // On a telephone the box is not seen while a request is open, but it is there.
  await expect(page.locator('#requests-box')).toBeAttached();
}

export async function sendContact(
  { origin }: Site,
  answers: { name: string; email: string; message: string; company?: string },
): Promise<void> {
  await post(origin, '/?index', new URLSearchParams({ company: '', budget: '', ...answers }));
}

/** The form of /contact. */
export async function sendMessage(
  { origin }: Site,
  answers: {
    name: string;
    email: string;
    message: string;
    service: string;
    company?: string;
    phone?: string;
    budget?: string;
  },
): Promise<void> {
  const nothing = { company: '', phone: '', budget: '' };
  await post(origin, '/contact', new URLSearchParams({ ...nothing, ...answers }));
}

export async function sendComment(
  { origin }: Site,
  path: string,
  answers: { name: string; email: string; comment: string },
): Promise<void> {
  await post(origin, path, new URLSearchParams(answers));
}

export async function sendApplication(
  { origin }: Site,
  answers: { name: string; email: string },
  cv: { name: string; bytes: Buffer },
): Promise<void> {
  const form = new FormData();
  const typed = {
    ...answers,
    phone: '0661020304',
    position: 'Motion designer',
    experience: '5 ans',
    motivation: 'Je dessine des génériques et je cherche une équipe.',
  };
  for (const [name, value] of Object.entries(typed)) form.append(name, value);
  form.append('cv', new File([Uint8Array.from(cv.bytes)], cv.name));
  await post(origin, '/careers', form);
}

/** Visitors, each from a network of their own, who find nothing. */
export async function searchInVain(
  { origin }: Site,
  term: string,
  visitors: number,
): Promise<void> {
  for (let visitor = 1; visitor <= visitors; visitor += 1) {
    const answer = await fetch(`${origin}/recherche/sans-resultat`, {
      method: 'POST',
      headers: { origin, 'x-forwarded-for': `203.0.113.${visitor}` },
      body: new URLSearchParams({ term }),
    });
    expect(answer.status).toBe(202);
  }
}

/** The visitors so far: each sends from a network of their own, as one network may send only so much. */
let visitors = 0;

async function post(origin: string, path: string, body: FormData | URLSearchParams): Promise<void> {
  visitors += 1;
  const answer = await fetch(origin + path, {
    method: 'POST',
    body,
    headers: { origin, 'x-forwarded-for': `198.51.100.${visitors % 250}` },
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
}

/** The link to a request in the list. */
export function row(page: Page, name: string) {
  return page.getByRole('list').getByRole('link', { name: new RegExp(name) });
}

export function detail(page: Page) {
  return page.getByRole('region', { name: 'Demande ouverte' });
}

/** What the API says, asked with this person's session. */
export async function askInbox(agency: Agency, role: Role, path: string): Promise<Response> {
  return fetch(`${agency.origin}/inbox/v1${path}`, { headers: { cookie: agency.sessions[role] } });
}

/** Brings a request from this address into the state that a journey begins with. */
export async function setStatus(
  agency: Agency,
  role: Role,
  email: string,
  status: Status,
): Promise<void> {
  const { id, version } = await requestFrom(agency, email);
  const answer = await fetch(`${agency.origin}/inbox/v1/requests/${id}`, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      'if-match': `"${version}"`,
      origin: agency.origin,
      cookie: agency.sessions[role],
    },
    body: JSON.stringify({ status }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

const requestList = z.object({ items: z.array(z.object({ id: z.string(), version: z.number() })) });

/** The only request from this address. */
export async function requestFrom(agency: Agency, email: string, { quarantined = false } = {}) {
  const answer = await askInbox(
    agency,
    'administrator',
    `/requests?q=${encodeURIComponent(email)}&quarantined=${quarantined}`,
  );
  const { items } = requestList.parse(await answer.json());
  expect(items).toHaveLength(1);
  return requestList.shape.items.element.parse(items[0]);
}

export { expect } from '@playwright/test';
