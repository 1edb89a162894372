/** Watches the health of the whole site: damage, backups, metrics, and whether visitors may be sent here. */

import { z } from 'zod';
import type { Inbox } from '../../inbox/index.ts';
import type { HealthConfirmation } from '../../model/contracts/health-contract.ts';
import { readNote, writeNote } from '../../packages/kit/database/shared-notes.ts';
import { jsonOf } from '../../packages/kit/network/parse-json.ts';
import type { CertainTime } from '../../packages/kit/process/certain-time.ts';
import { administers, type Staff } from '../../staff/roles.ts';
import type { OpenContent } from '../create-services/content.ts';
import type { Opening } from '../create-services/opening.ts';
import { deskAnswer, deskRefusal } from '../desk-answers.ts';
import { watchIntegrity } from '../integrity.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { createReadings } from '../metrics/readings.ts';
import { recurUpgradeBackupRemoval } from '../operations/upgrade-backups.ts';
import type { CachedPages } from '../pages/cached-pages.ts';
import type { Row } from './check.ts';
import { CHECKS } from './checks.ts';
import { createHealth, type Health } from './health.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import { recurRestoreDrill } from './restore-drill.ts';

export type HealthWatch = {
  /** Whether this process should be sent visitors; cheap to ask. */
  readiness(): Promise<Readiness>;
  metrics: Metrics;
  /** Answers the desk's page of health. */
  route(request: Request): Promise<Response>;
  close(): Promise<void>;
};

type Watched = {
  content: Pick<OpenContent, 'service' | 'source'>;
  inbox: Inbox;
  pages: CachedPages;
  /** Whether the accounts are ours. */
  hasStaff: boolean;
  identify(request: Request): Promise<Staff | undefined>;
};

/**
 * `/studio/sante.json`: the health of the site, for administrators. GET reads the last look, POST looks now; with
 * `{"confirm": "clock"}` it believes the machine's clock first.
 */
type RouteOptions = {
  health: Pick<Health, 'report' | 'look'>;
  certainTime: Pick<CertainTime, 'confirm'>;
  identify(request: Request): Promise<Staff | undefined>;
};

const confirmation: z.ZodType<HealthConfirmation> = z.strictObject({ confirm: z.literal('clock') });

function createHealthRoute({ health, certainTime, identify }: RouteOptions) {
  return async (request: Request): Promise<Response> => {
    const staff = await identify(request);
    if (!staff)
      return deskRefusal(401, 'unauthenticated', 'Connectez-vous pour voir la santé du site.');
    if (!administers(staff)) {
      return deskRefusal(403, 'forbidden', 'Seuls les administrateurs ont accès à cette page.');
    }
    if (request.method !== 'POST') return deskAnswer(await health.report());
    const body = await request.text();
    if (body !== '') {
      if (!confirmation.safeParse(jsonOf(body)).success) {
        return deskRefusal(400, 'invalid_request', 'Il n’y a rien de tel à confirmer.');
      }
      certainTime.confirm();
    }
    return deskAnswer(await health.look());
  };
}

export function watchHealth(
  { config, root, version, programs, files, certainTime, owner, log, warn }: Opening,
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
    shared: databaseUrl
      ? {
          isOwner: owner.isOwner,
          files: config.files !== undefined,
          read: (name) => readNote(databaseUrl, `integrity of ${name}`),
          write: (name, text) => writeNote(databaseUrl, `integrity of ${name}`, text),
        }
      : undefined,
    warn,
  });
  const readiness = createReadiness({
    directory,
    freeSpaceFloor,
    askContent: () => reader.client.fetch('*[_type == "settings"][0]._id'),
    contentIsOurs: service !== undefined,
    askInbox: () => inbox.health(),
    databaseIsShared: databaseUrl !== undefined,
    log,
  });
  const restoreDrill = recurRestoreDrill({
    directory,
    databaseUrl,
    script: new URL('server/operations/restore.ts', root),
    log,
  });
  const upgradeBackups = recurUpgradeBackupRemoval(directory, certainTime, warn);
  const running = {
    directory,
    databaseUrl,
    freeSpaceFloor,
    now: () => new Date(),
    reader,
    pages,
    inbox,
    integrity: integrity.report,
    certainTime,
    startedAt: new Date(),
  };
  const health = createHealth({
    checks: Object.entries<Row>(CHECKS).flatMap(([name, { title, site }]) =>
      site ? [{ name, title, alarm: site.alarm, look: () => site.look(running) }] : [],
    ),
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
    route: createHealthRoute({ health, certainTime, identify }),
    async close() {
      upgradeBackups.close();
      await Promise.all([integrity.close(), health.close(), restoreDrill.close()]);
    },
  };
}
