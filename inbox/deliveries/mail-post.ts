import type { InboxOptions } from '../inbox.ts';
import { createFolderPost } from './folder-post.ts';
import type { MailPost } from './mail.ts';
import { createSmtpPost } from './smtp-post.ts';

export function createMailPost(mail: InboxOptions['mail']): MailPost {
  return mail.via === 'smtp' ? createSmtpPost(mail.url) : createFolderPost(mail.folder);
}
