/** For tests: an agency on the staff and the content service, joined as the server joins them, and browsers that talk to it. */
import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, TestRunner } from 'vitest';
import type { Change } from '../../packages/content-service/documents/change.ts';
import { type ContentService, createContentService } from '../../packages/content-service/index.ts';
import { openStore } from '../../packages/content-service/store.ts';
import {
  MIGRATIONS,
  temporaryDirectory,
  WORKERS,
} from '../../packages/content-service/testing/start-test-service.ts';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import type { Engine, RunningEngine } from '../../packages/kit/database/testing/engines.ts';
import { joinStaff, moveAccounts, STAFF_FILE, staffDatabase } from '../../server/staff.ts';
import {
  COPIED_STAFF_TABLES,
  connectStaffDatabase,
  openStaffDatabase,
  type StaffTables,
} from '../../staff/database.ts';
import { createStaff, type StaffMail, type StaffService } from '../../staff/index.ts';
import type { PasswordCost } from '../../staff/password.ts';
import type { Role } from '../../staff/roles.ts';

export const SITE = 'https://agence.example';
export const PASSWORD = 'un zellige à huit branches';
export const ADMINISTRATOR = { name: 'Amina Tazi', email: 'amina@agence.example' };

/** A hash of a hundredth of production's time: most tests are about something else. */
export const QUICK_PASSWORDS: PasswordCost = { memory: 64, passes: 1, parallelism: 1 };

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

/** The staff alone: its browsers reach accounts, and no content. */
export interface Team {
  staff: StaffService;
  directory: string;
  database: DatabaseOptions;
  mails: StaffMail[];
  /** Moves what the service takes for now. */
  pass(milliseconds: number): void;
  /** What the service takes for now. */
  now(): number;
  browser(address?: string): Browser;
  /** The administrator, logged in. */
  administrator: Browser;
  /** Invited, accepted, logged in. */
  hire(email: string, roles: Role | readonly Role[], name?: string): Promise<Browser>;
  /** Everything that is kept about people, as the bytes of the file or of the rows. */
  databaseText(): Promise<string>;
  /** The rows of all tables but one. */
  keptBesides(table: keyof StaffTables): Promise<unknown>;
  close(): Promise<void>;
}

export interface Agency extends Team {
  service: ContentService;
}

type TeamOptions = {
  /** Without the administrator: `administrator` is then logged out. */
  empty?: boolean;
  directory?: string;
  /** A file in the directory when absent. */
  database?: DatabaseOptions;
  mailServer?: () => Promise<'sent' | 'written'>;
  secret?: string;
  requireTwoFactors?: 'administrators' | 'everyone';
  /** Hashes passwords at the cost of production. */
  slowPasswords?: boolean;
};

type AgencyOptions = TeamOptions & { documents?: readonly Change[] };

/** Starts agencies on one engine, for the tests of a suite: one after the other, each on a database of its own. */
export function agenciesOn({ start }: Engine): {
  startTeam(options?: TeamOptions): Promise<Team>;
  startAgency(options?: AgencyOptions): Promise<Agency>;
} {
  let engine: RunningEngine;
  const databases = new Map<string, DatabaseOptions>();
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());
  /** Where the site has it: beside its content, where that is a file. */
  async function fresh(directory: string) {
    const database = await engine.fresh(makeTables);
    if (database.kind === 'postgres') return database;
    const file = join(directory, STAFF_FILE);
    if (!existsSync(file)) await rename(database.file, file);
    return { kind: 'sqlite', file } as const;
  }
  async function place(given: string | undefined) {
    const directory = given ?? (await temporaryDirectory());
    const database = databases.get(directory) ?? (await fresh(directory));
    databases.set(directory, database);
    return { directory, database };
  }
  return {
    startTeam: async (options = {}) =>
      startTeam({ ...options, ...(await place(options.directory)) }),
    startAgency: async (options = {}) =>
      startAgency({ ...options, ...(await place(options.directory)) }),
  };
}

async function makeTables(database: DatabaseOptions): Promise<void> {
  const db = await openStaffDatabase(database, () => {});
  await db.destroy();
}

export function startTeam(options: TeamOptions = {}): Promise<Team> {
  return open(options, async ({ staff }) => ({ fetch: staff.fetch, close: staff.close, more: {} }));
}

export function startAgency(options: AgencyOptions = {}): Promise<Agency> {
  return open(options, async ({ staff, directory, clock }) => {
    if (options.documents) {
      const store = openStore({ file: join(directory, 'content.sqlite'), migrations: MIGRATIONS });
      await store.commit({ author: 'test', changes: options.documents });
      store.close();
    }
    const service = await createContentService({
      directory,
      projectId: 'agence',
      dataset: 'production',
      allowedOrigins: [SITE],
      siteOrigin: SITE,
      ...WORKERS,
      migrations: MIGRATIONS,
      clock,
      ...joinStaff(staff),
    });
    async function close(): Promise<void> {
      await service.close();
      await staff.close();
    }
    return { fetch: service.fetch, close, more: { service } };
  });
}

type Opened<More> = {
  fetch: StaffService['fetch'];
  close(): Promise<void>;
  /** What the agency has beside its staff. */
  more: More;
};

async function open<More>(
  options: TeamOptions,
  answering: (parts: {
    staff: StaffService;
    directory: string;
    clock: () => Date;
  }) => Promise<Opened<More>>,
): Promise<Team & More> {
  const directory = options.directory ?? (await temporaryDirectory());
  const database = options.database ?? staffDatabase(directory, undefined);
  const mails: StaffMail[] = [];
  let late = 0;
  const clock = () => new Date(Date.now() + late);
  await moveAccounts(directory, database);
  const staff = await createStaff({
    database,
    siteOrigin: SITE,
    allowedOrigins: [SITE],
    clock,
    secret: options.secret ?? 'a secret of the tests, 32 letters',
    requireTwoFactors: options.requireTwoFactors,
    passwordCost: options.slowPasswords ? undefined : QUICK_PASSWORDS,
    sendMail: async (mail) => {
      const arrival = await options.mailServer?.();
      mails.push(mail);
      return arrival ?? 'sent';
    },
    warn: () => {},
  });
  const opened = await answering({ staff, directory, clock });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= opened.close());
  if (TestRunner.getCurrentTest()) onTestFinished(close);
  else afterAll(close);

  function browser(address = '203.0.113.7'): Browser {
    let device = '';
    async function ask(method: string, path: string, init: RequestInit): Promise<Response> {
      const headers = new Headers(init.headers);
      const cookies = [own.cookie, device].filter(Boolean).join('; ');
      if (cookies) headers.set('cookie', cookies);
      if (!headers.has('user-agent')) headers.set('user-agent', FIREFOX);
      const url = `${SITE}/v2025-02-19${path}`;
      const response = await opened.fetch(new Request(url, { ...init, method, headers }), {
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
    const use = { token: tokenIn(await staff.firstAdministratorLink()), password: PASSWORD };
    await administrator.send('POST', '/auth/links/use', { ...use, ...ADMINISTRATOR });
  }

  return {
    ...opened.more,
    staff,
    directory,
    database,
    mails,
    databaseText: () => keptIn(database),
    keptBesides: (table) => rowsBesides(database, table),
    close,
    pass: (milliseconds) => {
      late += milliseconds;
    },
    now: () => Date.now() + late,
    browser,
    administrator,
    async hire(email, given, name = email) {
      const roles = [given].flat();
      await administrator.send('POST', '/users/invitations', { email, roles });
      const hired = browser();
      const mail = mails.findLast(({ kind, to }) => kind === 'invitation' && to === email);
      const token = tokenIn(mail?.link);
      await hired.send('POST', '/auth/links/use', { token, name, password: PASSWORD });
      return hired;
    },
  };
}

async function keptIn(database: DatabaseOptions): Promise<string> {
  if (database.kind === 'sqlite') return readFile(database.file, 'latin1');
  const values = (await rowsBesides(database)).flatMap((row) => Object.values(row));
  return values
    .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
    .join('\n');
}

async function rowsBesides(
  database: DatabaseOptions,
  left?: keyof StaffTables,
): Promise<Record<string, unknown>[]> {
  const db = await connectStaffDatabase(database, () => {});
  const tables = Object.keys(COPIED_STAFF_TABLES).filter((table) => table !== left);
  const rows = [];
  for (const table of tables) {
    rows.push(
      ...(await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)).rows,
    );
  }
  await db.destroy();
  return rows;
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
