/** Marks a message as the site's own check of its form: signed, so that no visitor can send one. */
import { createSigner } from '../signed-token.ts';

export const CHECK_FIELD = 'dailyCheck';
/** The lifetime of a token, which is posted at once. */
const LIFETIME = 5 * 60_000; // ms

export type CheckTokens = {
  /** @param day `2026-11-22` */
  write(day: string): string;
  /** The day the token checks; undefined for one that is not ours, or old. */
  read(token: string): string | undefined;
};

export function createCheckTokens(secret: string, clock: () => Date): CheckTokens {
  const { sign, read } = createSigner(secret);
  return {
    write: (day) => sign('daily-check', day, String(clock().getTime())),
    read(token) {
      const [day, writtenAt] = read('daily-check', token) ?? [];
      const age = clock().getTime() - Number(writtenAt ?? Number.NaN);
      return age >= 0 && age <= LIFETIME ? day : undefined;
    },
  };
}
