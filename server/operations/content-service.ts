/** The content a script works on: what the site's settings name, or a running site. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createClient, type SanityClient } from '@sanity/client';
import {
  type ContentService,
  type ContentServiceOptions,
  createContentService,
  DirectoryInUseError,
} from '../../packages/content-service/index.ts';
import { ConfigError } from '../../packages/kit/process/config-error.ts';
import type { Config } from '../config.ts';
import type { DataLocations } from '../data-directory.ts';

/** The embedded service has one project and one dataset: server/services.ts. */
const EMBEDDED = { projectId: 'agence', dataset: 'production' };
const API_VERSION = '2025-02-19';

type EmbeddedOptions = Pick<ContentServiceOptions, 'exportOrigin' | 'identify' | 'consequences'> & {
  /** What the command suggests besides stopping the site. */
  orElse?: string;
};

/**
 * @param options where readers of an export fetch assets, and who calls; no editor, when absent
 * @throws {ConfigError} while a site has the data directory open; others that share the content may run
 */
export async function openEmbedded(
  { directory, databaseUrl, files }: Pick<DataLocations, 'directory' | 'databaseUrl' | 'files'>,
  { orElse, ...options }: EmbeddedOptions = {},
): Promise<ContentService> {
  try {
    return await createContentService({
      ...EMBEDDED,
      directory,
      databaseUrl,
      originals: files,
      ...options,
      allowedOrigins: [],
    });
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    const ways = ['stop it', ...(orElse ? [orElse] : [])].join(', or ');
    throw new ConfigError([`DATA_DIR ${directory} is in use by a running site: ${ways}`]);
  }
}

/** A client that reads drafts too, while `work` runs: of a running site, the hosted service, or an embedded one. */
export async function withReader<Result>(
  config: Config,
  running: { site: string | undefined; token: string | undefined },
  work: (client: SanityClient) => Promise<Result>,
): Promise<Result> {
  const common = { apiVersion: API_VERSION, useCdn: false };
  if (running.site) {
    return work(createClient({ ...common, ...EMBEDDED, ...at(running.site), ...tokenOf(running) }));
  }
  if (config.hostedContent) {
    const { apiHost, ...hosted } = config.hostedContent;
    const token = running.token ?? config.draftToken;
    return work(
      createClient({ ...common, ...hosted, ...(apiHost && at(apiHost)), ...tokenOf({ token }) }),
    );
  }
  // The port is opened first: an export writes it into the addresses of assets.
  let service: ContentService | undefined;
  const server = serve({
    fetch: async (request) => service?.fetch(request) ?? new Response(null, { status: 503 }),
    port: 0,
    hostname: LOOPBACK,
    // The caller keeps Node's own `fetch` and `Response`.
    overrideGlobalObjects: false,
  });
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const origin = `http://${LOOPBACK}:${port}`;
    service = await openEmbedded(config, {
      exportOrigin: origin,
      orElse: 'name it with --site and a token in CONTENT_TOKEN',
    });
    return await work(
      createClient({ ...common, ...EMBEDDED, ...at(origin), token: service.draftToken }),
    );
  } finally {
    await new Promise((resolve) => server.close(resolve));
    await service?.close();
  }
}

/** Makes a folder for an archive while it is unpacked; deleted when `work` is done. */
export async function withTemporaryFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const LOOPBACK = '127.0.0.1';

function at(apiHost: string) {
  return { apiHost, useProjectHostname: false };
}

function tokenOf({ token }: { token: string | undefined }) {
  return token ? { token } : {};
}
