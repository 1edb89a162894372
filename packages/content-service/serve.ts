#!/usr/bin/env node
/**
 * `npm run content-service`: the store alone, on its own port, without the site, the inbox or the studio. At the first
 * start it makes a token, which reads drafts and writes; it is kept in the data directory. See packages/content-service/README.md.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { DRAIN_TIMEOUT, listen } from '../kit/http/listen.ts';
import { originList } from '../kit/network/origin-list.ts';
import { datesOfFiles, openCertainTime } from '../kit/process/certain-time.ts';
import { closeOnSignal } from '../kit/process/close-on-signal.ts';
import { ConfigError } from '../kit/process/config-error.ts';
import { filesLocationOf, filesSettings } from '../kit/process/files-location.ts';
import { writePrivately } from '../kit/process/private-directory.ts';
import { storedSecret } from '../kit/process/secret.ts';
import { createContentService, DirectoryInUseError, identifyHolder } from './index.ts';
import { OwnContentError } from './journal/fill-journal.ts';
import { JournalUnavailableError } from './journal/shared-journal.ts';

const settings = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3333),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./storage-content'),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'may hold only a-z, 0-9 and dashes')
    .default('agence'),
  SANITY_DATASET: z
    .string()
    .regex(/^[a-z0-9_-]+$/, 'may hold only a-z, 0-9, dashes and underscores')
    .default('production'),
  /** The PostgreSQL in which several processes share the content; without it `DATA_DIR` holds it. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must look like postgres://user:password@host/database',
    })
    .optional(),
  ...filesSettings,
  /**
   * The token that reads drafts and writes, the same for all processes; generated and stored in `DATA_DIR` when absent.
   */
  CONTENT_TOKEN: z.string().min(32, 'must be at least 32 characters long').optional(),
  /** The public origin, where it differs from the listening address: addresses of assets begin with it. */
  ORIGIN: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  /** Pages that may call from a browser, a Studio's for one: separated by commas. */
  ALLOWED_ORIGINS: originList,
  /** How long everything is still served after SIGTERM, for load balancers to see that it leaves, in seconds. */
  LEAVE_AFTER: z.coerce.number('must be a number of seconds').min(0).max(60).default(3),
  /** Whether the place a picture was taken at is recorded where an upload asks for it. */
  KEEP_LOCATION: z.enum(['true', 'false']).default('false'),
});

const given = settings.safeParse(
  // An empty variable counts as not set.
  Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')),
);
if (!given.success) {
  for (const { path, message } of given.error.issues)
    console.error(`${String(path[0])} ${message}`);
  process.exit(1);
}
const { PORT, HOST, DATA_DIR, SANITY_PROJECT_ID, SANITY_DATASET, ORIGIN, ALLOWED_ORIGINS } =
  given.data;
const keepLocation = given.data.KEEP_LOCATION === 'true';

const keysMissing: string[] = [];
const originals = filesLocationOf(given.data, (name, why) => keysMissing.push(`${name} ${why}`));
if (keysMissing.length > 0) {
  for (const line of keysMissing) console.error(line);
  process.exit(1);
}

writePrivately();
const directory = resolve(DATA_DIR);
mkdirSync(directory, { recursive: true });
const token = given.data.CONTENT_TOKEN ?? storedSecret(join(directory, 'content-token'), 'sk');

const listening = await listen(HOST, PORT).catch((error: unknown) => {
  if (!(error instanceof ConfigError)) throw error;
  for (const line of error.lines) console.error(line);
  process.exit(1);
});
const address = `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${listening.port}`;
const warn = (message: string, details: Record<string, unknown>) =>
  console.error(message, JSON.stringify(details));

const certainTime = openCertainTime({ directory, kept: datesOfFiles(directory), warn });
const service = await createContentService({
  directory,
  databaseUrl: given.data.DATABASE_URL,
  originals,
  originalsCacheBytes: given.data.ORIGINALS_CACHE_MB * 1024 * 1024,
  projectId: SANITY_PROJECT_ID,
  dataset: SANITY_DATASET,
  allowedOrigins: ALLOWED_ORIGINS,
  siteOrigin: new URL(ORIGIN ?? address).origin,
  secret: token,
  keepLocation,
  identify: identifyHolder(token, { id: 'content-token', name: 'Content token' }),
  certainTime: certainTime.now,
  warn,
}).catch((error: unknown) => {
  const problem = problemOf(error);
  if (!problem) throw error;
  console.error(problem);
  process.exit(1);
});

listening.serve(
  (request, { incoming }) =>
    service.fetch(request, { address: incoming.socket.remoteAddress ?? '' }),
  { sockets: service, warn },
);
console.log(
  [
    '',
    `  Content  ${address}  (project ${SANITY_PROJECT_ID}, dataset ${SANITY_DATASET})`,
    `  Token    ${token}`,
    '',
  ].join('\n'),
);

closeOnSignal(
  [
    // Streams never end by themselves, and the server would wait for them.
    { name: 'streams', close: () => service.hangUp() },
    { name: 'requests under way', limit: DRAIN_TIMEOUT + 500, close: listening.close },
    { name: 'content', close: () => service.close() },
  ],
  warn,
  { after: given.data.LEAVE_AFTER * 1000, begin: listening.leave, isQuiet: listening.isQuiet },
);

/** Returns the problem in one line if an operator can solve it; undefined for any other error. */
function problemOf(error: unknown): string | undefined {
  if (error instanceof DirectoryInUseError) {
    return `DATA_DIR ${directory} is in use by another process: stop it first`;
  }
  if (error instanceof OwnContentError) {
    return `DATA_DIR ${directory} holds content of its own, which DATABASE_URL would hide: name an empty folder`;
  }
  return error instanceof JournalUnavailableError
    ? 'DATABASE_URL: PostgreSQL does not answer, and there is no copy to serve yet'
    : undefined;
}
