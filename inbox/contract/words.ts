/** The words in which the agency treats what it received. Plain data: screens may import it. */

import type { Role, Staff } from '../../staff/roles.ts';
import { AREAS, type Area } from './areas.ts';

const AREAS_OF: Readonly<Record<Role, readonly Area[]>> = {
  administrator: AREAS,
  editor: ['comments', 'newsletter'],
  sales: ['contact'],
  recruiter: ['applications'],
};

/** The desks at which a person treats requests: those of all their roles. */
export function areasOf({ roles }: Pick<Staff, 'roles'>): Area[] {
  return AREAS.filter((area) => roles.some((role) => AREAS_OF[role].includes(area)));
}

/** The most requests of one call that changes several: the longest page of a list. */
export const MOST_IN_BULK = 100;

export const CHANGES = [
  /** A request that came by telephone, by the person who entered it. */
  'entered_by_hand',
  'status_changed',
  'stage_changed',
  'assigned',
  'note_added',
  'note_erased',
  'quarantined',
  'released',
  /** A suspicious message was accepted, because of the agency's decisions about its sender, words or sites. */
  'believed',
  'comment_approved',
  'comment_refused',
  'comment_answered',
  'comment_answer_edited',
  'comment_answer_withdrawn',
  'delivery_resent',
  'attachment_released',
  /** An answer was sent at once. */
  'answered',
  'answer_planned',
  /** The site sent a planned answer at its hour. */
  'planned_answer_left',
  'answer_cancelled',
  /** The sender withdrew the request. */
  'withdrawn',
] as const;
export type Change = (typeof CHANGES)[number];

/** The further entries of the audit log: reading, exporting or erasing. */
export const ACCESSES = [
  'request_opened',
  'follow_up_set',
  'follow_up_removed',
  'attachment_downloaded',
  'requests_exported',
  'subscriptions_exported',
  'unsubscribed_by_hand',
  'mailing_ordered',
  'mailing_stopped',
  'erasure_previewed',
  'erased',
  'retention_applied',
  'template_saved',
  'template_removed',
  'webhook_added',
  'webhook_changed',
  'webhook_turned_on',
  'webhook_turned_off',
  'webhook_secret_replaced',
  'webhook_removed',
] as const;
export type Access = (typeof ACCESSES)[number];
