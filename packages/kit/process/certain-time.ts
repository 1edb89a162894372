/**
 * The time that has certainly passed. What cannot be taken back (erasing, removing old backups, publishing and sending at
 * an hour) goes by it and not by the machine's clock, which a wrong setting may move by years:
 * docs/decisions/085-certain-time.md.
 */
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const HOUR = 60 * 60_000; // ms
const DAY = 24 * HOUR;

/** The longest step of the clock that is trusted: daily jobs run later when summer time ends. */
const LONGEST_STEP = DAY + 2 * HOUR;
/** The running time after which a clock that jumped ahead is trusted: by then the agency has been told. */
const AHEAD_BELIEVED_AFTER = 7 * DAY;
/** The same for a clock that went back, which endangers nothing: the former time was wrong. */
const BEHIND_BELIEVED_AFTER = DAY;
/** The interval at which the time is written down, and the most that a process that dies forgets of it. */
const EVERY = 60_000; // ms

/** The file in the data directory. Backups leave it out: it is of the machine's clock, not of the data. */
const FILE = 'clock.json';

const timeRecord = z.object({
  /** ISO 8601: the latest time that was believed. */
  known: z.iso.datetime(),
  /** Set while the clock is not believed. */
  doubt: z
    .object({
      ahead: z.boolean(),
      /** The time the site has run since `known`, by a clock that nobody sets, in ms. */
      ran: z.number().nonnegative(),
    })
    .optional(),
});

type TimeRecord = z.infer<typeof timeRecord>;

/** The difference between the clock and the expected time. */
export type ClockDoubt = {
  ahead: boolean;
  /** The time of the machine's clock. */
  said: Date;
  /** The expected time. */
  expected: Date;
};

export type CertainTime = {
  /** The machine's clock while it is believed, otherwise the time since it was, as long as the site has run. */
  now(): Date;
  /** Undefined while the clock is believed. */
  doubt(): ClockDoubt | undefined;
  /** Compares the clock with the date of a stored item, if there was nothing else to compare it with. */
  compare(date: Date): void;
  /** Believes the clock: a person has looked at it. */
  confirm(): void;
};

type Options = {
  /** The data directory. */
  directory: string;
  /** Dates of stored items, for a directory without a recorded time; dates later than the clock say nothing. */
  kept?: readonly Date[];
  /** The machine's clock. */
  clock?: () => Date;
  /** Milliseconds from any beginning, by a clock that nobody sets. */
  running?: () => number;
  warn(message: string, details: Record<string, unknown>): void;
};

/** Dates of the files that are directly in a data directory: to be read before this process writes any. */
export function datesOfFiles(directory: string): Date[] {
  try {
    return readdirSync(directory, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => statSync(join(directory, name)).mtime);
  } catch {
    // The directory is missing, or a file disappeared meanwhile: the recorded time is compared all the same.
    return [];
  }
}

/** Reads the time that was written down, compares the clock with it and writes it down. Never throws. */
export function openCertainTime(options: Options): CertainTime {
  const { directory, clock = () => new Date(), running = () => performance.now(), warn } = options;
  const file = join(directory, FILE);
  const pastDates = (options.kept ?? []).filter((date) => date <= clock());
  let record = readRecord(file) ?? firstRecord();
  /** Whether there was nothing to compare the clock with: it is trusted until a stored date contradicts it. */
  let isUnfounded = pastDates.length === 0 && readRecord(file) === undefined;
  let lastLook = running();

  function firstRecord(): TimeRecord {
    const dates = pastDates.length > 0 ? pastDates : [clock()];
    const newest = Math.max(...dates.map((date) => date.getTime()));
    return { known: new Date(newest).toISOString() };
  }

  function write(next: TimeRecord): void {
    record = next;
    try {
      writeFileSync(`${file}.partial`, `${JSON.stringify(next)}\n`, { mode: 0o600 });
      renameSync(`${file}.partial`, file);
    } catch (error) {
      warn('the time could not be written down', { error: String(error) });
    }
  }

  /** Compares the clock with the recorded time, and records the result. */
  function look(): void {
    // Another process may have confirmed the clock, or seen it jump.
    record = readRecord(file) ?? record;
    const ran = running() - lastLook;
    lastLook = running();
    write(after(record, clock(), ran));
  }

  /** The record as it is at this moment, which may be before the next look. */
  const current = () => after(record, clock(), running() - lastLook);

  look();
  return {
    now() {
      if (running() - lastLook >= EVERY) look();
      const clockTime = clock();
      const doubt = doubtOf(current(), clockTime);
      return doubt?.ahead ? doubt.expected : clockTime;
    },
    doubt() {
      if (running() - lastLook >= EVERY) look();
      return doubtOf(current(), clock());
    },
    compare(date) {
      if (!isUnfounded || date > clock()) return;
      isUnfounded = false;
      write({ known: date.toISOString() });
      look();
    },
    confirm() {
      isUnfounded = false;
      lastLook = running();
      write({ known: clock().toISOString() });
    },
  };
}

/** Reads the doubt about the clock that the running process recorded; undefined where none has. */
export function readClockDoubt(directory: string, clockTime = new Date()): ClockDoubt | undefined {
  const record = readRecord(join(directory, FILE));
  return record && doubtOf(after(record, clockTime, 0), clockTime);
}

/** Makes the running process trust the clock: it reads this within a minute. */
export function confirmClock(directory: string): void {
  const record: TimeRecord = { known: new Date().toISOString() };
  // Overwriting keeps the file's owner, the account that the site runs as.
  writeFileSync(join(directory, FILE), `${JSON.stringify(record)}\n`, { mode: 0o600 });
}

function doubtOf(
  { known: believedTime, doubt }: TimeRecord,
  clockTime: Date,
): ClockDoubt | undefined {
  return (
    doubt && {
      ahead: doubt.ahead,
      said: clockTime,
      expected: new Date(Date.parse(believedTime) + doubt.ran),
    }
  );
}

/** Returns the record after the clock showed a time, `ran` ms after the last check. */
function after(
  { known: believedTime, doubt }: TimeRecord,
  clockTime: Date,
  ran: number,
): TimeRecord {
  const elapsed = (doubt?.ran ?? 0) + ran;
  const step = clockTime.getTime() - Date.parse(believedTime) - elapsed;
  if (Math.abs(step) <= LONGEST_STEP) {
    return {
      known: new Date(Math.max(clockTime.getTime(), Date.parse(believedTime))).toISOString(),
    };
  }
  const ahead = step > 0;
  if (doubt?.ahead !== ahead) {
    const expected = new Date(Date.parse(believedTime) + elapsed).toISOString();
    return { known: expected, doubt: { ahead, ran: 0 } };
  }
  return elapsed >= (ahead ? AHEAD_BELIEVED_AFTER : BEHIND_BELIEVED_AFTER)
    ? { known: clockTime.toISOString() }
    : { known: believedTime, doubt: { ahead, ran: elapsed } };
}

function readRecord(file: string): TimeRecord | undefined {
  try {
    return timeRecord.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // At the first start, or when a full disk cut the file off, the dates of stored files are compared instead.
    return undefined;
  }
}
