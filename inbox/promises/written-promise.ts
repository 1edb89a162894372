import { UNKNOWN_HOURS } from '../../packages/kit/calendar/opening-sentence.ts';
import { spokenMoment } from '../../packages/kit/calendar/spoken-moment.ts';

/** The deadline, `avant le mardi 24 novembre à 10h`; undefined when the mail was held up for too long. */
export function writtenDeadline(dueAt: Date | undefined, now: Date): string | undefined {
  return dueAt && now < dueAt ? `avant le ${spokenMoment(dueAt)}` : undefined;
}

/** The sentence to the sender: "Nous vous répondons avant le mardi 24 novembre à 10h." */
export function promiseSentence(dueAt: Date | undefined, now: Date, addition = ''): string {
  const deadline = writtenDeadline(dueAt, now);
  return `${deadline ? `Nous vous répondons ${deadline}` : UNKNOWN_HOURS}${addition}.`;
}

export function promisedSentence(dueAt: Date | undefined): string {
  return dueAt ? ` Le site a promis une réponse avant le ${spokenMoment(dueAt)}.` : '';
}
