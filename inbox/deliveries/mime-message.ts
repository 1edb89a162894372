import type { SendMailOptions } from 'nodemailer';
import { withoutDirectionControls } from '../clean-text.ts';
import type { Mail, Postmark } from './mail.ts';

/** Turns a mail into what Nodemailer needs to write it, and nothing a visitor could make it fetch or read. */
export function mimeMessage(mail: Mail, postmark: Postmark): SendMailOptions {
  return {
    from: mail.from,
    to: [mail.to],
    ...(mail.replyTo && { replyTo: [mail.replyTo] }),
    // The envelope's recipients are set explicitly, and not derived from headers.
    envelope: { from: mail.from.address, to: [mail.to.address] },
    subject: inertSubject(mail.subject),
    ...(mail.thread?.length && { inReplyTo: mail.thread.at(-1), references: [...mail.thread] }),
    text: mail.text,
    html: mail.html,
    ...(mail.calendar && {
      icalEvent: {
        method: mail.calendar.method,
        filename: 'invitation.ics',
        content: mail.calendar.text,
      },
    }),
    ...(mail.attachments && {
      attachments: mail.attachments.map(({ name, mediaType, bytes, contentId }) => ({
        filename: name,
        contentType: mediaType,
        contentDisposition: contentId ? 'inline' : 'attachment',
        ...(contentId && { cid: contentId }),
        // The buffer is a view of the bytes, not a copy.
        content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      })),
    }),
    messageId: postmark.messageId,
    date: postmark.date,
    headers: {
      ...(mail.automatic && {
        'Auto-Submitted': 'auto-replied',
        'X-Auto-Response-Suppress': 'All',
      }),
      ...(mail.unsubscribeUrl && {
        // `prepared` keeps Nodemailer from folding or encoding the URL, which would break it.
        'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Returns a subject that is displayed as typed: Nodemailer does not encode plain ASCII, and mail programs would decode
 * an encoded word (RFC 2047) in it, line breaks included.
 */
function inertSubject(subject: string): string {
  return withoutDirectionControls(subject).replaceAll('=?', '= ?');
}
