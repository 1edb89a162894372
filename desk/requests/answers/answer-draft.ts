/** The answer being written to one request, kept in this tab until it is sent. */
import { REPLY_CHOICES, type ReplyChoice } from '../../../inbox/contract/answer-words.ts';
import { keepDraft, readDraft, useDraft } from '../detail/draft.ts';

export type AnswerDraft = {
  subject: string;
  body: string;
  /** The text of the template it began with: what still equals it may be replaced unasked. */
  inserted: string;
  /** Undefined: as in the latest answer. */
  replyTo: ReplyChoice | undefined;
  quotesOriginal: boolean;
  /** As a field for a date and a time holds it; empty: at once. */
  sendAt: string;
  write(changes: Partial<Omit<AnswerDraft, 'write' | 'key' | 'discard'>>): void;
  /** The id under which it is sent, the same until the answer was kept: a repeat is then no second mail. */
  key(): string;
  /** Forgets the id: what is sent next is another answer. */
  renew(): void;
  discard(): void;
};

const LEFT_OUT = 'non';

export function useAnswerDraft(requestId: string): AnswerDraft {
  const [subject, writeSubject] = useDraft(nameOf(requestId, 'subject'));
  const [body, writeBody] = useDraft(nameOf(requestId, 'body'));
  const [inserted, writeInserted] = useDraft(nameOf(requestId, 'inserted'));
  const [replyTo, writeReplyTo] = useDraft(nameOf(requestId, 'reply'));
  const [quoting, writeQuoting] = useDraft(nameOf(requestId, 'quoting'));
  const [sendAt, writeSendAt] = useDraft(nameOf(requestId, 'at'));
  const key = nameOf(requestId, 'key');
  return {
    subject,
    body,
    inserted,
    replyTo: REPLY_CHOICES.find((choice) => choice === replyTo),
    quotesOriginal: quoting !== LEFT_OUT,
    sendAt,
    write(changes) {
      if (changes.subject !== undefined) writeSubject(changes.subject);
      if (changes.body !== undefined) writeBody(changes.body);
      if (changes.inserted !== undefined) writeInserted(changes.inserted);
      if (changes.replyTo !== undefined) writeReplyTo(changes.replyTo);
      if (changes.sendAt !== undefined) writeSendAt(changes.sendAt);
      if (changes.quotesOriginal !== undefined) {
        writeQuoting(changes.quotesOriginal ? '' : LEFT_OUT);
      }
    },
    key() {
      // Read where it is kept: an act that is made again has the drawing of another moment.
      const used = readDraft(key) || crypto.randomUUID();
      keepDraft(key, used);
      return used;
    },
    renew: () => keepDraft(key, ''),
    discard() {
      for (const write of [
        writeSubject,
        writeBody,
        writeInserted,
        writeReplyTo,
        writeQuoting,
        writeSendAt,
      ]) {
        write('');
      }
      keepDraft(key, '');
    },
  };
}

/** Whether an answer to this request was begun and not sent. */
export function isAnswerDrafted(requestId: string): boolean {
  return readDraft(nameOf(requestId, 'body')) !== '';
}

function nameOf(requestId: string, part: string): string {
  return `answer:${requestId}:${part}`;
}
