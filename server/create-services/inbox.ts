/** Opens the inbox, with the facts of the site, its content and its staff. */
import { href } from 'react-router';
import { createInbox, type Inbox, type InboxOptions } from '../../inbox/index.ts';
import { agencyHours, FORM_PAGES, linkedPages } from '../agency.ts';
import type { Cards } from '../cards/cards.ts';
import { loopback } from '../content-reader.ts';
import { inOneLine } from '../data-directory.ts';
import { issueReader } from '../issues.ts';
import type { OpenContent } from './content.ts';
import type { Outgoing } from './mail.ts';
import type { Opening } from './opening.ts';

type InboxParts = Required<Pick<InboxOptions, 'identify' | 'publicPages' | 'commentsChanged'>> &
  Pick<InboxOptions, 'staff' | 'webhookReach'> & {
    outgoing: Outgoing;
    content: Pick<OpenContent, 'source' | 'drafts' | 'unseen'>;
    rosette: Cards['rosette'];
  };

export function openInbox(
  { config, port, origin, secret, files, certainTime, owner, log }: Opening,
  { outgoing, content, ...parts }: InboxParts,
): Promise<Inbox> {
  const { source, drafts, unseen } = content;
  return createInbox({
    ...outgoing,
    ...parts,
    database: config.databaseUrl
      ? { kind: 'postgres', url: config.databaseUrl }
      : { kind: 'sqlite', file: files.inbox },
    ...(config.contactWebhookUrl && { webhookUrl: config.contactWebhookUrl }),
    ...(config.contactWebhookSecret && { webhookSecret: config.contactWebhookSecret }),
    certainTime,
    isOwner: owner.isOwner,
    dailyBytes: config.dailyBytes,
    freeSpaceFloor: config.freeSpaceFloor,
    ...(config.dailyCheck && { dailyCheck: contactForm(loopback(config.host, port)) }),
    linkedPages: linkedPages(origin),
    formPages: FORM_PAGES,
    openingHours: () => agencyHours(source.reader),
    // An issue is mailed before it is published in the archive.
    readIssue: issueReader({ published: unseen, drafts }, origin),
    lettersPerMinute: config.lettersPerMinute,
    secret,
    log: (level, event, details) => log[level](details, event),
  }).catch(inOneLine(files.inbox));
}

const CONTACT_PAGE = href('/contact');

/** The page is rendered while this waits, on a machine that may be busy. */
const TIMEOUT = 30_000; // ms

/**
 * Posts the contact form to the running site over HTTP, as a visitor's browser without script does.
 *
 * @param site where this process reaches itself: `http://127.0.0.1:3000`
 * @returns rejects when the answer is not the redirect that says a message is kept
 */
function contactForm(site: string): (form: URLSearchParams) => Promise<void> {
  return async (form) => {
    const answer = await fetch(site + CONTACT_PAGE, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await answer.body?.cancel();
    if (answer.status !== 303) throw new Error(`${CONTACT_PAGE} a répondu ${answer.status}`);
  };
}
