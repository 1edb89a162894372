/** Creates each service once, from the configuration, and closes them in the right order. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ContentReader, Redirects, SiteSearch } from '../app/context.ts';
import {
  findBrand,
  findOffParts,
  leadsToOffPart,
  listSitemap,
  type Measuring,
} from '../app/index.ts';
import type { Inbox, InboxOptions } from '../inbox/index.ts';
import type { ContentService } from '../packages/content-service/index.ts';
import { type Brand, DEFAULT_BRAND } from '../packages/drawings/brand/brand.ts';
import { type ClosingStep, closeInOrder } from '../packages/kit/process/close-on-signal.ts';
import type { StaffService } from '../staff/index.ts';
import { type Cards, createCards } from './cards/cards.ts';
import { createIcons, type Icons } from './cards/icons.ts';
import { createLogoReader } from './cards/read-logo.ts';
import { createTypedCardRoute } from './cards/typed-card-route.ts';
import type { Config } from './config.ts';
import type { ReadNotes } from './content-fetch.ts';
import { type ContentSource, loopback } from './content-reader.ts';
import { openContent } from './create-services/content.ts';
import { openInbox } from './create-services/inbox.ts';
import { outgoingMail } from './create-services/mail.ts';
import { prepareOpening } from './create-services/opening.ts';
import { openStaff } from './create-services/staff.ts';
import { createSetupRoute } from './first-answers/setup-route.ts';
import { type HealthWatch, watchHealth } from './health/watch-health.ts';
import { readBuildFiles } from './pages/build-files.ts';
import { type CachedPages, openCachedPages } from './pages/cached-pages.ts';
import { type ContentChanges, followContentChanges } from './pages/content-changes.ts';
import { UNKNOWN_POSITION } from './pages/page-copy-folder.ts';
import { createPicturesAhead } from './pages/pictures-ahead.ts';
import { publicPages } from './pages/public-pages.ts';
import { createRedirects } from './pages/redirects.ts';
import { createPreviews, type Previews } from './preview/preview.ts';
import { createPublications } from './publications.ts';
import { watchPublished } from './published-watch.ts';
import { createSiteSearch } from './search-index.ts';
import type { ContentApi } from './setup/content-api.ts';
import { createWordpressRoute, type WordpressRoute } from './wordpress/import-route.ts';

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
  staff: StaffService | undefined;
  /** Writes content as the setup, before there is an account; absent as the content service is. */
  setup: ContentApi | undefined;
  /** The first questions of the desk. */
  setupRoute: ReturnType<typeof createSetupRoute>;
  /** The import from WordPress. */
  wordpress: WordpressRoute;
  reader: ContentReader;
  /** Returns a reader for one page, which reports the outcome of each read. */
  readerOf: ContentSource['readerOf'];
  /** Finished pages, in memory and on disk; `health()` counts them, for metrics and people: cheap to ask. */
  pages: CachedPages;
  /** The changes of content and comments. */
  changes: Pick<ContentChanges, 'now' | 'outdates'>;
  /** The agency's brand as read last; `settledBrand` reads it again first if it may have changed. */
  brand(): Brand;
  settledBrand(): Promise<Brand>;
  brandMadeOf(): readonly string[];
  /** Resolves once the published list of switched-off parts is known. */
  settledParts(): Promise<unknown>;
  /** Moves when what pages show does: the sum of content's and comments' revisions, which only grow. */
  pageRevision(): number;
  redirects: Redirects;
  search: SiteSearch;
  cards: Cards;
  icons: Icons;
  typedCard: ReturnType<typeof createTypedCardRoute>;
  inbox: Inbox;
  previews: Previews;
  /** The measuring of visits; undefined for the default. */
  measuring: Measuring | undefined;
  health: Omit<HealthWatch, 'close'>;
  /** How each service is closed, in the order in which that is done. */
  closing: readonly ClosingStep[];
  /** Closes all services, one after the other; never rejects. */
  close(): Promise<unknown>;
};

export type Surroundings = {
  /** Folder of the project: migrations are loaded from their sources. */
  root: URL;
  port: number;
  /** The addresses that webhooks may reach; the public internet when absent. */
  webhookReach?: NonNullable<InboxOptions['webhookReach']>;
};

/** @throws {ConfigError} when the data directory cannot be written, or another process uses it. */
export async function createServices(
  config: Config,
  { root, port, webhookReach }: Surroundings,
): Promise<Services> {
  const opening = await prepareOpening(config, { root, port });
  const { version, origin, secret, programs, log, warn } = opening;
  const publications = createPublications();
  const { brand } = publications;

  const outgoing = outgoingMail(opening, () => content.source.reader, brand);
  const { room: staff, identify } = await openStaff(opening, outgoing);
  const content = await openContent(opening, staff, publications);
  const { service, source } = content;
  const { reader } = source;

  const pageRevision = () => inbox.commentRevision() + content.publishedRevision();
  const listPages = async () => {
    await publications.offParts()?.settled();
    return listSitemap(reader);
  };
  const listedPages = publicPages({
    list: listPages,
    revision: pageRevision,
    warn,
  });
  const readLogo = createLogoReader({ brand, origin: loopback(config.host, port), warn });
  const cards = createCards({
    folder: join(config.directory, 'cards'),
    root,
    program: programs.cardDrawer,
    brand,
    readLogo,
    freeSpaceFloor: config.freeSpaceFloor,
    warn,
  });
  const icons = createIcons({ brand, cards, readLogo, warn });
  const inbox = await openInbox(opening, {
    outgoing,
    content,
    identify,
    ...(staff && { staff: staff.list }),
    publicPages: listedPages,
    commentsChanged: publications.commentsChanged,
    rosette: cards.rosette,
    ...(webhookReach && { webhookReach }),
  });

  const changes = followContentChanges({
    content: content.publishedRevision,
    comments: inbox.commentRevision,
  });
  publications.addFollowers({ changes });
  const readFor = (madeOf: ReadNotes['madeOf']) =>
    source.readerOf({ madeOf, failed: () => undefined });
  const watched = watchPublished({
    name: 'the brand',
    first: DEFAULT_BRAND,
    read: (madeOf) => findBrand(readFor(madeOf)),
    changes,
    warn,
  });
  const offParts = watchPublished({
    name: 'which parts of the site are off',
    first: [],
    read: (madeOf) => findOffParts(readFor(madeOf)),
    changes,
    warn,
  });
  publications.addFollowers({ brand: watched, offParts });
  // The list is read now, so that the first visit is counted too.
  listedPages();
  const search = createSiteSearch({ reader, revision: pageRevision, settled: offParts.settled });
  publications.addFollowers({ search });
  const redirects = createRedirects({
    reader,
    revision: pageRevision,
    isPage: (address) => listedPages().has(address),
    isOff: (address) => leadsToOffPart(reader, address),
  });
  const listed = async () => new Set((await listPages()).map(({ path }) => path));
  // The cache opens last, because it compares its copies with the state of content and comments.
  const pages = await openCachedPages({
    directory: join(config.directory, 'pages'),
    build: readBuildFiles(new URL('build/client/assets/', root)),
    changes,
    revision: pageRevision,
    knowsComments: inbox.knowsComments,
    contentHealth: source.health,
    seen: () =>
      [
        origin,
        source.name,
        service?.publishedState() ?? '-',
        inbox.knowsComments() ? inbox.commentRevision() : UNKNOWN_POSITION,
        // A page's copy depends on whether visits are measured: its policy allows it or not.
        ...(config.measurementId ? ['analytics'] : []),
      ].join(' '),
    listed,
    warn,
    debug: (message, details) => log.debug(details, message),
  });
  publications.addFollowers({ pages });
  const pictures =
    service && config.picturesAhead
      ? createPicturesAhead({ listed, look: pages.look, prepare: service.preparePictures, warn })
      : undefined;
  if (pictures) publications.addFollowers({ pictures });
  const health = watchHealth(opening, {
    content,
    inbox,
    pages,
    hasStaff: staff !== undefined,
    identify,
  });

  const wordpress = createWordpressRoute({
    content: service,
    identify,
    directory: config.directory,
    warn,
  });

  const closing: ClosingStep[] = [
    { name: 'wordpress', close: wordpress.close },
    { name: 'hosted content', close: () => content.hosted?.close() },
    { name: 'pictures', close: () => pictures?.close() },
    { name: 'health', close: health.close },
    { name: 'content source', close: source.close },
    { name: 'inbox', close: inbox.close },
    { name: 'cards', close: cards.close },
    { name: 'pages', close: pages.close },
    { name: 'content', close: () => service?.close() },
    { name: 'staff', close: () => staff?.close() },
    { name: 'ownership', close: opening.owner.close },
  ];
  return {
    log,
    root,
    version,
    origin,
    content: service,
    staff,
    setup: content.setup,
    setupRoute: createSetupRoute({
      content: service,
      identify,
      archive: new URL('tools/demo/archive/', root),
    }),
    wordpress,
    reader,
    readerOf: source.readerOf,
    pages,
    changes,
    brand: watched.current,
    settledBrand: watched.settled,
    settledParts: offParts.settled,
    brandMadeOf: watched.madeOf,
    pageRevision,
    redirects,
    search,
    cards,
    icons,
    typedCard: createTypedCardRoute({ cards, identify }),
    inbox,
    measuring: measuringOf(config),
    health,
    previews: createPreviews({
      secret,
      identify,
      drafts: content.drafts,
      links: staff?.previewLinks,
    }),
    closing,
    close: () => closeInOrder(closing, warn),
  };
}

function measuringOf({ countVisits: visits, vitalsShare, measurementId }: Config) {
  const isDefault = visits && vitalsShare === undefined && measurementId === undefined;
  const measuring: Measuring = { visits, vitalsShare, ...(measurementId && { analytics: true }) };
  return isDefault ? undefined : measuring;
}
