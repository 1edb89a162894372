import { type DeliveryJob, MAIL_CHANNELS, type Transport } from './delivery.ts';
import type { Mail, MailPost } from './mail.ts';

type MailTransportOptions = {
  compose(job: DeliveryJob): Promise<Mail>;
  post: MailPost;
  clock(): Date;
};

export function createMailTransport({ compose, post, clock }: MailTransportOptions): Transport {
  return {
    channels: MAIL_CHANNELS,
    concurrency: 4,
    endless: 'connection_timeout',
    async deliver(job, signal) {
      const { request, channel, messageId } = job;
      const day = request.receivedAt.toISOString().slice(0, 10);
      // A request may have several answers, each with a file of its own.
      const which = request.answer ? `-${request.answer.id}` : '';
      return post.send(
        await compose(job),
        { name: `${day}-${request.reference}-${channel}${which}`, messageId, date: clock() },
        signal,
      );
    },
  };
}
