/** Prepares what all services need to open: the data directory, the secret, the log, the worker programs. */
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { type Ownership, seekOwnership } from '../../packages/kit/database/owner.ts';
import {
  type CertainTime,
  datesOfFiles,
  openCertainTime,
} from '../../packages/kit/process/certain-time.ts';
import { closeToOthers } from '../../packages/kit/process/private-directory.ts';
import { appSecret } from '../../packages/kit/process/secret.ts';
import type { Config } from '../config.ts';
import { inOneLine, makeWritable } from '../data-directory.ts';
import { programVersion } from '../data-version.ts';
import { finishRestore } from '../operations/finish-restore.ts';
import { prepareUpgrade } from '../operations/prepare-upgrade.ts';
import { STAFF_FILE } from '../staff.ts';
import { workerPrograms } from '../worker-programs.ts';

export type Opening = {
  config: Config;
  /** Folder of the project: migrations and scripts are loaded from their sources. */
  root: URL;
  port: number;
  /** The version of the program, such as `1.0.0`. */
  version: string;
  /** Public address of the site, without a trailing slash. */
  origin: string;
  /** At least 32 characters, for signing links and cookies. */
  secret: string;
  programs: ReturnType<typeof workerPrograms>;
  /** The databases of the data directory; those of another engine or service do not exist there. */
  files: { content: string; inbox: string; staff: string };
  certainTime: CertainTime;
  /** Whether this process does what needs to be done by one. */
  owner: Ownership;
  log: Logger;
  warn(message: string, details: Record<string, unknown>): void;
};

/** @throws {ConfigError} when the data directory cannot be written, or another process uses it. */
export async function prepareOpening(
  config: Config,
  { root, port }: Pick<Opening, 'root' | 'port'>,
): Promise<Opening> {
  const { directory } = config;
  // A terminal shows warnings only; requests are logged to a file or pipe, or where LOG_LEVEL asks for them.
  const usual = process.stdout.isTTY ? 'warn' : 'info';
  // pino's own destination would end the process when a line cannot be written: on a full disk, or to a closed pipe.
  const log = pino({ level: config.logLevel ?? usual, base: null }, process.stdout);
  const warn = (message: string, details: Record<string, unknown>) => log.warn(details, message);
  const files = {
    content: join(directory, 'content.sqlite'),
    inbox: join(directory, 'inbox.sqlite'),
    staff: join(directory, STAFF_FILE),
  };
  const fileDates = datesOfFiles(directory);
  await makeWritable(directory);
  await finishRestore(config, log).catch(inOneLine(files.content));
  // The recorded time is read after the restore is finished: an interrupted restore may have moved its file away.
  const certainTime = openCertainTime({ directory, kept: fileDates, warn });
  await closeToOthers(directory, warn);
  await prepareUpgrade(config, { root, log }).catch(inOneLine(files.content));
  return {
    config,
    root,
    port,
    version: programVersion(root),
    origin: config.origin ?? `http://localhost:${port}`,
    secret: appSecret(config.secret, directory),
    programs: workerPrograms(config.mode, root),
    files,
    certainTime,
    owner: await seekOwnership(config.databaseUrl),
    log,
    warn,
  };
}
