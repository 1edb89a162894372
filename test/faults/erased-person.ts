/** L01 and L06: a person who has left everything there is to leave, erased, and looked for byte by byte. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SENT_FROM, shortForm, upload } from '../../inbox/testing/applications.ts';
import { writePdf } from '../../inbox/testing/documents.ts';
import {
  contactForm,
  newsletterForm,
  openInbox,
  SENDING,
  type TestInbox,
} from '../../inbox/testing/open-inbox.ts';
import { makeBackup } from '../../server/operations/backup.ts';
import { filesBelow } from '../../server/operations/backup-manifest.ts';
import { onStage, type Stage } from './stage.ts';
import { createBreaches, type Verdict } from './verdict.ts';

const EMAIL = 'zephyrine@canari.example';
/** In everything of hers, in every spelling a database, a mail or an index might have it. */
const TRACES = ['zephyrine', 'Zéphyrine', 'quillaumet', 'canari.example', 'mot-de-canari'];

type Erased = {
  /** People who stay, and of whom nothing may go. */
  others: number;
};

export function erasedPerson(size: Erased): Promise<Verdict> {
  return onStage((stage) => play(stage, size));
}

async function play(stage: Stage, { others }: Erased): Promise<Verdict> {
  const breaches = createBreaches();
  const directory = await stage.directory();
  const mails = join(directory, 'mail');
  const file = join(directory, 'inbox.sqlite');
  await writeFile(join(directory, 'app-secret'), 'a secret of at least thirty-two characters');
  const inbox = await openInbox(
    { kind: 'sqlite', file },
    { mail: { via: 'files', folder: mails } },
  );
  for (let count = 0; count < others; count += 1) {
    await leaveEverything(inbox, {
      email: `salma-${count}@cafe-anfa.ma`,
      name: 'Salma Idrissi',
      word: `café ${count}`,
    });
  }
  await leaveEverything(inbox, {
    email: EMAIL,
    name: 'Zéphyrine Quillaumet',
    word: 'mot-de-canari',
  });
  await inbox.deliverDue();
  // And once more, so that something of hers is still waiting to leave.
  await inbox.receive(
    'contact-request',
    contactForm({ email: EMAIL, message: 'mot-de-canari, encore' }),
    SENDING,
  );
  const before = await inbox.requests();
  const files = await traces(directory);
  breaches.unless(
    files.some((path) => path.endsWith('.eml')),
    'no mail of hers was ever there',
  );
  breaches.unless(
    files.some((path) => path.startsWith('inbox.sqlite')),
    'she was never in the inbox',
  );

  const erasure = await inbox.erase({ address: EMAIL });
  breaches.unless(erasure.requests === 5, `${erasure.requests} of her 5 requests were erased`);
  breaches.unless(erasure.attachments === 1, `${erasure.attachments} CVs were erased`);
  const left = await traces(directory);
  breaches.unless(left.length === 0, `still in ${left.join(', ')}`);
  breaches.unless(
    !JSON.stringify(inbox.logged).match(/zephyrine|quillaumet/i),
    'she is in the log',
  );
  const after = await inbox.requests();
  breaches.unless(
    after.length === before.length - 5,
    `${before.length - after.length} requests went`,
  );
  breaches.unless((await inbox.attachments()).length === others, 'a CV of somebody else went');

  // A backup is a site's, which has content: an inbox alone is of one that is hosted.
  const backups = join(directory, 'backups');
  await mkdir(backups);
  const { folder } = await makeBackup(
    { directory, databaseUrl: undefined, holdsContent: false },
    { to: backups },
  );
  const inBackup = await traces(folder);
  breaches.unless(inBackup.length === 0, `in the next backup: ${inBackup.join(', ')}`);

  // A message sent again after the erasure is a new person's, not a repeat of one the inbox says it has erased.
  const again = await inbox.receive(
    'contact-request',
    contactForm({ email: EMAIL, message: 'mot-de-canari' }),
    SENDING,
  );
  breaches.unless(
    again.outcome === 'received' && !again.repeated,
    'something still knew her message',
  );
  await inbox.close();
  return {
    tried: `one person among ${others}`,
    figures: {
      others,
      'requests erased': erasure.requests,
      'files she was in': files.length,
      'files she is in': left.length,
    },
    breaches: breaches.all,
  };
}

type Person = { email: string; name: string; word: string };

async function leaveEverything(inbox: TestInbox, { email, name, word }: Person): Promise<void> {
  const about = { id: 'post', title: 'Filmer à midi', path: '/blog/filmer-a-midi' };
  const contact = contactForm({ email, name, message: word, company: word });
  await inbox.receive('contact-request', contact, SENDING);
  const comment = contactForm({ email, name, comment: word });
  await inbox.receive('comment', comment, { ...SENDING, about });
  await inbox.receive('newsletter-subscription', newsletterForm(email), SENDING);
  const cv = { name: `CV ${name}.pdf`, bytes: writePdf({ objects: [`(${word} ${email})`] }) };
  await inbox.receiveUpload(
    'short-application',
    upload(shortForm({ email, name, motivation: word }, cv)),
    SENT_FROM,
  );
}

/** The files in which there is anything of hers: as text, and as mails and attachments write it. */
async function traces(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const files: string[] = [];
  for (const path of await filesBelow(folder)) {
    const bytes = await readFile(join(folder, path));
    if (isIn(bytes) || isIn(decoded(bytes))) files.push(path);
  }
  for (const name of await readdir(folder)) if (isIn(Buffer.from(name))) files.push(name);
  return files;
}

function isIn(bytes: Buffer): boolean {
  const lower = bytes.toString('utf8').toLowerCase();
  return TRACES.some((trace) => lower.includes(trace.toLowerCase()));
}

/** Base64 and quoted-printable, line by line, as far as there is any. */
function decoded(bytes: Buffer): Buffer {
  const lines = bytes.toString('latin1').split(/\r?\n/);
  const base64 = lines.filter((line) => /^[A-Za-z0-9+/]{40,}={0,2}$/.test(line)).join('');
  const quoted = lines
    .join('\n')
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.concat([Buffer.from(base64, 'base64'), Buffer.from(quoted, 'latin1')]);
}
