/** Creates each room once, from the configuration, and closes them in the right order. */
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import type { ContentReader, Redirects, SiteSearch } from '../app/context.ts';
import { findBrand, listSitemap, type Measuring, PUBLIC_DOCUMENTS } from '../app/index.ts';
import { type Brand, DEFAULT_BRAND } from '../brand/brand.ts';
import { ZONE } from '../calendar/casablanca-time.ts';
import { type ContentService, createContentService } from '../content-service/index.ts';
import { createInbox, createStaffPost, type Inbox, type InboxOptions } from '../inbox/index.ts';
import { type ContentDoor, contentDoor } from '../setup/content-door.ts';
import { createStaff, type StaffRoom } from '../staff/index.ts';
import { agencyFacts, agencyHours, agencyMailbox, linkedPages } from './agency.ts';
import { type BrandWatch, watchBrand } from './brand-watch.ts';
import { type Cards, createCards } from './cards/cards.ts';
import { createIcons, type Icons } from './cards/icons.ts';
import { createTypedCardDoor } from './cards/typed-card-door.ts';
import { type Config, DEMO_MAILBOX } from './config.ts';
import { contactForm } from './contact-form.ts';
import { type ContentSource, contentSource, EMBEDDED, loopback } from './content-reader.ts';
import { inOneLine, makeWritable } from './data-directory.ts';
import { programVersion } from './data-version.ts';
import { createOwnRequests } from './first-answers/own-requests.ts';
import { createSetupDoor } from './first-answers/setup-door.ts';
import { healthChecks } from './health/checks.ts';
import { createHealth } from './health/health.ts';
import { createHealthDoor } from './health/health-door.ts';
import { createReadiness, type Readiness } from './health/readiness.ts';
import { recurRestoreDrill } from './health/restore-drill.ts';
import { followHostedContent } from './hosted-revision.ts';
import { hostedStaff } from './hosted-staff.ts';
import { type Integrity, watchIntegrity } from './integrity.ts';
import { issueReader } from './issues.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createReadings } from './metrics/readings.ts';
import { readBuildFiles } from './pages/build-files.ts';
import { type KeptPages, openKeptPages } from './pages/kept-pages.ts';
import { movedPages } from './pages/moved-pages.ts';
import { createPicturesAhead, type PicturesAhead } from './pages/pictures-ahead.ts';
import { publicPages } from './pages/public-pages.ts';
import { createRedirects } from './pages/redirects.ts';
import { isWithdrawal } from './pages/withdrawn.ts';
import { prepareUpgrade } from './prepare-upgrade.ts';
import { createPreviews, type Previews } from './preview.ts';
import { closeToOthers } from './private-directory.ts';
import { wordRefusal } from './release-refusals.ts';
import { createSiteSearch, type SiteSearchIndex } from './search-index.ts';
import { appSecret, contentTokens } from './secret.ts';
import { joinStaff, moveAccounts, STAFF_FILE, staffDatabase } from './staff.ts';
import { recurUpgradeBackupRemoval } from './upgrade-backups.ts';
import { workerPrograms } from './worker-programs.ts';

export type Services = {
  log: Logger;
  /** Folder of the project: where the built files are, whatever folder the process was started in. */
  root: URL;
  /** The version of the program, such as `1.0.0`. */
  version: string;
  /** Public address of the site, without a trailing slash. */
  origin: string;
  /** The embedded content service; absent when the hosted one is configured. */
  content: ContentService | undefined;
  /** The agency's accounts; absent when the hosted content service has them. */
  staff: StaffRoom | undefined;
  /** Writes content as the setup, before there is an account; absent as the content service is. */
  setup: ContentDoor | undefined;
  /** The first questions of the desk. */
  setupDoor: ReturnType<typeof createSetupDoor>;
  reader: ContentReader;
  /** The same reader for one page, which reports the outcome of each read. */
  readerOf: ContentSource['readerOf'];
  /** Finished pages, in memory and on disk; `health()` counts them, for metrics and people: cheap to ask. */
  pages: KeptPages;
  /** What the agency looks like, as it was last read; `settledBrand` reads it first when it may have changed. */
  brand(): Brand;
  settledBrand(): Promise<Brand>;
  /** Moves when what pages show does: the sum of content's and comments' revisions, which only grow. */
  pageRevision(): number;
  redirects: Redirects;
  search: SiteSearch;
  cards: Cards;
  icons: Icons;
  typedCard: ReturnType<typeof createTypedCardDoor>;
  inbox: Inbox;
  previews: Previews;
  /** What is measured of visits; undefined for what is by default. */
  measuring: Measuring | undefined;
  /** Whether this process should be sent visitors; cheap to ask. */
  readiness(): Promise<Readiness>;
  integrity(): Integrity;
  metrics: Metrics;
  healthDoor(request: Request): Promise<Response>;
  close(): Promise<void>;
};

export type Surroundings = {
  /** Folder of the project: migrations are loaded from their sources. */
  root: URL;
  port: number;
  /** Where webhooks may lead; of tests, whose receivers are on this machine. */
  webhookReach?: NonNullable<InboxOptions['webhookReach']>;
};

/**
 * @throws {ConfigError} when the data directory cannot be written, or another process uses it.
 */
export async function createServices(
  config: Config,
  { root, port, webhookReach }: Surroundings,
): Promise<Services> {
  const log = pino({ level: config.logLevel, base: null });
  const version = programVersion(root);
  const origin = config.origin ?? `http://localhost:${port}`;
  await makeWritable(config.directory);
  await closeToOthers(config.directory, (message, details) => log.warn(details, message));
  await prepareUpgrade(config, { root, log }).catch(
    inOneLine(join(config.directory, 'content.sqlite')),
  );
  const secret = appSecret(config.secret, config.directory);
  const programs = workerPrograms(config.mode, root);
  const warn = (message: string, details: Record<string, unknown>) => log.warn(details, message);

  let brand: BrandWatch | undefined;
  const brandNow = () => brand?.current() ?? DEFAULT_BRAND;

  const outgoing = {
    mail: config.smtpUrl
      ? ({ via: 'smtp', url: config.smtpUrl } as const)
      : ({ via: 'files', folder: join(config.directory, 'mail') } as const),
    from: config.mailFrom,
    to: config.mailTo,
    siteOrigin: origin,
    agency: agencyFacts(() => source.reader, brandNow),
  };

  const contentFile = join(config.directory, 'content.sqlite');
  const inboxFile = join(config.directory, 'inbox.sqlite');
  const staffFile = join(config.directory, STAFF_FILE);
  // The page cache is opened last, because it begins where content and comments stand.
  let pages: KeptPages | undefined;
  let pictures: PicturesAhead | undefined;
  let search: SiteSearchIndex | undefined;
  function withdraw(syncTags: readonly string[]): void {
    search?.forget();
    pages?.withdraw(syncTags);
  }

  const accounts = staffDatabase(config.directory, config.databaseUrl);
  if (!config.hostedContent && !config.contentHost) {
    await moveAccounts(config.directory, accounts).catch(inOneLine(contentFile));
  }
  const staff = config.hostedContent
    ? undefined
    : await createStaff({
        database: accounts,
        siteOrigin: origin,
        allowedOrigins: [origin],
        configuredOrigins: config.allowedOrigins,
        sendMail: createStaffPost(outgoing),
        secret,
        requireTwoFactors: config.requireTwoFactors,
        warn,
      }).catch(inOneLine(staffFile));
  /** The accounts, in the process that keeps the content. */
  const keeper = config.contentHost ? undefined : staff;
  /** The tokens by which several processes of one site read the content that one of them keeps. */
  const readTokens = config.databaseUrl ? contentTokens(secret) : undefined;
  const joined = keeper && joinStaff(keeper);
  const own = createOwnRequests(joined?.identify ?? (async () => undefined));
  const content =
    joined &&
    (await createContentService({
      ...EMBEDDED,
      directory: config.directory,
      allowedOrigins: [origin],
      siteOrigin: origin,
      ...joined,
      identify: own.identify,
      consequences: movedPages,
      wordRefusal,
      settings: { 'studio.timezone.content-releases': ZONE },
      ...(config.anonymousReads === 'site' && { publicRules: PUBLIC_DOCUMENTS }),
      published(changes) {
        brand?.current();
        const withdrawn = changes.filter(isWithdrawal);
        if (withdrawn.length > 0) withdraw(withdrawn.flatMap(({ syncTags }) => syncTags));
        else pages?.settle();
        pictures?.published(changes.flatMap(({ syncTags }) => syncTags));
      },
      freeSpaceFloor: config.freeSpaceFloor,
      picturesAhead: config.picturesAhead,
      queryWorker: programs.queryWorker,
      imageWorker: programs.imageWorker,
      migrations: new URL('content-service/migrations/', root),
      ...(readTokens && { readTokens }),
      warn,
    }).catch(inOneLine(contentFile)));

  const source = contentSource(config, port, warn, {
    perspective: 'published',
    ...(content && { token: content.siteToken, service: content }),
    ...(config.contentHost && readTokens && { token: readTokens.site }),
  });
  const { reader } = source;

  // What is not configured is the address that the agency gives itself: a change of it is followed at the next start.
  const mailbox = content && (await agencyMailbox(reader));
  if (mailbox && config.mailFrom === DEMO_MAILBOX) outgoing.from = mailbox;
  if (mailbox && config.mailTo === DEMO_MAILBOX) outgoing.to = mailbox;

  const identify = config.hostedContent
    ? hostedStaff({ ...config.hostedContent, warn })
    : async (request: Request) => staff?.identify(request);
  const draftToken =
    content?.draftToken ?? (config.contentHost ? readTokens?.drafts : config.draftToken);
  const drafts = draftToken
    ? contentSource(config, port, warn, {
        perspective: 'drafts',
        token: draftToken,
        service: content,
      }).reader
    : undefined;
  /** What is published, what visitors see only later included: an issue is mailed before it is in the archive. */
  const unseen = {
    ...reader,
    client: reader.client.withConfig({ useCdn: false, ...(draftToken && { token: draftToken }) }),
  };

  const listedPages = publicPages({
    list: () => listSitemap(reader),
    revision: () => pageRevision(),
    warn,
  });
  const cards = createCards({
    folder: join(config.directory, 'cards'),
    root,
    program: programs.cardDrawer,
    brand: brandNow,
    freeSpaceFloor: config.freeSpaceFloor,
    warn,
  });
  const icons = createIcons({
    brand: brandNow,
    cards,
    origin: loopback(config.host, port),
    warn,
  });
  const inbox = await createInbox({
    database: config.databaseUrl
      ? { kind: 'postgres', url: config.databaseUrl }
      : { kind: 'sqlite', file: inboxFile },
    ...outgoing,
    ...(config.contactWebhookUrl && { webhookUrl: config.contactWebhookUrl }),
    ...(config.contactWebhookSecret && { webhookSecret: config.contactWebhookSecret }),
    identify,
    ...(staff && { staff: staff.list }),
    dailyBytes: config.dailyBytes,
    freeSpaceFloor: config.freeSpaceFloor,
    ...(config.dailyCheck && { dailyCheck: contactForm(loopback(config.host, port)) }),
    ...(webhookReach && { webhookReach }),
    linkedPages: linkedPages(origin),
    publicPages: listedPages,
    openingHours: () => agencyHours(reader),
    commentsChanged: async () => pages?.withdrawComments(),
    readIssue: issueReader({ published: unseen, drafts }, origin),
    lettersPerMinute: config.lettersPerMinute,
    rosette: cards.rosette,
    secret,
    log: (level, event, details) => log[level](details, event),
  }).catch(inOneLine(inboxFile));

  const hosted = content
    ? undefined
    : followHostedContent({ client: source.events, changed: withdraw, warn });
  const pageRevision = (): number =>
    inbox.commentRevision() + (content?.publishedRevision() ?? 0) + (hosted?.current() ?? 0);

  const watched = watchBrand({
    read: () => findBrand(reader),
    revision: () => (content?.publishedRevision() ?? 0) + (hosted?.current() ?? 0),
    warn,
  });
  brand = watched;

  // The first visit is counted too: the list is there before it.
  listedPages();

  const integrity = watchIntegrity({
    checker: programs.databaseChecker,
    databases: [
      ...(content ? [contentFile] : []),
      ...(config.databaseUrl ? [] : [inboxFile, ...(staff ? [staffFile] : [])]),
    ],
    content,
    inbox,
    warn,
  });

  const readiness = createReadiness({
    directory: config.directory,
    freeSpaceFloor: config.freeSpaceFloor,
    askContent: () => reader.client.fetch('*[_type == "settings"][0]._id'),
    contentIsOurs: content !== undefined,
    askInbox: () => inbox.health(),
    log,
  });
  const restoreDrill = recurRestoreDrill({
    directory: config.directory,
    script: new URL('scripts/restore.ts', root),
    log,
  });
  const upgradeBackups = recurUpgradeBackupRemoval(config.directory, warn);
  const listed = async () => new Set((await listSitemap(reader)).map(({ path }) => path));
  search = createSiteSearch({ reader, revision: pageRevision });
  const redirects = createRedirects({
    reader,
    revision: pageRevision,
    isPage: (address) => listedPages().has(address),
  });
  pages = await openKeptPages({
    directory: join(config.directory, 'pages'),
    build: readBuildFiles(new URL('build/client/assets/', root)),
    revision: pageRevision,
    contentHealth: source.health,
    seen: () =>
      [
        origin,
        source.name,
        content?.publishedRevision() ?? '-',
        inbox.commentRevision(),
        // A page asks what its policy allows: with another setting its copy is no use.
        ...(config.measurementId ? ['analytics'] : []),
      ].join(' '),
    listed,
    warn,
  });
  const kept = pages;
  if (content && config.picturesAhead) {
    pictures = createPicturesAhead({
      listed,
      look: kept.look,
      prepare: content.preparePictures,
      warn,
    });
  }
  const health = createHealth({
    checks: healthChecks({
      directory: config.directory,
      freeSpaceFloor: config.freeSpaceFloor,
      reader,
      pages: kept,
      inbox,
      integrity: () => integrity.report(),
    }),
    directory: config.directory,
    version,
    alarm: (alarm) => inbox.alarm(alarm),
    log,
  });

  return {
    log,
    root,
    version,
    origin,
    content,
    staff,
    setup: content && contentDoor((request) => content.fetch(own.mark(request))),
    setupDoor: createSetupDoor({ content, identify, archive: new URL('seed/archive/', root) }),
    reader,
    readerOf: source.readerOf,
    pages,
    brand: watched.current,
    settledBrand: watched.settled,
    pageRevision,
    redirects,
    search,
    cards,
    icons,
    typedCard: createTypedCardDoor({ cards, identify }),
    inbox,
    measuring: measuringOf(config),
    readiness,
    metrics: createMetrics(
      createReadings({
        directory: config.directory,
        inbox,
        content: source.health,
        load: content?.load,
        pages: kept,
        integrity: () => integrity.report(),
        readiness,
        health,
        log,
      }),
    ),
    healthDoor: createHealthDoor({ health, identify }),
    previews: createPreviews({
      secret,
      identify,
      drafts,
      links: staff?.previewLinks,
    }),
    integrity: () => integrity.report(),
    async close() {
      hosted?.close();
      pictures?.close();
      upgradeBackups.close();
      await Promise.all([integrity.close(), health.close(), restoreDrill.close()]);
      source.close();
      await inbox.close();
      await cards.close();
      await kept.close();
      await content?.close();
      await staff?.close();
    },
  };
}

function measuringOf({ countVisits: visits, vitalsShare, measurementId }: Config) {
  const isDefault = visits && vitalsShare === undefined && measurementId === undefined;
  const measuring: Measuring = { visits, vitalsShare, ...(measurementId && { analytics: true }) };
  return isDefault ? undefined : measuring;
}
