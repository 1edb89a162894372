/** The life of the process: check the settings, take the port, open the services, drain on a signal. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listMissing } from '../app/index.ts';
import { takeTurn } from '../packages/kit/database/owner.ts';
import { DRAIN_TIMEOUT, type Fetch, type Intercept, listen } from '../packages/kit/http/listen.ts';
import { closeOnSignal } from '../packages/kit/process/close-on-signal.ts';
import { ConfigError } from '../packages/kit/process/config-error.ts';
import { writePrivately } from '../packages/kit/process/private-directory.ts';
import { databaseLocation, isReached, untilReached } from './await-database.ts';
import type { TakeBeacon } from './beacons.ts';
import type { AnswerAhead } from './cached-answers.ts';
import { type Config, isOfThisMachine, readConfig } from './config.ts';
import { logConsole } from './console-log.ts';
import { during, isTerminal } from './console-steps.ts';
import { loopback } from './content-reader.ts';
import { type FirstContent, loadFirstContent } from './first-answers/first-content.ts';
import { fullDiskSentence } from './full-disk.ts';
import { visitHome } from './pages/first-visit.ts';
import { createServices, type Services, type Surroundings } from './services.ts';

/** The whole site: `createApp` of `server/app.ts`. */
type CreateApp = (
  config: Config,
  services: Services,
) => { fetch: Fetch; answerAhead: AnswerAhead; takeBeacon: TakeBeacon | undefined };

type Launch = Pick<Surroundings, 'root'> & {
  /** For tests, whose receivers are on this machine; absent for the settings' own. */
  webhookReach?: Surroundings['webhookReach'];
  createApp: CreateApp;
  /** Development only: gives the newest `createApp` after a source changed. */
  reload?: () => Promise<CreateApp>;
  /** Development only: sees each request first (Vite's own modules and hot reload). */
  intercept?: Intercept;
};

/** Starts the site; a mistake in the settings, or a full disk, is one clear line on stderr each, and exit code 1. */
export async function start(launch: Launch): Promise<void> {
  const { root, createApp, webhookReach, reload, intercept } = launch;
  // A line that cannot be written, to a full disk or a closed pipe, is lost; without this listener the error would end
  // the site.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  let directory = '';
  try {
    writePrivately();
    const config = readConfig();
    directory = config.directory;
    requireOrigin(config);
    const listening = await listen(config.host, config.port, {
      intercept,
      trustedProxies: config.trustedProxies,
    });
    const services = await createServices(config, {
      root,
      port: listening.port,
      webhookReach: webhookReach ?? reachOf(config),
    });
    // In development, Vite writes to the console.
    if (!reload) logConsole(services.log);
    const first = await prepareContent(config, services, root);
    const app = createApp(config, services);
    listening.serve(
      reload
        ? async (request, env) => (await reload())(config, services).fetch(request, env)
        : (request, env) => app.fetch(request, env),
      {
        ...(!reload && { answerAhead: app.answerAhead }),
        takeBeacon: app.takeBeacon,
        sockets: services.content,
        warn: (message, details) => services.log.warn(details, message),
      },
    );
    closeOnSignal(
      [
        // Event streams never end by themselves, and the drain would wait for them.
        { name: 'streams', close: () => services.content?.hangUp() },
        {
          name: 'requests and deliveries under way',
          limit: DRAIN_TIMEOUT + 500,
          close: () => Promise.all([listening.close(), services.inbox.endDeliveries()]),
        },
        ...services.closing,
      ],
      (message, details) => services.log.warn(details, message),
      { after: config.leaveAfter, begin: listening.leave, isQuiet: listening.isQuiet },
    );
    if (first?.isFirst && config.picturesAhead && !reload) {
      const site = loopback(config.host, listening.port);
      await during('Drawing the home page', '3 s', () => visitHome(site)).catch(
        (error: unknown) => {
          services.log.info({ error: String(error) }, 'the home page is not ready yet');
        },
      );
    }
    const { databaseUrl } = config;
    const isThere = !databaseUrl || (await isReached(databaseUrl));
    const firstLink = async () => firstVisit(await services.staff?.firstAdministratorLink());
    const last = isThere ? await firstLink() : waiting(databaseLocation(databaseUrl));
    await announce(services, config, { setup: first?.lines ?? [], last });
    if (!isThere) {
      untilReached(databaseUrl, services.log)
        .then(async () => process.stdout.write(`${(await firstLink()).join('\n')}\n`))
        .catch((error: unknown) => {
          services.log.error({ error: String(error) }, 'PostgreSQL cannot be used');
        });
    }
  } catch (error) {
    const full = fullDiskSentence(error, directory);
    const lines = error instanceof ConfigError ? error.lines : full && [full];
    if (!lines) throw error;
    for (const line of lines) process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}

/**
 * Lets webhooks reach this machine in development, where they are tried with a receiver on it; whoever is there may
 * reach it anyway.
 */
function reachOf({ mode, origin }: Config): 'loopback' | 'public' {
  return mode === 'development' && (!origin || isOfThisMachine(origin)) ? 'loopback' : 'public';
}

/** @throws {ConfigError} in production, where links in mails would lead to the machine that sent them */
function requireOrigin({ mode, origin }: Config): void {
  if (mode !== 'production' || origin) return;
  throw new ConfigError([
    'ORIGIN must be the public address of the site in production, such as https://example.com (http://localhost:3000 tries it on this machine)',
  ]);
}

/** Loads the first content: once, however many processes start, and not while PostgreSQL is unavailable. */
async function prepareContent(
  { demoContent: demo, setupAnswers: answers, databaseUrl, origin }: Config,
  { content, setup, staff, log }: Services,
  root: URL,
): Promise<FirstContent | undefined> {
  if (!content || !setup) return undefined;
  if (databaseUrl && !(await isReached(databaseUrl))) return undefined;
  return takeTurn(databaseUrl, async () => {
    await content.current();
    const isNew = content.isEmpty() && demo !== false && answers === undefined;
    if (databaseUrl && isNew && (await staff?.list())?.length) {
      throw new ConfigError([
        'DATABASE_URL has accounts of this site and no content: start the process first whose DATA_DIR keeps the content, or set DEMO_CONTENT=false to begin without any',
      ]);
    }
    return loadFirstContent({ content, api: setup, demo, answers, origin, root, log });
  });
}

/** The pause before the announcement, so that it is the last thing on the terminal. */
const SILENCE = 1_000; // ms

type Announced = {
  /** The effect of the setup's answers. */
  setup: readonly string[];
  /** The one-time link, or the reason why there is none yet. */
  last: readonly string[];
};

/** Says where the site is. The one-time link is the last of it. */
async function announce(
  { origin, version, content, reader }: Services,
  config: Config,
  { setup, last }: Announced,
): Promise<void> {
  const mails = config.smtpUrl
    ? `sent through ${new URL(config.smtpUrl).host}`
    : join(config.directory, 'mail');
  const missing = content ? await listMissing(reader).catch(() => []) : [];
  if (isTerminal()) await wait(SILENCE);
  process.stdout.write(
    [
      '',
      `  Version  ${version}`,
      `  Site     ${origin}`,
      `  Studio   ${config.hostedContent ? 'the hosted content service' : `${origin}/studio`}`,
      `  Mails    ${mails}`,
      ...(missing.length > 0 ? [`  Missing  ${missing.join(', ')}: pages do without them`] : []),
      ...setup.map((line) => `  Setup    ${line}`),
      '',
      ...last,
      '',
    ].join('\n'),
  );
}

/** The lines printed when the site starts without its PostgreSQL. */
function waiting(place: string): string[] {
  return [
    `  Waiting  for PostgreSQL at ${place}. Pages are served; forms, comments and accounts`,
    '           come back with it.',
    '',
  ];
}

/** The lines printed at the first start, for the operator, developer or not. */
function firstVisit(link: string | undefined): string[] {
  if (!link) return [];
  return [
    '  Personne n’a encore accès au studio. Ouvrez ce lien, à usage unique, pour créer',
    '  le compte de l’administrateur\u00a0:',
    '',
    `  ${link}`,
    '',
  ];
}
