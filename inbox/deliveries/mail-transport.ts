import { type Courier, MAIL_CHANNELS, type Parcel } from './delivery.ts';
import type { Mail, MailPost } from './mail.ts';

type MailCourierOptions = {
  compose(parcel: Parcel): Promise<Mail>;
  post: MailPost;
  clock(): Date;
};

export function createMailCourier({ compose, post, clock }: MailCourierOptions): Courier {
  return {
    channels: MAIL_CHANNELS,
    concurrency: 4,
    endless: 'connection_timeout',
    async deliver(parcel, signal) {
      const { request, channel, messageId } = parcel;
      const day = request.receivedAt.toISOString().slice(0, 10);
      // A request may get several answers, and each is a file of its own.
      const which = request.answer ? `-${request.answer.id}` : '';
      return post.send(
        await compose(parcel),
        { name: `${day}-${request.reference}-${channel}${which}`, messageId, date: clock() },
        signal,
      );
    },
  };
}
