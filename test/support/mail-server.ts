/** A real SMTP server on loopback that keeps what it receives. */
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { PromptSmtpServer } from '../../inbox/testing/prompt-smtp-server.ts';

export type ReceivedMail = { recipients: string[]; email: Email };

export type MailServer = {
  url: string;
  mails: ReceivedMail[];
  close(): Promise<void>;
};

export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new PromptSmtpServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((email) => {
          mails.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), email });
          done();
        }, done);
    },
  });
  server.on('error', () => {
    // A site that is killed in the middle of a conversation is part of the tests.
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const chosen = typeof address === 'object' && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${chosen}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
