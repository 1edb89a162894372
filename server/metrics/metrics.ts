/**
 * Counts what the process does, in Prometheus's format. Labels have few values, all of them ours: no path, address or
 * word of a visitor. Requests are counted as they are answered; everything else is read at each scrape.
 */
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { answeredStatus, type ServerEnv } from '../request-log.ts';
import { type RequestKind, requestKind } from './request-kind.ts';

/** The bounds in seconds: no render, a render, a slow one, what visitors leave for, what operators see. */
const BUCKETS = [0.005, 0.025, 0.1, 0.5, 2, 10];

/** A figure that is read at each scrape, with the one label it may have. */
export type Reading = { name: string; help: string } & (
  | { value: number | undefined }
  | { label: string; values: Readonly<Record<string, number>> }
);

export type Metrics = {
  /** Counts each request by kind and status, and measures its duration. */
  middleware: MiddlewareHandler<ServerEnv>;
  /** Counts an answer that took no work: the histogram is of those that did. */
  count(kind: RequestKind, status: number): void;
  text(): Promise<string>;
  contentType: string;
};

/** @param read gives the figures that are not counted along; never rejects */
export function createMetrics(read: () => Promise<readonly Reading[]>): Metrics {
  const counted = new Registry();
  collectDefaultMetrics({ register: counted });
  return {
    ...requestCounter(counted),
    async text() {
      return `${await counted.metrics()}${await writeReadings(await read())}`;
    },
    contentType: counted.contentType,
  };
}

function requestCounter(registry: Registry) {
  /** Answers since the last scrape that took no work: finding a counter by its labels costs as much as one of them. */
  let ready: { [status: number]: Partial<Record<RequestKind, number>> } = {};
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by what they are about and the class of the status',
    labelNames: ['kind', 'status'],
    registers: [registry],
    collect() {
      for (const [status, counts] of Object.entries(ready)) {
        for (const [kind, count] of Object.entries(counts)) {
          this.inc({ kind, status: classOf(Number(status)) }, count);
        }
      }
      ready = {};
    },
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer begins that was not ready in memory',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    count(kind: RequestKind, status: number) {
      const counts = ready[status] ?? {};
      ready[status] = counts;
      counts[kind] = (counts[kind] ?? 0) + 1;
    },
    middleware: createMiddleware<ServerEnv>(async (c, next) => {
      const started = performance.now();
      await next();
      const kind = requestKind(c.req.method, c.req.path);
      requests.inc({ kind, status: classOf(answeredStatus(c)) });
      durations.observe({ kind }, (performance.now() - started) / 1000);
    }),
  };
}

function classOf(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

/** Writes the readings from a new registry at each scrape: what could not be read is absent, not the one before. */
function writeReadings(readings: readonly Reading[]): Promise<string> {
  const registry = new Registry();
  for (const reading of readings) {
    const { name, help } = reading;
    const Type = name.endsWith('_total') ? Counter : Gauge;
    if ('values' in reading) {
      const { label, values } = reading;
      const metric = new Type({ name, help, labelNames: [label], registers: [registry] });
      for (const [value, figure] of Object.entries(values)) metric.inc({ [label]: value }, figure);
    } else if (reading.value !== undefined) {
      new Type({ name, help, registers: [registry] }).inc(reading.value);
    }
  }
  return registry.metrics();
}
