/** P7: whatever is sent, memory is bounded, the answer has a name, other visitors are served, and nothing stays behind. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Site } from '../support/site.ts';
import {
  CUT,
  HOSTILE_REQUESTS,
  hostileBodies,
  MULTIPART,
  NO_FORMS,
  postBytes,
  SMALL_FORMS,
  sendRaw,
} from './hostile-bodies.ts';
import { type HostileFile, hostileFiles } from './hostile-files.ts';
import { readInbox } from './kept-in-inbox.ts';
import { residentMemory } from './processes.ts';
import { connectSlowly } from './slow-clients.ts';
import { onStage, type Stage } from './stage.ts';
import { type Breaches, createBreaches, percentile99, type Verdict } from './verdict.ts';
import { BEHIND_OUR_PROXY } from './visitors.ts';

/** Sixteen uploads at once, of five megabytes each, held once while they are read and once whole, and what was not yet swept up. All fifty would be 400. */
const MOST_GROWTH = 320; // MB
/** With a hundred pages rendered at once on top, which slow clients can ask for; a thousand were seen to take no more. */
const MOST_MEMORY = 600; // MB
/** P7 */
const LONGEST_WAIT = 1000; // ms, for 99 of 100 others while all this goes on
/** 12 s for headers, looked at every 2 s; 15 s for a body of a form. With time for a busy machine. */
const LONGEST_HEADERS = 20; // s
const LONGEST_REQUEST = 25; // s

const UPLOADS = '/careers/candidature/spontanee';

type Hostility = {
  rounds: number;
  /** Nothing else runs on the machine: then others' waits tell of the site, and clients that say almost nothing have their minute. */
  alone: boolean;
};

export function hostileRequests(size: Hostility): Promise<Verdict> {
  return onStage((stage) => play(stage, size));
}

async function play(stage: Stage, { rounds, alone }: Hostility): Promise<Verdict> {
  const breaches = createBreaches();
  // The files are made before any wait is measured: making them keeps this process busy for seconds.
  const files = hostileFiles();
  const directory = await stage.directory();
  const temporary = await stage.directory();
  const site = await stage.startSite({
    directory,
    env: { ...BEHIND_OUR_PROXY, TMPDIR: temporary },
  });
  // Warm: what a first visitor makes it load is no leak.
  await fetch(site.origin);
  const before = await residentMemory(site.pid);
  const watched = watch(site);
  stage.after(() => watched.end());

  let refused = 0;
  let acceptedCount = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const file of files) {
      if (await apply(site, file, round, breaches)) acceptedCount += 1;
      else refused += 1;
    }
    for (const body of hostileBodies()) {
      const status = await postBytes(
        site.origin + UPLOADS,
        body.type,
        body.body,
        `10.1.${round}.1`,
      );
      breaches.unless(body.answered.includes(status), `a form with ${body.what}: ${status}`);
      refused += 1;
    }
    for (const path of SMALL_FORMS) {
      for (const { what, type, body, answered } of NO_FORMS) {
        const status = await postBytes(site.origin + path, type, body, `10.4.${round}.1`);
        breaches.unless(answered.includes(status), `${path} with ${what}: ${status}`);
        refused += 1;
      }
    }
    for (const { what, bytes, answered } of HOSTILE_REQUESTS) {
      const status = await sendRaw(site.origin, bytes(new URL(site.origin).host));
      breaches.unless(answered.includes(Number(status)), `a request with ${what}: ${status}`);
      refused += 1;
    }
    await flood(site, round, breaches);
  }
  const byUploads = watched.peak();
  const slowest = alone ? await bearSlowClients(site, breaches) : {};

  const { peak, waits } = await watched.end();
  breaches.unless(byUploads - before < MOST_GROWTH, `uploads took ${byUploads - before} MB`);
  breaches.unless(peak < MOST_MEMORY, `${peak} MB of memory`);
  breaches.unless(
    !alone || percentile99(waits) < LONGEST_WAIT,
    `visitors waited ${percentile99(waits)} ms`,
  );
  const health = await fetch(`${site.origin}/healthz`);
  breaches.unless(health.status === 200, `health is ${health.status}`);
  await expectNothingLeft(site, temporary, breaches);
  breaches.unless((await site.stop()) === 0, 'the site did not end well');
  await expectVerdicts(directory, files, rounds, breaches);
  return {
    tried: `${refused + acceptedCount} files, bodies and requests${alone ? ', 600 slow clients' : ''}`,
    figures: {
      refused,
      'kept, put aside where it may harm': acceptedCount,
      'memory before, with uploads, at most (MB)': `${before}, ${byUploads}, ${peak}`,
      'wait of another visitor, p99 (ms)': percentile99(waits),
      ...slowest,
    },
    breaches: breaches.all,
  };
}

const emailOf = (index: number, round: number) => `file-${index}-${round}@visiteur.example`;

const outcome = z.object({
  state: z.enum(['received', 'refused']),
  errors: z.object({ cv: z.string().min(1) }).optional(),
});

/** Sends it with an application that has nothing else wrong with it. True when it was kept. */
async function apply(
  site: Site,
  file: HostileFile,
  round: number,
  breaches: Breaches,
): Promise<boolean> {
  const index = hostileIndex(file);
  const form = new FormData();
  const typed = {
    name: 'Nour El Fassi',
    email: emailOf(index, round),
    position: 'Monteuse',
    motivation: 'Je coupe.',
  };
  for (const [name, value] of Object.entries(typed)) form.append(name, value);
  form.append('cv', new File([Uint8Array.from(file.bytes)], file.name));
  const answer = await fetch(site.origin + UPLOADS, {
    method: 'POST',
    headers: { origin: site.origin, 'x-forwarded-for': `10.2.${round}.${index}` },
    body: form,
  });
  const read = outcome.safeParse(await answer.json().catch(() => undefined));
  const expected = typeof file.becomes === 'number' ? file.becomes : 200;
  const named = expected === 200 ? read.data?.state === 'received' : Boolean(read.data?.errors?.cv);
  breaches.unless(answer.status === expected && named, `a CV with ${file.what}: ${answer.status}`);
  return answer.status === 200;
}

const indices = new Map<string, number>();
function hostileIndex({ what, name }: HostileFile): number {
  const key = `${what} ${name}`;
  const index = indices.get(key) ?? indices.size;
  indices.set(key, index);
  return index;
}

/** Fifty uploads of eight megabytes at once, from fifty places: a few are read, the others asked to come again. */
async function flood(site: Site, round: number, breaches: Breaches): Promise<void> {
  const form = `--${MULTIPART.split('=')[1]}\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(form), Buffer.alloc(8 * 1024 * 1024, 'x')]);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      postBytes(site.origin + UPLOADS, MULTIPART, body, `10.3.${round}.${index}`),
    ),
  );
  const others = answers.filter((answer) => ![400, 413, 503, CUT].includes(answer));
  breaches.unless(others.length === 0, `a flood of uploads was answered ${others[0]}`);
}

async function bearSlowClients(site: Site, breaches: Breaches) {
  const { host } = new URL(site.origin);
  const headers = connectSlowly(site.origin, 500, `GET / HTTP/1.1\r\nhost: ${host}\r\nx-slow: `);
  const bodies = connectSlowly(
    site.origin,
    100,
    `POST /careers HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\ncontent-type: ${MULTIPART}\r\ncontent-length: 1000000\r\n\r\n`,
  );
  for (
    let waited = 0;
    waited < 90 && (headers.borneFor() ?? bodies.borneFor()) === undefined;
    waited += 1
  ) {
    await pause(1000);
  }
  for (let waited = 0; waited < 90 && bodies.borneFor() === undefined; waited += 1)
    await pause(1000);
  const [byHeaders, byBodies] = [headers.borneFor() ?? 999, bodies.borneFor() ?? 999];
  headers.close();
  bodies.close();
  breaches.unless(byHeaders <= LONGEST_HEADERS, `slow headers were borne for ${byHeaders} s`);
  breaches.unless(byBodies <= LONGEST_REQUEST, `slow bodies were borne for ${byBodies} s`);
  return {
    'slow headers, slow bodies borne (s)': `${Math.round(byHeaders)}, ${Math.round(byBodies)}`,
  };
}

/** Measures memory, and how long another visitor waits for a page, ten times a second. */
function watch(site: Site) {
  let going = true;
  let peak = 0;
  const waits: number[] = [];
  const watching = (async () => {
    while (going) {
      const start = performance.now();
      const answered = await fetch(`${site.origin}/services`)
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
      waits.push(answered ? performance.now() - start : Number.POSITIVE_INFINITY);
      peak = Math.max(peak, await residentMemory(site.pid));
      await pause(100);
    }
  })();
  return {
    peak: () => peak,
    async end() {
      going = false;
      await watching;
      return { peak, waits };
    },
  };
}

const OURS =
  /^(app-secret|assets|cards|derivatives|mail|pages|version|\.write-probe-\d+|clock\.json|health\.json|(content|inbox|staff)\.sqlite(\.lock|-wal|-shm|\.lock-journal)?)$/;

async function expectNothingLeft(site: Site, temporary: string, breaches: Breaches): Promise<void> {
  const left = await readdir(temporary);
  breaches.unless(left.length === 0, `left in the folder for temporary files: ${left.join(', ')}`);
  const strange = (await readdir(site.directory)).filter((name) => !OURS.test(name));
  breaches.unless(strange.length === 0, `left in the data directory: ${strange.join(', ')}`);
  const incoming = await readdir(join(site.directory, 'derivatives/incoming')).catch(() => []);
  breaches.unless(incoming.length === 0, `left among the images: ${incoming.join(', ')}`);
}

async function expectVerdicts(
  directory: string,
  files: readonly HostileFile[],
  rounds: number,
  breaches: Breaches,
): Promise<void> {
  const inbox = await readInbox({ kind: 'sqlite', file: join(directory, 'inbox.sqlite') });
  const requests = new Map(inbox.requests.map(({ email, id }) => [email, id]));
  const verdicts = new Map(inbox.files.map(({ requestId, verdict }) => [requestId, verdict]));
  for (const file of files) {
    for (let round = 0; round < rounds; round += 1) {
      const request = requests.get(emailOf(hostileIndex(file), round));
      const verdict = request && verdicts.get(request);
      const expected = typeof file.becomes === 'number' ? undefined : file.becomes;
      breaches.unless(verdict === expected, `a CV with ${file.what} is ${verdict ?? 'not kept'}`);
    }
  }
}
