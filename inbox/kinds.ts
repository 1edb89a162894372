/** Every kind of request the inbox takes: its form, where it goes and the mails it makes. A new kind is a new row. */
import type { Channel } from './deliveries/delivery.ts';
import { composeAcknowledgement } from './emails/acknowledgement.tsx';
import type { Compose } from './emails/compose.ts';
import { composeContactRequest } from './emails/contact-request.tsx';
import { contactMessage } from './forms/contact-message.ts';
import { contactRequest } from './forms/contact-request.ts';
import type { FormDescription } from './forms/form-description.ts';

export type Kind = {
  form: FormDescription;
  /** The mails a request makes, by channel: one delivery each. */
  mails: Partial<Record<Exclude<Channel, 'webhook'>, Compose>>;
  /** True when requests are also posted to the webhook, if one is configured. */
  webhook: boolean;
};

export const KINDS = {
  'contact-request': {
    form: contactRequest,
    mails: {
      'agency-mail': composeContactRequest(contactRequest),
      'sender-mail': composeAcknowledgement(contactRequest),
    },
    webhook: true,
  },
  'contact-message': {
    form: contactMessage,
    mails: {
      'agency-mail': composeContactRequest(contactMessage),
      'sender-mail': composeAcknowledgement(contactMessage),
    },
    webhook: true,
  },
} satisfies Record<string, Kind>;

export type RequestKind = keyof typeof KINDS;

/** A row stored under a kind this version does not know has none. */
export function kindOf(name: string): Kind | undefined {
  return new Map<string, Kind>(Object.entries(KINDS)).get(name);
}
