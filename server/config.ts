/** Reads the environment once, checks every variable, and reports each mistake in one line. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { parseNetworks } from '../packages/kit/http/client-address.ts';
import { httpUrl, origin, originList } from '../packages/kit/network/origin-list.ts';
import { ConfigError } from '../packages/kit/process/config-error.ts';
import { filesLocationOf, filesSettings } from '../packages/kit/process/files-location.ts';

const port = z.coerce.number('must be a port number').int().min(0).max(65_535);
const mailbox = z.email('must be an e-mail address');
/** Whether an origin leads to the machine that it is opened on. */
export function isOfThisMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

const environment = z
  .object({
    NODE_ENV: z.enum(['production', 'development']).default('production'),
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    ORIGIN: origin.optional(),
    DATA_DIR: z.string().default('./storage'),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
        error: 'must be one of trace, debug, info, warn, error, silent',
      })
      .optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' })
      .optional(),
    MAIL_FROM: mailbox.optional(),
    MAIL_TO: mailbox.optional(),
    DAILY_INTAKE_MB: z.coerce.number('must be a number of megabytes').int().min(64).default(1024),
    FREE_SPACE_FLOOR_MB: z.coerce.number('must be a number of megabytes').int().min(0).default(512),
    LEAVE_AFTER: z.coerce.number('must be a number of seconds').min(0).max(60).default(3),
    CDN_MAX_AGE: z.coerce.number('must be a number of seconds').int().min(0).default(0),
    DEMO_CONTENT: z.stringbool('must be true or false').optional(),
    PICTURES_AHEAD: z.stringbool('must be true or false').default(true),
    COUNT_VISITS: z.stringbool('must be true or false').default(true),
    WEB_VITALS_SHARE: z.coerce.number('must be a number').min(0).max(1).optional(),
    GA_MEASUREMENT_ID: z
      .string()
      .regex(/^G-[A-Z\d]{4,20}$/, 'must look like G-ABC1234567')
      .optional(),
    DAILY_CHECK: z.stringbool('must be true or false').default(false),
    LETTERS_PER_MINUTE: z.coerce
      .number('must be a number of letters')
      .int()
      .min(1)
      .max(6000)
      .default(60),
    CONTACT_WEBHOOK_URL: httpUrl.optional(),
    CONTACT_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    SANITY_PROJECT_ID: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'may hold only a-z, 0-9 and dashes')
      .optional(),
    SANITY_DATASET: z
      .string()
      .regex(/^[a-z0-9_-]+$/, 'may hold only a-z, 0-9, dashes and underscores')
      .optional(),
    SANITY_API_HOST: origin.optional(),
    ...filesSettings,
    ALLOWED_ORIGINS: originList,
    ANONYMOUS_READS: z
      .enum(['site', 'dataset'], { error: 'must be site or dataset' })
      .default('site'),
    SANITY_API_READ_TOKEN: z.string().min(1).optional(),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'must look like postgres://user:password@host/database',
      })
      .optional(),
    BACKUP_BEFORE_UPGRADE: z.stringbool('must be true or false').default(true),
    HSTS_PRELOAD: z.stringbool('must be true or false').default(false),
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((list, context) => {
        try {
          return parseNetworks(list.split(',').flatMap((entry) => entry.trim() || []));
        } catch (error) {
          context.addIssue(`must list addresses or ranges: ${error}`);
          return z.NEVER;
        }
      }),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    REQUIRE_TWO_FACTORS: z
      .enum(['administrators', 'everyone'], { error: 'must be administrators or everyone' })
      .optional(),
    SETUP_ANSWERS: z.string().min(1).optional(),
    APP_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
  })
  .refine((env) => !env.SANITY_PROJECT_ID === !env.SANITY_DATASET, {
    error:
      'must be set together with SANITY_PROJECT_ID (or neither, for the embedded content service)',
    path: ['SANITY_DATASET'],
  })
  .refine((env) => !(env.REQUIRE_TWO_FACTORS && env.SANITY_PROJECT_ID), {
    error: 'has no effect with SANITY_PROJECT_ID: people log in at the content service there',
    path: ['REQUIRE_TWO_FACTORS'],
  });

/** Variables of earlier versions, with what replaces them. */
const RETIRED: Readonly<Record<string, string>> = {
  CONTENT_HOST:
    'is of earlier versions: every process with the same DATABASE_URL keeps the content now. Take it out, and start the process that kept the content first (docs/scale.md)',
};

/** The names of all variables. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);

export type Config = ReturnType<typeof readConfig>;

/**
 * @throws {ConfigError} naming each variable that cannot be used.
 */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  // An empty variable means "not set": that is what `KEY=` in an env file looks like.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const mistakes = [
    ...Object.entries(RETIRED).flatMap(([name, why]) => (name in given ? [`${name} ${why}`] : [])),
    // The message names the variable, not the entry of its list that is wrong.
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`),
  ];
  const files = filesLocationOf(parsed.data ?? {}, (name, why) => mistakes.push(`${name} ${why}`));
  if (!parsed.success || mistakes.length > 0) throw new ConfigError(mistakes);
  const values = parsed.data;
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    /** Public address of the site; known only once the port is, when not configured. */
    origin: values.ORIGIN,
    directory: resolve(values.DATA_DIR),
    /** The log level; undefined for the default of a terminal or of a log. */
    logLevel: values.LOG_LEVEL,
    smtpUrl: values.SMTP_URL,
    /** Undefined for the address of the agency's settings, as `mailTo`. */
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    /** The bytes that visitors may add to the disk in a day. */
    dailyBytes: values.DAILY_INTAKE_MB * 1024 * 1024,
    /** Bytes that uploads of visitors leave free on the disk. */
    freeSpaceFloor: values.FREE_SPACE_FLOOR_MB * 1024 * 1024,
    /** How long everything is still served after SIGTERM, for load balancers to see that this process leaves, in ms. */
    leaveAfter: values.LEAVE_AFTER * 1000,
    /** How long caches between us and visitors may keep a page without asking, in seconds. */
    cdnMaxAge: values.CDN_MAX_AGE,
    /** Whether a content service without any document is given the demo agency at start; undefined when nothing says. */
    demoContent: values.DEMO_CONTENT,
    /** Whether pictures are made before visitors ask for them. */
    picturesAhead: values.PICTURES_AHEAD,
    /** Whether visits are counted, without anything that tells one visitor from another. */
    countVisits: values.COUNT_VISITS,
    /** The share of visits whose Core Web Vitals are measured; undefined for the usual one. */
    vitalsShare: values.WEB_VITALS_SHARE,
    /** Google Analytics, for visitors who agree to it; undefined when visitors are not asked. */
    measurementId: values.GA_MEASUREMENT_ID,
    /** Whether the site tries its own form once a day. */
    dailyCheck: values.DAILY_CHECK,
    /** Other sites whose pages may call the content API from a browser, with cookies and tokens. */
    allowedOrigins: values.ALLOWED_ORIGINS,
    /** The pace of newsletter issues. */
    lettersPerMinute: values.LETTERS_PER_MINUTE,
    contactWebhookUrl: values.CONTACT_WEBHOOK_URL,
    contactWebhookSecret: values.CONTACT_WEBHOOK_SECRET,
    hostedContent:
      values.SANITY_PROJECT_ID && values.SANITY_DATASET
        ? {
            projectId: values.SANITY_PROJECT_ID,
            dataset: values.SANITY_DATASET,
            /** Host of another site's embedded content service that this site shares; absent for the hosted one. */
            apiHost: values.SANITY_API_HOST,
          }
        : undefined,
    /** The content that the embedded service lets the public read: what pages show, or all that is published. */
    anonymousReads: values.ANONYMOUS_READS,
    /** The token that reads drafts of the hosted service, for previews; the embedded one needs none. */
    draftToken: values.SANITY_API_READ_TOKEN,
    /** The URL of the PostgreSQL that holds all data; undefined where the data directory holds it. */
    databaseUrl: values.DATABASE_URL,
    /** The location of the originals of pictures and files, which processes share; undefined for `DATA_DIR/assets`. */
    files,
    /** The most of a store's originals that are also on the local disk, in bytes. */
    originalsBytes: values.ORIGINALS_CACHE_MB * 1024 * 1024,
    /** Whether a backup is made before the first start of a new version; without one the start is refused. */
    backupBeforeUpgrade: values.BACKUP_BEFORE_UPGRADE,
    hstsPreload: values.HSTS_PRELOAD,
    trustedProxies: values.TRUSTED_PROXIES,
    /** The token with which programs elsewhere read /metrics; programs on this machine need none. */
    metricsToken: values.METRICS_TOKEN,
    requireTwoFactors: values.REQUIRE_TWO_FACTORS,
    /** The file of answers that make the site an agency's own at its first start; the demo's without. */
    setupAnswers: values.SETUP_ANSWERS,
    secret: values.APP_SECRET,
  };
}
