/** Watches the health of the whole site: damage, backups, what is answered, and whether visitors may be sent here. */

import type { Inbox } from '../../inbox/index.ts';
import type { Staff } from '../../staff/roles.ts';
import type { OpenContent } from '../create-services/content.ts';
import type { Opening } from '../create-services/opening.ts';
import { watchIntegrity } from '../integrity.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { createReadings } from '../metrics/readings.ts';
import { recurUpgradeBackupRemoval } from '../operations/upgrade-backups.ts';
import type { KeptPages } from '../pages/kept-pages.ts';
import { healthChecks } from './checks.ts';
import { createHealth } from './health.ts';
import { createHealthDoor } from './health-door.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import { recurRestoreDrill } from './restore-drill.ts';

export type HealthWatch = {
  /** Whether this process should be sent visitors; cheap to ask. */
  readiness(): Promise<Readiness>;
  metrics: Metrics;
  /** Answers the desk's page of health. */
  door(request: Request): Promise<Response>;
  close(): Promise<void>;
};

type Watched = {
  content: Pick<OpenContent, 'service' | 'source'>;
  inbox: Inbox;
  pages: KeptPages;
  /** Whether the accounts are ours. */
  hasStaff: boolean;
  identify(request: Request): Promise<Staff | undefined>;
};

export function watchHealth(
  { config, root, version, programs, files, certainTime, log, warn }: Opening,
  { content: { service, source }, inbox, pages, hasStaff, identify }: Watched,
): HealthWatch {
  const { directory, freeSpaceFloor, databaseUrl } = config;
  const { reader } = source;
  const integrity = watchIntegrity({
    checker: programs.databaseChecker,
    databases: [
      ...(service ? [files.content] : []),
      ...(databaseUrl ? [] : [files.inbox, ...(hasStaff ? [files.staff] : [])]),
    ],
    content: service,
    inbox,
    warn,
  });
  const readiness = createReadiness({
    directory,
    freeSpaceFloor,
    askContent: () => reader.client.fetch('*[_type == "settings"][0]._id'),
    contentIsOurs: service !== undefined,
    askInbox: () => inbox.health(),
    log,
  });
  const restoreDrill = recurRestoreDrill({
    directory,
    script: new URL('server/operations/restore.ts', root),
    log,
  });
  const upgradeBackups = recurUpgradeBackupRemoval(directory, certainTime, warn);
  const health = createHealth({
    checks: healthChecks({
      directory,
      freeSpaceFloor,
      reader,
      pages,
      inbox,
      integrity: integrity.report,
      certainTime,
    }),
    directory,
    version,
    alarm: inbox.alarm,
    log,
  });
  return {
    readiness,
    metrics: createMetrics(
      createReadings({
        directory,
        inbox,
        content: source.health,
        load: service?.load,
        pages,
        integrity: integrity.report,
        readiness,
        health,
        log,
      }),
    ),
    door: createHealthDoor({ health, certainTime, identify }),
    async close() {
      upgradeBackups.close();
      await Promise.all([integrity.close(), health.close(), restoreDrill.close()]);
    },
  };
}
