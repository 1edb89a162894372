/** The addresses that mails come from and are read at: those of the configuration before that of the agency's settings. */
import { z } from 'zod';
import type { AgencyFacts } from '../inbox/index.ts';
import type { Config } from './config.ts';

export type ConfiguredMailboxes = Pick<Config, 'mailFrom' | 'mailTo'>;

/** The address of mails while neither the settings nor the configuration have one: no server takes it (RFC 2606). */
const NO_MAILBOX = 'adresse-a-regler@agence.example';

/** @param email as the published settings have it */
export function mailboxesOf(
  email: unknown,
  { mailFrom, mailTo }: ConfiguredMailboxes,
): Pick<AgencyFacts, 'from' | 'address'> {
  const own = mailbox.parse(email);
  return { from: mailFrom ?? own, address: mailTo ?? own };
}

const mailbox = z.email().catch(NO_MAILBOX);
