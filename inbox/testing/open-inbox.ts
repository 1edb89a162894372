/** An inbox for one test: a clock to move, the log it wrote, and the rows it keeps. */
import type { Selectable } from 'kysely';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import {
  connectDatabase,
  type InboxDatabase,
  type InboxTables,
  openDatabase,
} from '../database.ts';
import {
  createInbox,
  type Inbox,
  type InboxOptions,
  type Receipt,
  type Sending,
} from '../index.ts';
import { AGENCY_FACTS } from './agency-facts.ts';
import { FORM_PAGES, linkedPages } from './linked-pages.ts';
import { SECRET } from './secret.ts';
import { UNLIMITED } from './unlimited.ts';

export const SENDING: Sending = { address: '203.0.113.7', requestId: 'request-1', scripted: true };

export type TestInbox = Inbox & {
  /** The time the inbox believes it is, in ms; a test moves it by writing to it. */
  clock: { now: number };
  logged: { level: string; event: string; details: Record<string, unknown> }[];
  requests(): Promise<
    {
      id: string;
      kind: string;
      status: string;
      /** Null: not in quarantine. */
      quarantine_reason: string | null;
      reference: string;
      fields: Record<string, string>;
    }[]
  >;
  deliveries(): Promise<
    {
      channel: string;
      state: string;
      attempts: number;
      failure: string | null;
      due_at: number;
      message_id: string;
    }[]
  >;
  subscriptions(): Promise<Selectable<InboxTables['subscriptions']>[]>;
  attachments(): Promise<Selectable<InboxTables['attachments']>[]>;
};

export type Overrides = Partial<Omit<InboxOptions, 'database' | 'clock' | 'log'>>;

/** Makes the tables of an inbox in an empty database, for an engine that gives them to each test. */
export async function makeTables(database: DatabaseOptions): Promise<void> {
  const db = await openDatabase(database, () => {});
  await db.destroy();
}

export async function openInbox(
  database: DatabaseOptions,
  overrides: Overrides = {},
): Promise<TestInbox> {
  const clock = { now: Date.UTC(2026, 10, 21, 9, 0) };
  const logged: TestInbox['logged'] = [];
  const inbox = await createInbox({
    database,
    mail: { via: 'smtp', url: 'smtp://127.0.0.1:9' },
    siteOrigin: 'https://agence.example',
    linkedPages: linkedPages('https://agence.example'),
    formPages: FORM_PAGES,
    agency: () => AGENCY_FACTS,
    secret: SECRET,
    limits: UNLIMITED,
    dailyBytes: Number.MAX_SAFE_INTEGER,
    freeSpaceFloor: 0,
    deliverEvery: false,
    clock: () => new Date(clock.now),
    chance: () => 0,
    log: (level, event, details) => logged.push({ level, event, details }),
    ...overrides,
  });

  const read = async <Rows>(query: (db: InboxDatabase) => Promise<Rows>) => {
    // The inbox has brought the tables up to date.
    const db = await connectDatabase(database, () => {});
    try {
      return await query(db);
    } finally {
      await db.destroy();
    }
  };

  return {
    ...inbox,
    clock,
    logged,
    requests: () =>
      read(async (db) =>
        (await db.selectFrom('requests').selectAll().orderBy('received_at').execute()).map(
          (row) => ({
            ...row,
            fields: JSON.parse(row.fields),
          }),
        ),
      ),
    deliveries: () =>
      read((db) => db.selectFrom('deliveries').selectAll().orderBy('channel').execute()),
    subscriptions: () =>
      read((db) => db.selectFrom('subscriptions').selectAll().orderBy('requested_at').execute()),
    attachments: () => read((db) => db.selectFrom('attachments').selectAll().execute()),
  };
}

/** What a visitor's browser posts for the home page's form. */
export function contactForm(changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  const typed = {
    name: 'Salma Idrissi',
    email: 'salma@cafe-anfa.ma',
    company: 'Café Anfa',
    budget: '50K DH - 150K DH',
    message: 'Nous ouvrons un deuxième café.\nPouvez-vous le filmer\u202f?',
    ...changes,
  };
  for (const [name, value] of Object.entries(typed)) form.append(name, value);
  return form;
}

/** What a visitor's browser posts for the newsletter's box. */
export function newsletterForm(email: string, changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ email, ...changes })) form.append(name, value);
  return form;
}

/** The receipt of a message that must have been kept. */
export function requireReceived(receipt: Receipt): Extract<Receipt, { outcome: 'received' }> {
  if (receipt.outcome !== 'received') throw new Error(`refused: ${receipt.message}`);
  return receipt;
}

/** The refusal of a message that must not have been kept. */
export function requireRefused(receipt: Receipt): Extract<Receipt, { outcome: 'refused' }> {
  if (receipt.outcome !== 'refused') throw new Error('kept');
  return receipt;
}
