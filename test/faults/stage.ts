/** Where a fault is played: what it starts and makes is gone when it is over, however it ends. */
import { rm } from 'node:fs/promises';
import { type Site, startSite, temporaryDirectory } from '../support/site.ts';
import type { Verdict } from './verdict.ts';

export type Stage = {
  /** To be done at the end, the last first; whether or not it has been done before. */
  after(end: () => unknown): void;
  directory(): Promise<string>;
  startSite(options: Parameters<typeof startSite>[0]): Promise<Site>;
};

export async function onStage(play: (stage: Stage) => Promise<Verdict>): Promise<Verdict> {
  const ends: (() => unknown)[] = [];
  const after: Stage['after'] = (end) => void ends.unshift(end);
  try {
    return await play({
      after,
      async directory() {
        const directory = await temporaryDirectory();
        after(() => rm(directory, { recursive: true, force: true }));
        return directory;
      },
      async startSite(options) {
        const site = await startSite(options);
        after(() => site.kill());
        return site;
      },
    });
  } finally {
    for (const end of ends) await end();
  }
}
