/** Three equal processes of one site behind a load balancer: one PostgreSQL, one folder of files, data of their own that may be lost. */
import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { SECRET } from '../../inbox/testing/secret.ts';
import {
  type PostgresServer,
  startPostgres,
} from '../../packages/kit/database/testing/postgres-server.ts';
import { type Administrator, createAdministrator } from '../support/administrator.ts';
import { freePort, type Site } from '../support/site.ts';
import { startFront } from './front.ts';
import type { Stage } from './stage.ts';
import type { Front } from './verdict.ts';
import { BEHIND_OUR_PROXY } from './visitors.ts';

/** A time in which something was done to the site, in ms of `performance.now()`. */
export type Trouble = {
  kind: 'kill' | 'pause' | 'postgres';
  /** The process it was done to; PostgreSQL is everybody's. */
  member?: Member;
  from: number;
  /** Infinity until it is over. */
  to: number;
};

export type Member = {
  readonly name: string;
  readonly origin: string;
  readonly directory: string;
  readonly site: Site;
  /** Starts it again, once it has ended; ready when this resolves. */
  start(): Promise<void>;
};

export type EqualSite = {
  /** The address that visitors know: the load balancer's. */
  origin: string;
  members: readonly Member[];
  postgres: PostgresServer;
  administrator: Administrator;
  troubles: Trouble[];
  /** Does something and notes from when to when. */
  during(trouble: Pick<Trouble, 'kind' | 'member'>, act: () => Promise<void>): Promise<void>;
};

const NAMES = ['first', 'second', 'third'];

export async function startEqualSite(stage: Stage, front: Front): Promise<EqualSite> {
  const postgres = await startPostgres();
  stage.after(() => postgres.stop());
  const files = await stage.directory();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...BEHIND_OUR_PROXY,
    LOG_LEVEL: 'error',
    ORIGIN: origin,
    DATABASE_URL: postgres.url,
    FILES_URL: pathToFileURL(files).href,
    APP_SECRET: SECRET,
    LEAVE_AFTER: '3',
  };
  const members: (Member & { port: number })[] = [];
  for (const name of NAMES) {
    const [directory, own] = [await stage.directory(), await freePort()];
    const start = () => stage.startSite({ directory, port: own, env, fresh: true });
    // One after the other: each draws the first pages, on two cores.
    let site = await start();
    members.push({
      name,
      port: own,
      origin: site.origin,
      directory,
      get site() {
        return site;
      },
      async start() {
        site = await start();
      },
    });
  }
  const [first] = members;
  if (!first) throw new Error('a site has a process');
  await startFront(stage, front, { port, processes: members.map((member) => member.port) });
  const administrator = await createAdministrator({ ...first.site, origin });
  const troubles: Trouble[] = [];
  return {
    origin,
    members,
    postgres,
    administrator,
    troubles,
    async during(trouble, act) {
      const noted = { ...trouble, from: performance.now(), to: Number.POSITIVE_INFINITY };
      troubles.push(noted);
      await act();
      noted.to = performance.now();
    },
  };
}

/** Takes from a process everything of its own. */
export async function loseData({ directory }: Member): Promise<void> {
  await rm(directory, { recursive: true });
}
