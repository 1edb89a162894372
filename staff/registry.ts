/** Everything that is kept about people, behind one name. */
import type { DatabaseSync } from 'node:sqlite';
import { type Accounts, createAccounts } from './accounts.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { type Audit, createAudit } from './audit.ts';
import { createDevices, type Devices } from './devices.ts';
import { createFactors, type Factors, type FactorsOptions } from './factors/factors.ts';
import { createLinks, type Links } from './links.ts';
import { inTransaction } from './people-database.ts';
import { createPrograms, type Programs } from './programs.ts';
import { createSessions, type Sessions } from './sessions.ts';

export interface Registry {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly links: Links;
  readonly programs: Programs;
  readonly factors: Factors;
  readonly devices: Devices;
  readonly audit: Audit;
  readonly attempts: Attempts;
  /** All of it, on disk, or nothing. */
  atomically<Result>(change: () => Result): Result;
}

export function createRegistry(
  database: DatabaseSync,
  clock: () => Date,
  options: FactorsOptions,
): Registry {
  return {
    accounts: createAccounts(database, clock),
    sessions: createSessions(database, clock),
    links: createLinks(database, clock),
    programs: createPrograms(database, clock),
    factors: createFactors(database, clock, options),
    devices: createDevices(database, clock),
    audit: createAudit(database, clock),
    attempts: createAttempts(),
    atomically: (change) => inTransaction(database, change),
  };
}
