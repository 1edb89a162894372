/** A site whose mails arrive somewhere. */
import { rm } from 'node:fs/promises';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type Site, startSite, temporaryDirectory, test as withSite } from './site.ts';

export type PostedSite = Site & { mailServer: MailServer };

/** A test with the demo site and its mail server: one of each per worker. */
export const test = withSite.extend<object, { posted: PostedSite }>({
  posted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const directory = await temporaryDirectory();
      const mailServer = await startMailServer();
      const site = await startSite({ directory, env: { SMTP_URL: mailServer.url } });
      await use({ ...site, mailServer });
      await site.stop();
      await mailServer.close();
      await rm(directory, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});
