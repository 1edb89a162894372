/** The effects of each kind of request: its mails, and its additional data. */
import { keepComment } from '../comments/keep-comment.ts';
import type { ColleagueChannel, MailChannel } from '../deliveries/delivery.ts';
import {
  CALLED as ACKNOWLEDGED_CALL,
  composeAcknowledgement,
  composeApplicationAcknowledgement,
} from '../emails/acknowledgement.tsx';
import { composeAlarm } from '../emails/alarm.tsx';
import { composeAnswer } from '../emails/answer.tsx';
import { composeApplication } from '../emails/application.tsx';
import { composeComment } from '../emails/comment.tsx';
import { composeCommentAnswer } from '../emails/comment-answer.tsx';
import type { Compose } from '../emails/compose.ts';
import { CALLED, composeContactRequest } from '../emails/contact-request.tsx';
import { composeDailyCheck } from '../emails/daily-check.tsx';
import { composeAlreadySubscribed, composeConfirmation } from '../emails/newsletter.tsx';
import {
  composeAssignment,
  composeFollowUp,
  composeMention,
} from '../emails/notification-mail.tsx';
import { composeReminder } from '../emails/reminder.tsx';
import { composeWithdrawal } from '../emails/withdrawal.tsx';
import type { FormDescription } from '../forms/form-description.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import type { KeepBesides } from './destination.ts';
import { KINDS, type RequestKind } from './kinds.ts';

type Mails = Partial<Record<MailChannel, Compose>>;

export type KindMails = {
  /** The mails by channel: one delivery each. */
  mails: Mails;
  /** True when requests are also posted to the webhook, if one is configured. */
  webhook: boolean;
  keepBesides?: KeepBesides;
};

export const KIND_MAILS: Readonly<Record<RequestKind, KindMails>> = {
  'contact-request': {
    mails: contactMails(KINDS['contact-request'].form),
    webhook: true,
  },
  'contact-message': {
    mails: contactMails(KINDS['contact-message'].form),
    webhook: true,
  },
  'phone-request': {
    mails: {
      ...contactMails(KINDS['phone-request'].form),
      'agency-mail': composeContactRequest(KINDS['phone-request'].form, CALLED),
      'sender-mail': composeAcknowledgement(ACKNOWLEDGED_CALL),
    },
    webhook: true,
  },
  'newsletter-subscription': {
    mails: {
      'confirmation-mail': composeConfirmation,
      'already-subscribed-mail': composeAlreadySubscribed,
    },
    webhook: false,
    keepBesides: subscribe,
  },
  'short-application': {
    mails: applicationMails(KINDS['short-application'].form),
    webhook: false,
  },
  'job-application': {
    mails: applicationMails(KINDS['job-application'].form),
    webhook: false,
  },
  comment: {
    mails: { 'agency-mail': composeComment, 'comment-answer-mail': composeCommentAnswer },
    webhook: false,
    keepBesides: keepComment,
  },
};

function contactMails(form: FormDescription): Mails {
  return {
    'agency-mail': composeContactRequest(form),
    'sender-mail': composeAcknowledgement(),
    'reminder-mail': composeReminder(form),
    'team-reminder-mail': composeReminder(form),
    'withdrawal-mail': composeWithdrawal,
    'answer-mail': composeAnswer,
  };
}

function applicationMails(form: FormDescription): Mails {
  return {
    'agency-mail': composeApplication(form),
    'sender-mail': composeApplicationAcknowledgement,
    'reminder-mail': composeReminder(form),
    'team-reminder-mail': composeReminder(form),
    'withdrawal-mail': composeWithdrawal,
    'answer-mail': composeAnswer,
  };
}

/** Mails to colleagues, the same for every kind. */
const COLLEAGUE_MAILS: Readonly<Record<ColleagueChannel, Compose>> = {
  'assignment-mail': composeAssignment,
  'mention-mail': composeMention,
  'follow-up-mail': composeFollowUp,
};

/** Mails the site writes by itself, by the kind of their row: no form leads to them and no desk shows them. */
const OWN_MAILS: Readonly<Record<string, Mails>> = {
  alarm: { 'agency-mail': composeAlarm },
  'daily-check': { 'agency-mail': composeDailyCheck },
};

const MAILS: ReadonlyMap<string, Mails> = new Map([
  ...Object.entries(KIND_MAILS).map(
    ([name, { mails }]) => [name, { ...mails, ...COLLEAGUE_MAILS }] as const,
  ),
  ...Object.entries(OWN_MAILS),
]);

/** The mails that may be written about a row of this kind; none when this version does not know it. */
export function mailsOf(name: string): Mails {
  return MAILS.get(name) ?? {};
}
