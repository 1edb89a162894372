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
    async deliver(parcel, signal) {
      const { request, channel, messageId } = parcel;
      const day = request.receivedAt.toISOString().slice(0, 10);
      return post.send(
        await compose(parcel),
        { name: `${day}-${request.reference}-${channel}`, messageId, date: clock() },
        signal,
      );
    },
  };
}
