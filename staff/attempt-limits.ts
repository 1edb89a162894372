const MINUTE = 60_000; // ms

/** Attempts allowed, by counter. `points` are failures: a whole agency may sit behind one address. */
export const ATTEMPTS = {
  address: { points: 50, duration: 15 * MINUTE },
  account: { points: 10, duration: 15 * MINUTE },
  /** Codes of a second factor: the password was right, so its owner is warned when they run out. */
  factor: { points: 10, duration: 15 * MINUTE },
  link: { points: 60, duration: 15 * MINUTE },
  /** Mails requested from one address, and to one account. */
  mailAddress: { points: 20, duration: 60 * MINUTE },
  mailAccount: { points: 3, duration: 60 * MINUTE },
} as const;

export type Counter = keyof typeof ATTEMPTS;
