/** The health of the site as `/studio/sante.json` tells it to administrators. Plain data, in French where people read it. */

/** `watch`: it works, and a person should look at it in the next days. */
export type HealthState = 'good' | 'watch' | 'failed';

export const HEALTH_WORDS: Readonly<Record<HealthState, string>> = {
  failed: 'En panne',
  watch: 'À surveiller',
  good: 'Bon',
};

export type HealthLine = {
  name: string;
  /** The name of the check: `Espace disque`. */
  title: string;
  state: HealthState;
  /** ISO 8601: when it came into this state, as far as is known. */
  since: string;
  says: string;
  /** The advice, one sentence; absent where there is nothing to do. */
  advice?: string;
  /** The button by which an administrator says that all is well; absent where nothing waits for that. */
  confirm?: string;
};

/** The body that confirms a line of the report, with its name. */
export type HealthConfirmation = { confirm: 'clock' };

export type HealthReport = {
  /** The version of the program: `1.0.0`. */
  version: string;
  /** ISO 8601. */
  checkedAt: string;
  lines: HealthLine[];
};
