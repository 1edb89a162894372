/** Carries the letters of mailings, apart from other mails: an acknowledgement never waits behind two thousand letters. */
import type { InboxDatabase } from '../database.ts';
import { DeliveryError, type Transport } from '../deliveries/delivery.ts';
import type { Mail, Mailbox, MailPost } from '../deliveries/mail.ts';
import { UNSUBSCRIBE_LINK } from '../emails/issue.tsx';
import type { NewsletterLinks } from '../newsletter/links.ts';
import { ISSUE_MAIL } from './mailing-table.ts';

export type LetterSender = { from: Mailbox; replyTo: Mailbox };

type LetterTransportOptions = {
  db: InboxDatabase;
  post: MailPost;
  links: Pick<NewsletterLinks, 'unsubscription'>;
  sender(): Promise<LetterSender>;
  clock(): Date;
};

export function createLetterTransport(options: LetterTransportOptions): Transport {
  const { db, post, links, sender, clock } = options;
  return {
    channels: [ISSUE_MAIL],
    concurrency: 4,
    endless: 'connection_timeout',
    async deliver({ id, messageId }, signal) {
      const letter = await db
        .selectFrom('deliveries')
        .innerJoin('mailings', 'mailings.request_id', 'deliveries.request_id')
        .innerJoin('subscriptions', 'subscriptions.id', 'deliveries.subscription_id')
        .select(['subject', 'html', 'text', 'address', 'subscriptions.id as subscriptionId'])
        .where('deliveries.id', '=', id)
        // The mailing was stopped, or the subscriber left, after the letter was released.
        .where('mailings.state', '=', 'sending')
        .where('subscriptions.state', '=', 'confirmed')
        .executeTakeFirst();
      if (!letter?.address) throw new DeliveryError('no_longer_wanted', '');
      const link = links.unsubscription(letter.subscriptionId);
      const { subject } = letter;
      const mail: Mail = {
        ...(await sender()),
        to: { name: '', address: letter.address },
        subject,
        html: withLink(letter.html, link),
        text: withLink(letter.text, link),
        automatic: false,
        unsubscribeUrl: link,
      };
      const date = clock();
      const name = `${date.toISOString().slice(0, 10)}-lettre-${id}`;
      return post.send(mail, { name, messageId, date }, signal);
    },
  };
}

/** Writes a subscriber's own link into a rendered issue. */
export function withLink(rendered: string, link: string): string {
  // The replacement is a function: in a string, `$&` and the like have a special meaning.
  return rendered.replaceAll(UNSUBSCRIBE_LINK, () => link);
}
