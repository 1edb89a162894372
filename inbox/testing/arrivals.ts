/** Creates requests that have arrived, and returns the ids the agency's screens know them by. */
import { randomUUID } from 'node:crypto';
import { requestPage } from '../contract/requests.ts';
import { JOB, SENT_FROM, shortForm, upload } from './applications.ts';
import { contactForm, requireReceived, SENDING, type TestInbox } from './open-inbox.ts';
import { ask } from './staff.ts';

/** A message, received one second later than what came before it. */
export async function messageIn(
  inbox: TestInbox,
  changes: Record<string, string> = {},
): Promise<string> {
  inbox.clock.now += 1000;
  const form = contactForm({ submissionKey: randomUUID(), ...changes });
  const { reference } = requireReceived(await inbox.receive('contact-request', form, SENDING));
  const { items } = await ask(inbox, 'sales', requestPage, '/requests');
  return items.find((item) => item.reference === reference)?.id ?? '';
}

/** A short application for the demo's job. */
export async function applicationIn(inbox: TestInbox): Promise<string> {
  const about = async () => JOB;
  await inbox.receiveUpload('short-application', upload(shortForm()), { ...SENT_FROM, about });
  const { items } = await ask(inbox, 'recruiter', requestPage, '/requests');
  return items[0]?.id ?? '';
}
