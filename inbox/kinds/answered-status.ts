import { isOwedStatus, type Status } from '../contract/states.ts';
import { kindOf } from './kinds.ts';

/** Whether a request of this kind is moved along the stages of an application, and its status follows. */
export function hasStages(kind: string): boolean {
  return kindOf(kind)?.hasStages ?? false;
}

/** The status of a request that was answered. An application that has come to its end stays there. */
export function answeredStatus(kind: string, before: Status): Status {
  return hasStages(kind) && !isOwedStatus(before) ? before : 'answered';
}
