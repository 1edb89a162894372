import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { confirmClock, openCertainTime, readClockDoubt } from './certain-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A data directory, a clock that can be set, and the time that runs whatever it says. */
function machine() {
  const directory = mkdtempSync(join(tmpdir(), 'certain-time-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const state = { set: Date.UTC(2026, 10, 29, 9), ran: 0 };
  const clock = () => new Date(state.set + state.ran);
  const warned: string[] = [];
  return {
    directory,
    state,
    clock,
    warned,
    /** A start of the site, or of a backup. */
    open: (dates: readonly Date[] = []) =>
      openCertainTime({
        directory,
        kept: dates,
        clock,
        running: () => state.ran,
        warn: (message) => warned.push(message),
      }),
  };
}

test('a clock that goes on is believed, also after a night without a process', () => {
  const { open, state, clock, directory } = machine();
  expect(open().now()).toEqual(clock());
  state.set += 25 * HOUR;
  const time = open();
  expect(time.doubt()).toBeUndefined();
  expect(time.now()).toEqual(clock());
  expect(readClockDoubt(directory, clock())).toBeUndefined();
});

test('after a jump the time goes on from what was known, as long as the site runs', () => {
  const { open, state, clock, directory } = machine();
  open();
  const lastTime = clock();
  state.set += 1200 * DAY;
  const time = open();
  expect(time.doubt()).toEqual({ ahead: true, said: clock(), expected: lastTime });
  state.ran += HOUR;
  expect(time.now()).toEqual(new Date(lastTime.getTime() + HOUR));
  // Another start knows as much, to the minute; so does the doctor.
  expect(open().now()).toEqual(new Date(lastTime.getTime() + HOUR));
  expect(readClockDoubt(directory, clock())?.ahead).toBe(true);
});

test('a jump is seen at once while the site runs', () => {
  const { open, state, clock } = machine();
  const time = open();
  const lastTime = clock();
  state.set += 40 * DAY;
  state.ran += 1000;
  expect(time.now()).toEqual(new Date(lastTime.getTime() + 1000));
  state.set -= 40 * DAY;
  expect(time.now()).toEqual(clock());
});

test('it goes on when somebody says that the clock is right, here or beside the site', () => {
  const here = machine();
  here.open();
  here.state.set += 40 * DAY;
  const time = here.open();
  time.confirm();
  expect(time.now()).toEqual(here.clock());
  expect(here.open().doubt()).toBeUndefined();

  const beside = machine();
  // The doctor writes what its own clock says.
  beside.state.set = Date.now() - 40 * DAY;
  beside.open();
  beside.state.set += 40 * DAY;
  const running = beside.open();
  expect(running.doubt()).toBeDefined();
  confirmClock(beside.directory);
  beside.state.ran += MINUTE;
  expect(running.doubt()).toBeUndefined();
});

test('it goes on after seven days in which the site ran, in however many lives', () => {
  const { open, state, clock } = machine();
  open();
  state.set += 40 * DAY;
  for (let life = 0; life < 7; life += 1) {
    const time = open();
    expect(time.doubt()?.ahead).toBe(true);
    for (let hour = 0; hour < 24; hour += 1) {
      state.ran += HOUR;
      time.now();
    }
  }
  expect(open().doubt()).toBeUndefined();
  expect(open().now()).toEqual(clock());
});

test('a clock that went back is followed, and tomorrow the one before is forgotten', () => {
  const { open, state, clock } = machine();
  state.set += 1000 * DAY;
  open();
  state.set -= 1000 * DAY;
  const time = open();
  expect(time.doubt()?.ahead).toBe(false);
  expect(time.now()).toEqual(clock());
  state.ran += DAY;
  expect(time.doubt()).toBeUndefined();
  // From here a jump is seen again, though it stays before the wrong time.
  state.set += 40 * DAY;
  expect(time.doubt()?.ahead).toBe(true);
});

test('where no time was written down, the clock is compared with what is kept', async () => {
  const { open, state, clock, directory } = machine();
  const newest = clock();
  state.set += 400 * DAY;
  const later = new Date(clock().getTime() + DAY);
  expect(open([new Date(0), newest, later]).doubt()?.expected).toEqual(newest);
  // A file that a full disk has cut off is none.
  await writeFile(join(directory, 'clock.json'), '{"known":"20');
  expect(open([newest]).doubt()?.expected).toEqual(newest);

  const other = machine();
  const empty = other.open();
  expect(empty.doubt()).toBeUndefined();
  // The rows of a database are read after the start.
  empty.compare(new Date(other.clock().getTime() - 400 * DAY));
  expect(empty.doubt()?.ahead).toBe(true);
});

test('a directory that cannot be written is told of, and the jump is seen all the same', () => {
  const { directory, state, clock, warned } = machine();
  const running = () => state.ran;
  const warn = (message: string) => void warned.push(message);
  const time = openCertainTime({ directory: join(directory, 'gone'), clock, running, warn });
  state.set += 40 * DAY;
  expect(time.doubt()?.ahead).toBe(true);
  expect(warned).toContain('the time could not be written down');
});
