/** The stores of everything that is kept about people, behind one name. */
import { type Accounts, createAccounts } from './accounts.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { type Audit, createAudit } from './audit.ts';
import { inTransaction, type StaffDatabase } from './database.ts';
import { createDevices, type Devices } from './devices.ts';
import { createFactors, type Factors, type FactorsOptions } from './factors/factors.ts';
import { createLinks, type Links } from './links.ts';
import { createOrigins, type Origins } from './origins.ts';
import type { Passwords } from './password.ts';
import { createPreviewLinks, type PreviewLinks } from './preview-links.ts';
import { createPrograms, type Programs } from './programs.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createStudioSessions, type StudioSessions } from './studio-sessions.ts';

export interface Registry {
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly studioSessions: StudioSessions;
  readonly links: Links;
  readonly programs: Programs;
  readonly origins: Origins;
  readonly previewLinks: PreviewLinks;
  readonly factors: Factors;
  readonly devices: Devices;
  readonly audit: Audit;
  readonly attempts: Attempts;
  /** Runs a change that is on disk as a whole or not at all. It uses the registry given: the outer one would wait. */
  atomically<Result>(change: (registry: Registry) => Promise<Result>): Promise<Result>;
}

export type RegistryOptions = FactorsOptions & { passwords: Passwords };

export function createRegistry(
  db: StaffDatabase,
  clock: () => Date,
  options: RegistryOptions,
): Registry {
  const sessions = createSessions(db, clock, options.certain);
  return {
    accounts: createAccounts(db, clock),
    passwords: options.passwords,
    sessions,
    studioSessions: createStudioSessions(db, sessions, clock),
    links: createLinks(db, clock),
    programs: createPrograms(db, clock),
    origins: createOrigins(db, clock),
    previewLinks: createPreviewLinks(db, clock, options.certain),
    factors: createFactors(db, clock, options),
    devices: createDevices(db, clock, options.certain),
    audit: createAudit(db, clock, options.certain),
    attempts: createAttempts(db, clock, options.secret),
    atomically: (change) =>
      inTransaction(db, (transaction) => change(createRegistry(transaction, clock, options))),
  };
}
