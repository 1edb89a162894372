/** The type of a check of the site, and of what it examines. */
import type { ContentReader } from '../../app/context.ts';
import type { Inbox } from '../../inbox/index.ts';
import type { HealthLine } from '../../model/contracts/health-contract.ts';
import type { CertainTime } from '../../packages/kit/process/certain-time.ts';
import type { Config } from '../config.ts';
import type { Integrity } from '../integrity.ts';
import type { Dns } from '../operations/doctor/dns.ts';
import type { Mailboxes } from '../operations/doctor/read-mailboxes.ts';
import type { CachedPages } from '../pages/cached-pages.ts';

export type Finding = Pick<HealthLine, 'state' | 'says' | 'advice' | 'confirm'>;

/** The facts known wherever the site is checked from. */
export type Installation = {
  directory: string;
  /** The PostgreSQL of the site, where there is one. */
  databaseUrl?: string | undefined;
  /** Bytes below which uploads are refused. */
  freeSpaceFloor: number;
  now(): Date;
};

/** The parts that the running site examines. */
export type Running = Installation & {
  reader: ContentReader;
  pages: Pick<CachedPages, 'health'>;
  inbox: Pick<Inbox, 'health'>;
  integrity(): Integrity;
  certainTime: Pick<CertainTime, 'doubt'>;
  startedAt: Date;
};

/** The options that an operator gives on the command line: see `server/operations/doctor.ts`. */
export type DoctorOptions = Partial<
  Record<'mail' | 'message' | 'selector' | 'sending' | 'dns' | 'clock', string | undefined> &
    Record<'no-mail' | 'clock-is-right', boolean | undefined>
>;

/** The parts that the doctor examines, beside a running site or without one. */
export type Examined = Installation & {
  config: Config;
  /** The version of this program. */
  version: string;
  options: DoctorOptions;
  /** Names of the variables of `.env`. */
  written: readonly string[];
  /** The names of the environment variables of the process, many of which are not the site's. */
  exported: readonly string[];
  /** Whether `TRUSTED_PROXIES` names any. */
  trustsProxies: boolean;
  /** Set where the data is another account's. */
  stranger: Finding | undefined;
  /** Whether there is data that is the doctor's to read. */
  hasData: boolean;
  /** Undefined where another account owns the data that holds them. */
  mailboxes: Mailboxes | undefined;
  dns: Dns;
};

/** The sections of the doctor's output, in order. */
export const SECTIONS = ['Réglages', 'Données', 'Site', 'E-mail'] as const;

export type SiteCheck = {
  look(running: Running): Promise<Finding>;
  /** `elsewhere`: the part that failed, or its cause, writes to the agency itself, and no second alarm leaves. */
  alarm: 'failed twice' | 'elsewhere';
};

export type DoctorCheck = {
  section: (typeof SECTIONS)[number];
  /** Undefined where there is nothing to look at. */
  look(examined: Examined): Promise<Finding> | undefined;
};

export type Row = {
  /** In French, a noun. */
  title: string;
  /** How the running site looks, each minute; null where it cannot, or must be seen from outside. */
  site: SiteCheck | null;
  /** The doctor's check; null where only the running process can tell. */
  doctor: DoctorCheck | null;
};

type Patience = {
  /** ms; a part that takes longer has failed. */
  patience: number;
  /** The French sentence about a part whose check did not answer. */
  unanswered: string;
  advice?: string;
};

/** Waits for the result of a check. Never rejects: a check that rejects, or takes too long, has failed. */
export async function findingOf(
  look: Promise<Finding>,
  { patience, unanswered, ...advice }: Patience,
): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'failed', says: unanswered, ...advice }), patience);
  });
  const looked = look.catch(
    (error: unknown): Finding => ({
      state: 'failed',
      says: `La vérification a échoué\u00a0: ${error instanceof Error ? error.message : String(error)}.`,
      ...advice,
    }),
  );
  return Promise.race([looked, late]).finally(() => clearTimeout(timer));
}
