/** Says how mails leave, from which address, and in whose name. */
import { join } from 'node:path';
import type { ContentReader } from '../../app/context.ts';
import type { Brand } from '../../brand/brand.ts';
import type { InboxOptions } from '../../inbox/index.ts';
import { agencyFacts, agencyMailbox } from '../agency.ts';
import { type Config, DEMO_MAILBOX } from '../config.ts';
import type { Opening } from './opening.ts';

export type Outgoing = Pick<InboxOptions, 'mail' | 'from' | 'to' | 'siteOrigin' | 'agency'>;

/** @param reader of published content, which is opened after what sends mails: asked for at each mail */
export function outgoingMail(
  { config, origin }: Opening,
  reader: () => ContentReader,
  brand: () => Brand,
): Outgoing {
  return {
    mail: config.smtpUrl
      ? { via: 'smtp', url: config.smtpUrl }
      : { via: 'files', folder: join(config.directory, 'mail') },
    from: config.mailFrom,
    to: config.mailTo,
    siteOrigin: origin,
    agency: agencyFacts(reader, brand),
  };
}

/**
 * Puts the address of the agency's settings where none is configured. Read once: a change of it is followed at the next
 * start.
 */
export async function addressFromSettings(
  outgoing: Outgoing,
  { mailFrom, mailTo }: Config,
  reader: ContentReader,
): Promise<void> {
  const mailbox = await agencyMailbox(reader);
  if (mailbox && mailFrom === DEMO_MAILBOX) outgoing.from = mailbox;
  if (mailbox && mailTo === DEMO_MAILBOX) outgoing.to = mailbox;
}
