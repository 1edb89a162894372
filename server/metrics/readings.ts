/** The figures of `/metrics` that are read at each scrape. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Inbox } from '../../inbox/index.ts';
import type { ContentService } from '../../packages/content-service/index.ts';
import type { ContentHealth } from '../content-health.ts';
import { diskSpace } from '../health/disk.ts';
import type { Health } from '../health/health.ts';
import type { Readiness } from '../health/readiness.ts';
import type { Integrity } from '../integrity.ts';
import type { CachedPages } from '../pages/cached-pages.ts';
import type { Reading } from './metrics.ts';

type ReadingsOptions = {
  directory: string;
  inbox: Pick<Inbox, 'health'>;
  content: Pick<ContentHealth, 'failures' | 'lastRead'>;
  /** Figures of our own content service; absent when another's is read. */
  load: ContentService['load'] | undefined;
  pages: Pick<CachedPages, 'health'>;
  integrity(): Integrity;
  readiness(): Promise<Readiness>;
  health: Pick<Health, 'report'>;
  log: Logger;
};

type Part = () => Promise<readonly Reading[]>;

/** @returns never rejects: a part that cannot be read is left out, and logged */
export function createReadings(options: ReadingsOptions): () => Promise<readonly Reading[]> {
  const { directory, inbox, content, load, pages, integrity, readiness, health, log } = options;
  const parts: readonly Part[] = [
    async () => [
      {
        name: 'site_ready',
        help: 'Whether /healthz answers 200 (1) or 503 (0)',
        value: (await readiness()).failing.length === 0 ? 1 : 0,
      },
    ],
    async () => [
      {
        name: 'health_check_state',
        help: 'What the health page says of a part: 0 good, 1 to be watched, 2 failed',
        label: 'check',
        values: statesOf(await health.report()),
      },
    ],
    async () => [
      {
        name: 'disk_free_bytes',
        help: 'Bytes that may still be written to the data directory',
        value: (await diskSpace(directory)).free,
      },
      {
        name: 'database_bytes',
        help: 'Size of a database with its write-ahead log',
        label: 'database',
        values: {
          content: await bytesOf(join(directory, 'content.sqlite')),
          inbox: await bytesOf(join(directory, 'inbox.sqlite')),
          staff: await bytesOf(join(directory, 'staff.sqlite')),
        },
      },
    ],
    async () => [
      {
        name: 'content_read_failures_total',
        help: 'Reads of content that failed since the start',
        value: content.failures(),
      },
      {
        name: 'content_last_read_timestamp_seconds',
        help: 'When content was last read; absent when it never was',
        value: seconds(content.lastRead()),
      },
    ],
    async () => [
      {
        name: 'integrity_damages',
        help: 'Databases, documents and files known to be damaged',
        value: integrity().damage.length,
      },
    ],
    async () =>
      load
        ? [
            {
              name: 'queries',
              help: 'Queries by whether a worker has them',
              label: 'state',
              values: load().queries,
            },
            {
              name: 'image_transforms',
              help: 'Image transforms by whether a worker has them',
              label: 'state',
              values: load().images,
            },
          ]
        : [],
    async () => pageReadings(pages.health()),
    async () => deliveryReadings(await inbox.health()),
  ];
  return async () => {
    const read = await Promise.allSettled(parts.map((part) => part()));
    return read.flatMap((part) => {
      if (part.status === 'fulfilled') return part.value;
      log.warn({ error: String(part.reason) }, 'a figure could not be read');
      return [];
    });
  };
}

const STATE_FIGURES = { good: 0, watch: 1, failed: 2 } as const;

function statesOf({ lines }: Awaited<ReturnType<Health['report']>>): Record<string, number> {
  return Object.fromEntries(lines.map(({ name, state }) => [name, STATE_FIGURES[state]]));
}

function pageReadings(figures: ReturnType<CachedPages['health']>): Reading[] {
  const {
    inMemory,
    copies,
    bytes,
    servedCached,
    renders,
    servedStale,
    failedRenders,
    lastRenewed,
  } = figures;
  return [
    {
      name: 'kept_pages',
      help: 'Finished pages that are kept, by where',
      label: 'place',
      values: { memory: inMemory, disk: copies },
    },
    { name: 'kept_pages_disk_bytes', help: 'Bytes of the pages kept on disk', value: bytes },
    {
      name: 'pages_served_kept_total',
      help: 'Answers since the start that were a page kept in memory, up to date',
      value: servedCached,
    },
    { name: 'page_renders_total', help: 'Pages rendered since the start', value: renders },
    {
      name: 'pages_served_stale_total',
      help: 'Answers since the start that were a copy from before content was in trouble',
      value: servedStale,
    },
    {
      name: 'page_renders_failed_total',
      help: 'Renders since the start that failed, or could not read a part',
      value: failedRenders,
    },
    {
      name: 'pages_last_renewed_timestamp_seconds',
      help: 'When a page that is kept was last rendered; absent when none has been since the start',
      value: seconds(lastRenewed),
    },
  ];
}

function deliveryReadings(health: Awaited<ReturnType<Inbox['health']>>): Reading[] {
  const { waiting, oldestWaiting, failedDeliveries, lastMailLeft } = health;
  return [
    { name: 'deliveries_waiting', help: 'Deliveries still to be made', value: waiting },
    {
      name: 'deliveries_oldest_waiting_seconds',
      help: 'Age of the oldest delivery still to be made; 0 when none is',
      value: oldestWaiting ? (Date.now() - oldestWaiting.getTime()) / 1000 : 0,
    },
    {
      name: 'deliveries_failed',
      help: 'Deliveries given up for good in the last seven days',
      value: failedDeliveries,
    },
    {
      name: 'mail_last_left_timestamp_seconds',
      help: 'When a mail server last accepted a mail; absent when none ever did',
      value: seconds(lastMailLeft?.getTime()),
    },
  ];
}

function seconds(milliseconds: number | undefined): number | undefined {
  return milliseconds === undefined ? undefined : milliseconds / 1000;
}

/** Measures a database; 0 where there is no such file: the inbox in PostgreSQL, hosted content. */
async function bytesOf(database: string): Promise<number> {
  const sizes = await Promise.all(
    [database, `${database}-wal`].map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((total, size) => total + size, 0);
}
