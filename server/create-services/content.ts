/** Opens the content: the embedded content service, where no hosted one is configured, and what reads either. */
import type { ContentReader } from '../../app/context.ts';
import { MISSING, PUBLIC_DOCUMENTS } from '../../app/index.ts';
import { type ContentService, createContentService } from '../../packages/content-service/index.ts';
import { ZONE } from '../../packages/kit/calendar/casablanca-time.ts';
import type { StaffService } from '../../staff/index.ts';
import { type ContentSource, contentSource, EMBEDDED } from '../content-reader.ts';
import { inOneLine } from '../data-directory.ts';
import { createOwnRequests } from '../first-answers/own-requests.ts';
import { followHostedContent, type HostedRevision } from '../hosted-revision.ts';
import { movedPages } from '../pages/moved-pages.ts';
import type { Publications } from '../publications.ts';
import { wordRefusal } from '../release-refusals.ts';
import { type ContentApi, createContentApi } from '../setup/content-api.ts';
import { joinStaff } from '../staff.ts';
import type { Opening } from './opening.ts';

export type OpenContent = {
  /** The embedded content service; undefined where the hosted one is configured. */
  service: ContentService | undefined;
  /** Writes content as the setup, before there is an account; absent as the service is. */
  setup: ContentApi | undefined;
  /** Reads published content, as the site's pages show it. */
  source: ContentSource;
  /** Reads drafts over published content; undefined without a token that may read them. */
  drafts: ContentReader | undefined;
  /** Reads published content, including what visitors see only later. */
  unseen: ContentReader;
  /** Follows publications in another service; undefined where the service is ours. */
  hosted: HostedRevision | undefined;
  /** Grows with each publication. */
  publishedRevision(): number;
};

export async function openContent(
  opening: Opening,
  staff: StaffService | undefined,
  publications: Publications,
): Promise<OpenContent> {
  const { config, port, origin, log } = opening;
  const warn = warnOfContent(log);
  const own = staff && (await openService(opening, staff, publications.published));
  const service = own?.service;
  const source = contentSource(config, port, warn, {
    perspective: 'published',
    siteOrigin: origin,
    offParts: publications.offParts,
    ...(service && { token: service.siteToken, service }),
  });
  const draftToken = service?.draftToken ?? config.draftToken;
  const drafts = draftToken
    ? contentSource(config, port, warn, { perspective: 'drafts', token: draftToken, service })
        .reader
    : undefined;
  const hosted = service
    ? undefined
    : followHostedContent({ client: source.events, changed: publications.changedElsewhere, warn });
  const { reader } = source;
  return {
    service,
    setup: own?.setup,
    source,
    drafts,
    unseen: {
      ...reader,
      client: reader.client.withConfig({ useCdn: false, ...(draftToken && { token: draftToken }) }),
    },
    hosted,
    publishedRevision: () => (service?.publishedRevision() ?? 0) + (hosted?.current() ?? 0),
  };
}

/** The most messages that are remembered, so that each is logged once. */
const MOST_SAID = 1000;

/**
 * Warns of each thing once: a page is rendered again and again. A document that nobody has written yet is no fault, and is
 * named when the site starts.
 */
function warnOfContent(log: Opening['log']): ContentReader['warn'] {
  const seen = new Set<string>();
  return (message, details) => {
    if (message === MISSING) return log.debug(details, message);
    const thing = JSON.stringify([message, details]);
    if (seen.has(thing)) return;
    if (seen.size >= MOST_SAID) seen.clear();
    seen.add(thing);
    log.warn(details, message);
  };
}

async function openService(
  { config, root, origin, secret, programs, files, certainTime, warn }: Opening,
  staff: StaffService,
  published: Publications['published'],
): Promise<{ service: ContentService; setup: ContentApi }> {
  const joined = joinStaff(staff);
  const own = createOwnRequests(joined.identify);
  const service = await createContentService({
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
    published,
    certainTime: certainTime.now,
    freeSpaceFloor: config.freeSpaceFloor,
    picturesAhead: config.picturesAhead,
    queryWorker: programs.queryWorker,
    imageWorker: programs.imageWorker,
    migrations: new URL('packages/content-service/migrations/', root),
    databaseUrl: config.databaseUrl,
    originals: config.files,
    originalsCacheBytes: config.originalsBytes,
    secret,
    warn,
  }).catch(inOneLine(files.content));
  return { service, setup: createContentApi((request) => service.fetch(own.mark(request))) };
}
