import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { InboxOptions } from '../inbox.ts';
import { DeliveryError } from './delivery.ts';
import type { MailPost } from './mail.ts';
import { mimeMessage } from './mime-message.ts';
import { createSmtpPost } from './smtp-post.ts';

/**
 * Writes mails as `.eml` files, for a site that has no mail server yet. Any mail program opens them.
 *
 * @param folder made when absent, readable by its owner only: these are people's messages
 */
function createFolderPost(folder: string): MailPost {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, postmark) {
      try {
        const { message } = await composer.sendMail(mimeMessage(mail, postmark));
        if (!Buffer.isBuffer(message)) throw new TypeError('The composer was asked for a buffer.');
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // A repeated delivery overwrites its file instead of adding one.
        await writeDurably(join(folder, `${postmark.name}.eml`), message);
        return 'written';
      } catch (error) {
        throw new DeliveryError('folder_unwritable', String(error), { cause: error });
      }
    },
  };
}

/** Writes a file so that a reader of the folder sees a whole file or none, even after a power cut. */
async function writeDurably(file: string, content: Buffer): Promise<void> {
  const partial = `${file}.partial`;
  const handle = await open(partial, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(partial, file);
}

export function createMailPost(mail: InboxOptions['mail']): MailPost {
  return mail.via === 'smtp' ? createSmtpPost(mail.url) : createFolderPost(mail.folder);
}
