// Loaded before a program (`NODE_OPTIONS=--import`): its clock is ahead by `CLOCK_AHEAD_DAYS`, timers are not.
const ahead = Number(process.env.CLOCK_AHEAD_DAYS) * 24 * 60 * 60_000; // ms

const Machine = Date;

globalThis.Date = class extends Machine {
  constructor(...given) {
    if (given.length === 0) super(Machine.now() + ahead);
    else super(...given);
  }

  static now() {
    return Machine.now() + ahead;
  }
};
