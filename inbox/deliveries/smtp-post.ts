/** Hands mails to an SMTP server, and gives each of its refusals a name. */
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { DeliveryError, type Failure } from './delivery.ts';
import type { MailPost } from './mail.ts';
import { mimeMessage } from './mime-message.ts';

/** The timeouts of one SMTP session, each below the limit of an attempt, so that a failure keeps its own name. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
}; // ms

/**
 * Creates the post of an SMTP server, with one connection per mail: a pool would save a second each, but it
 * also hides which connection a mail was lost on and keeps sockets that servers close in silence.
 * @param url `smtp://user:password@host:587` (STARTTLS when offered) or `smtps://…`; Nodemailer's options may
 * follow as a query (`?socketTimeout=5000`)
 */
export function createSmtpPost(url: string): MailPost {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    async send(mail, postmark, signal) {
      try {
        await transport.sendMail({ ...mimeMessage(mail, postmark), signal });
        return 'sent';
      } catch (error) {
        throw new DeliveryError(failureOf(error), String(error), { cause: error });
      }
    },
  };
}

/** The properties Nodemailer adds to errors. */
const smtpError = z
  .object({
    code: z.string().optional(),
    command: z.string().optional(),
    responseCode: z.number().optional(),
    originalCode: z.string().optional(),
    timeoutType: z.string().optional(),
  })
  .catch({});

function failureOf(error: unknown): Failure {
  const { code, command = '', responseCode, originalCode, timeoutType } = smtpError.parse(error);
  switch (code) {
    case 'EAUTH':
    case 'ENOAUTH':
    case 'EOAUTH2':
      return 'authentication_failed';
    case 'EDNS':
      return 'server_not_found';
    case 'ETLS':
      return 'tls_failed';
    case 'EABORT':
      return 'connection_timeout';
    case 'ETIMEDOUT':
      return timeoutType === 'UPGRADE_TIMEOUT' ? 'tls_failed' : 'connection_timeout';
  }
  if (responseCode !== undefined) return refusalOf(responseCode, command);
  // System error codes are one word; those of OpenSSL and Node's TLS (CERT_HAS_EXPIRED) have underscores.
  if (originalCode?.includes('_')) return 'tls_failed';
  if (originalCode === 'ECONNREFUSED') return 'connection_refused';
  // Nodemailer refused the mail before sending: our own composer made one that no server could accept.
  if (code === 'EENVELOPE') return command === 'API' ? 'message_refused' : 'temporarily_refused';
  return 'connection_lost';
}

/** Says what a refusal means; 503 (bad sequence) is about the session, not about the mail. */
function refusalOf(responseCode: number, command: string): Failure {
  if (responseCode === 530 || responseCode === 535) return 'authentication_failed';
  if (responseCode < 500 || responseCode === 503) return 'temporarily_refused';
  if (command === 'RCPT TO') return 'recipient_refused';
  if (command === 'MAIL FROM') return 'sender_refused';
  if (command === 'DATA') return 'message_refused';
  // The server answered the greeting or EHLO with 5xx: it accepts no mail from us at present.
  return 'connection_refused';
}
