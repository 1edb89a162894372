/**
 * An inbox in a process of its own, made to be killed: receives without pause and prints a line for each request it has
 * acknowledged. Arguments: the database file, the mail server's address, a name for this life.
 */
import { writeSync } from 'node:fs';
import { createInbox } from '../index.ts';
import { AGENCY_FACTS } from './agency-facts.ts';
import { cvOf, shortForm, upload } from './applications.ts';
import { FORM_PAGES, linkedPages } from './linked-pages.ts';
import { UNLIMITED } from './unlimited.ts';

const [file = '', smtpUrl = '', life = ''] = process.argv.slice(2);
const CLIENTS = 8;

const inbox = await createInbox({
  database: { kind: 'sqlite', file },
  mail: { via: 'smtp', url: smtpUrl },
  siteOrigin: 'https://agence.example',
  linkedPages: linkedPages('https://agence.example'),
  formPages: FORM_PAGES,
  agency: () => AGENCY_FACTS,
  secret: 'a secret of at least thirty-two characters',
  deliverEvery: 20,
  limits: UNLIMITED,
  dailyBytes: Number.MAX_SAFE_INTEGER,
  log: () => {},
});

/** Sends requests for ever, every fourth an application with a CV unlike the others. */
async function sendForever(client: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const key = `life-${life}-client-${client}-message-${count}`;
    const receipt = await (count % 4 === 0 ? apply(key, client) : write(key));
    // The line is written at once, as an answer to a browser would be: a buffered one would die with the
    // process.
    if (receipt.outcome === 'received') writeSync(1, `${key} ${receipt.reference}\n`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function write(key: string) {
  const form = new FormData();
  form.set('name', 'Salma Idrissi');
  // Each request has an address of its own: a mailbox gets only so many acknowledgements in a day.
  form.set('email', `${key}@cafe-anfa.ma`);
  form.set('message', key);
  form.set('submissionKey', key);
  return inbox.receive('contact-request', form, {
    address: '203.0.113.7',
    requestId: key,
    scripted: true,
  });
}

function apply(key: string, client: number) {
  const form = shortForm(
    { motivation: key, submissionKey: key, email: `${key}@elfassi.ma` },
    { name: 'cv.pdf', bytes: cvOf(key) },
  );
  return inbox.receiveUpload('short-application', upload(form), {
    // As many at once as there are clients, from as many places.
    address: `198.51.100.${client}`,
    requestId: key,
  });
}

await Promise.all(Array.from({ length: CLIENTS }, (_, client) => sendForever(client)));
