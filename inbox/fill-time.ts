/** Tells people from programs by the time between the first field and the button. */
import { randomBytes } from 'node:crypto';
import { createSigner } from './signed-token.ts';

/** The shortest credible time: people who let the browser fill in every field come close. */
export const SHORTEST_FILL = 2_000; // ms
/** The longest credible time: a tab may be left open overnight. */
const LONGEST_FILL = 48 * 60 * 60_000; // ms

/** A fill token that we signed, of plausible age. It serves one stored request. */
export type FillToken = { id: string; expiresAt: Date };

/** Random bytes, so that visitors who begin in the same millisecond each get a token of their own. */
const ID_BYTES = 9;

export type FillTime = {
  /** Makes a unique token for a form whose first field has just been entered. */
  token(): string;
  /** Reads a token; undefined when it does not speak for a person. The database knows whether it has served. */
  read(token: string): FillToken | undefined;
};

export function createFillTime(secret: string, clock: () => Date): FillTime {
  const { sign, read } = createSigner(secret);
  return {
    token: () =>
      sign('fill', String(clock().getTime()), randomBytes(ID_BYTES).toString('base64url')),
    read(token) {
      const [startedAt, id] = read('fill', token) ?? [];
      const started = Number(startedAt ?? Number.NaN);
      const age = clock().getTime() - started;
      if (id === undefined || !(age >= SHORTEST_FILL && age <= LONGEST_FILL)) return undefined;
      return { id, expiresAt: new Date(started + LONGEST_FILL) };
    },
  };
}
