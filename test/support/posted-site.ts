/** A site whose mails arrive somewhere. */
import { type MailServer, startMailServer } from './mail-server.ts';
import { type Site, shared, startSharedSite, test as withSite } from './site.ts';

export type PostedSite = Site & { mailServer: MailServer };

export const postedSite = shared(async (atEnd) => {
  const mailServer = await startMailServer();
  const site = await startSharedSite(atEnd, { env: { SMTP_URL: mailServer.url } });
  atEnd(() => mailServer.close());
  return { ...site, mailServer };
});

/** A test with the demo site and its mail server: one of each per worker. */
export const test = withSite.extend<{ posted: PostedSite }>({ posted: postedSite });
