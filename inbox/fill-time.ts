/** Tells people from programs by the time between the first field and the button. */
import { createSigner } from './signed-token.ts';

/** Nobody reads, types and sends in less; with every field filled in by the browser it comes close. */
export const SHORTEST_FILL = 2_000; // ms
/** A tab left open overnight is still somebody's. */
const LONGEST_FILL = 48 * 60 * 60_000; // ms

export type FillTime = {
  /** For a form whose first field has just been entered. The same for whoever asks in the same millisecond. */
  token(): string;
  /** True when the token is ours and as old as the filling of a form takes. */
  isCredible(token: string): boolean;
};

export function createFillTime(secret: string, clock: () => Date): FillTime {
  const { sign, read } = createSigner(secret);
  return {
    token: () => sign('fill', String(clock().getTime())),
    isCredible(token) {
      const [startedAt] = read('fill', token) ?? [];
      const age = clock().getTime() - Number(startedAt ?? Number.NaN);
      return age >= SHORTEST_FILL && age <= LONGEST_FILL;
    },
  };
}
