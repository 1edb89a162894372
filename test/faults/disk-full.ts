/** R05 and P6: the disk is full, and then it is not. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childEnvironment } from '../support/child-environment.ts';
import { compareWithLedger, readInbox } from './kept-in-inbox.ts';
import { openLedger } from './ledger.ts';
import { IN_MEMORY, makeLimitedDisk } from './limited-disk.ts';
import { onStage, type Stage } from './stage.ts';
import { createBreaches, type Verdict } from './verdict.ts';
import { BEHIND_OUR_PROXY, MESSAGE_KINDS, POST, send, writeMessage } from './visitors.ts';

const PAGES = ['/', '/services', '/work', '/blog', POST, '/careers', '/contact', '/legal'];
/** A text that occurs in this test only. */
const TEXT = 'Un café, une terrasse, et le disque plein.';

type DiskFull = {
  /** How often it fills and empties. */
  times: number;
};

export function diskFull(size: DiskFull): Promise<Verdict> {
  return onStage((stage) => play(stage, size));
}

async function play(stage: Stage, { times }: DiskFull): Promise<Verdict> {
  const breaches = createBreaches();
  const disk = await makeLimitedDisk(48);
  if (!disk) {
    const none = 'no disk can be limited on this machine: not run';
    return { tried: none, figures: {}, breaches: [] };
  }
  stage.after(() => disk.remove());
  if (disk.means === IN_MEMORY) await startWithoutRoom(stage, breaches);
  const outside = await stage.directory();
  const ledger = openLedger(join(outside, 'ledger'));
  stage.after(() => ledger.close());
  const site = await stage.startSite({
    directory: disk.directory,
    env: { ...BEHIND_OUR_PROXY, FREE_SPACE_FLOOR_MB: '0' },
  });
  const figures = {
    means: disk.means,
    'pages read': 0,
    'told 503': 0,
    'kept again': 0,
    'longest recovery in ms': 0,
  };

  for (let time = 0; time < times; time += 1) {
    await disk.fill(site.pid);
    // What was preallocated may still take a message or two: they count as kept, and are looked for below.
    for (let round = 0; round < 3; round += 1) {
      for (const kind of MESSAGE_KINDS) {
        const message = writeMessage(kind);
        ledger.attempt(message);
        const answer = await send(site.origin, message);
        if (answer === 'kept') ledger.acknowledge(message);
        else if (answer === 503) figures['told 503'] += 1;
        else breaches.unless(false, `${kind} on a full disk: ${answer}`);
      }
      for (const page of PAGES) {
        const answer = await fetch(site.origin + page);
        breaches.unless(answer.status === 200, `${page} on a full disk: ${answer.status}`);
        figures['pages read'] += 1;
        await answer.arrayBuffer();
      }
    }
    breaches.unless(await givesTextBack(site.origin), 'what was typed did not come back');

    await disk.free(site.pid);
    const freed = performance.now();
    const after = MESSAGE_KINDS.map(writeMessage);
    for (const message of after) {
      ledger.attempt(message);
      let answer = await send(site.origin, message);
      while (answer !== 'kept' && performance.now() - freed < 10_000) {
        await pause(100);
        answer = await send(site.origin, message);
      }
      breaches.unless(answer === 'kept', `${message.kind} once there was room: ${answer}`);
      if (answer === 'kept') {
        ledger.acknowledge(message);
        figures['kept again'] += 1;
      }
    }
    const took = Math.round(performance.now() - freed);
    figures['longest recovery in ms'] = Math.max(figures['longest recovery in ms'], took);
  }

  breaches.unless(figures['told 503'] > 0, 'the disk was never full');
  const code = await site.stop();
  breaches.unless(code === 0, `the site ended with ${code}:\n${site.output().slice(-2000)}`);
  const inbox = await readInbox({ kind: 'sqlite', file: join(disk.directory, 'inbox.sqlite') });
  const { integrity } = inbox;
  breaches.unless(integrity === 'ok', integrity);
  const { lost, doubled } = compareWithLedger(inbox, ledger, breaches);
  return {
    tried: `${times} times, by ${disk.means}`,
    figures: { ...figures, lost, doubled, integrity },
    breaches: breaches.all,
  };
}

/** Without script the answer is the page itself: the text has to be in its form, with a status that says why. */
async function givesTextBack(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/contact`, {
    method: 'POST',
    headers: { origin },
    redirect: 'manual',
    body: new URLSearchParams({
      name: 'Salma Idrissi',
      email: 'salma@cafe-anfa.ma',
      service: 'Autre',
      message: TEXT,
    }),
  });
  const html = await answer.text();
  return answer.status === 503 && html.includes(TEXT) && html.includes('salma@cafe-anfa.ma');
}

/** Megabytes: room for the databases, not for the first content and its pictures. */
const TOO_SMALL = 4;

/** A first start that finds no room ends with one sentence; with room, the next one starts as if nothing had been. */
async function startWithoutRoom(
  stage: Stage,
  breaches: ReturnType<typeof createBreaches>,
): Promise<void> {
  const disk = await makeLimitedDisk(TOO_SMALL);
  if (!disk) return;
  stage.after(() => disk.remove());
  const { status, stderr } = spawnSync(process.execPath, ['server.js'], {
    env: childEnvironment({
      NODE_ENV: 'production',
      PORT: '0',
      ORIGIN: 'http://localhost:3000',
      DATA_DIR: disk.directory,
    }),
    encoding: 'utf8',
    timeout: 60_000,
  });
  const isSentence = /^The disk of DATA_DIR .+ is full .+\n$/.test(stderr);
  breaches.unless(status === 1 && isSentence, `a first start on a full disk: ${status} ${stderr}`);
  spawnSync('mount', ['-o', 'remount,size=64m', disk.directory]);
  const site = await stage.startSite({ directory: disk.directory, fresh: true });
  const answer = await fetch(`${site.origin}/work`);
  const html = await answer.text();
  breaches.unless(html.includes('Atelier Anfa'), 'after a first start without room: no content');
}
