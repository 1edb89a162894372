/** For tests: a content service with an administrator, and browsers that talk to it as a studio page does. */
import { join } from 'node:path';
import { afterAll, expect, onTestFinished } from 'vitest';
import type { Change } from '../content-service/documents/change.ts';
import {
  type ContentService,
  createContentService,
  type Role,
  type StaffMail,
} from '../content-service/index.ts';
import {
  MIGRATIONS,
  QUERY_WORKER,
  temporaryDirectory,
} from '../content-service/start-test-service.ts';
import { openStore } from '../content-service/store.ts';

export const SITE = 'https://agence.example';
export const PASSWORD = 'un zellige à huit branches';
export const ADMINISTRATOR = { name: 'Amina Tazi', email: 'amina@agence.example' };

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** One browser: it keeps the cookies it is given. */
export interface Browser {
  /** Of the session. */
  cookie: string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
}

export interface Agency {
  service: ContentService;
  directory: string;
  mails: StaffMail[];
  /** Moves what the service takes for now. */
  pass(milliseconds: number): void;
  /** What the service takes for now. */
  now(): number;
  browser(address?: string): Browser;
  /** The administrator, logged in. */
  administrator: Browser;
  /** Invited, accepted, logged in. */
  hire(email: string, role: Role, name?: string): Promise<Browser>;
}

/** @param options.empty without the administrator: `administrator` is then logged out */
export async function startAgency(
  options: {
    empty?: boolean;
    directory?: string;
    documents?: readonly Change[];
    mailServer?: () => Promise<void>;
    secret?: string;
    requireTwoFactors?: 'administrators' | 'everyone';
  } = {},
): Promise<Agency> {
  const directory = options.directory ?? (await temporaryDirectory());
  if (options.documents) {
    const store = openStore({ file: join(directory, 'content.sqlite'), migrations: MIGRATIONS });
    store.commit({ author: 'test', changes: options.documents });
    store.close();
  }
  const mails: StaffMail[] = [];
  let late = 0;
  const service = await createContentService({
    directory,
    projectId: 'agence',
    dataset: 'production',
    allowedOrigins: [SITE],
    siteOrigin: SITE,
    queryWorker: QUERY_WORKER,
    migrations: MIGRATIONS,
    clock: () => new Date(Date.now() + late),
    secret: options.secret ?? 'a secret of the tests, 32 letters',
    ...(options.requireTwoFactors && { requireTwoFactors: options.requireTwoFactors }),
    sendMail: async (mail) => {
      await options.mailServer?.();
      mails.push(mail);
    },
  });
  if (expect.getState().currentTestName) onTestFinished(() => service.close());
  else afterAll(() => service.close());

  function browser(address = '203.0.113.7'): Browser {
    let device = '';
    async function ask(method: string, path: string, init: RequestInit): Promise<Response> {
      const headers = new Headers(init.headers);
      const cookies = [own.cookie, device].filter(Boolean).join('; ');
      if (cookies) headers.set('cookie', cookies);
      if (!headers.has('user-agent')) headers.set('user-agent', FIREFOX);
      const url = `${SITE}/v2025-02-19${path}`;
      const response = await service.fetch(new Request(url, { ...init, method, headers }), {
        address,
      });
      for (const given of response.headers.getSetCookie()) {
        const [pair = ''] = given.split(';');
        if (pair.startsWith('__Host-device=')) device = pair;
        else own.cookie = /Max-Age=0/.test(given) ? '' : pair;
      }
      return response;
    }
    const own: Browser = {
      cookie: '',
      get: (path, headers = {}) => ask('GET', path, { headers }),
      send: (method, path, body, headers = { origin: SITE }) =>
        ask(method, path, { headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
    };
    return own;
  }

  const administrator = browser();
  if (!options.empty) {
    const use = { token: tokenIn(service.firstAdministratorLink()), password: PASSWORD };
    await administrator.send('POST', '/auth/links/use', { ...use, ...ADMINISTRATOR });
  }

  return {
    service,
    directory,
    mails,
    pass: (milliseconds) => {
      late += milliseconds;
    },
    now: () => Date.now() + late,
    browser,
    administrator,
    async hire(email, role, name = email) {
      await administrator.send('POST', '/users/invitations', { email, role });
      const hired = browser();
      const mail = mails.findLast(({ kind, to }) => kind === 'invitation' && to === email);
      const token = tokenIn(mail?.link);
      await hired.send('POST', '/auth/links/use', { token, name, password: PASSWORD });
      return hired;
    },
  };
}

/** What stands after `#` in a link. */
export function tokenIn(link: string | undefined): string {
  return new URL(link ?? 'about:blank').hash.slice(1);
}

/** Status and `type` of a refusal, which always carries a sentence for people. */
export async function refusal(response: Response): Promise<[number, string]> {
  const body = await response.json();
  expect(body).toMatchObject({ statusCode: response.status, message: expect.any(String) });
  return [response.status, body.type];
}
