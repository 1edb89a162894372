import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect } from './site.ts';

/** The private link of the mail that tells the agency of a comment, once it has left. */
export async function moderationLink(directory: string, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const folder = join(directory, 'mail');
      for (const name of await readdir(folder).catch(() => [])) {
        const mail = await PostalMime.parse(await readFile(join(folder, name)));
        const sender = mail.replyTo?.some((address) => address.address === email);
        if (sender) link = /\S+\/commentaires\/moderation\S+/.exec(mail.text ?? '')?.[0];
      }
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}
