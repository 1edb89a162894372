import { PRIORITIES, type Priority } from './query-caller.ts';
import type { WorkerLane } from './worker-lane.ts';

/** The most workers: each holds every document, so their number is what bounds memory. */
export const MAX_WORKERS = 4;
/** Workers a rank and those below may hold: two slow visitors and a slow editor leave one for the site's pages. */
export const MAX_HELD: Readonly<Record<Priority, number>> = {
  site: MAX_WORKERS,
  staff: MAX_WORKERS - 1,
  visitor: MAX_WORKERS - 2,
};

/** Workers that answer a question of this rank, or of one below. */
export function heldBelow(lanes: Iterable<WorkerLane>, priority: Priority): WorkerLane[] {
  return [...lanes].filter(
    ({ running }) =>
      running && PRIORITIES.indexOf(running.ask.caller.priority) >= PRIORITIES.indexOf(priority),
  );
}

/** Whether a question of this rank may take a worker that is free. */
export function mayStart(lanes: Iterable<WorkerLane>, priority: Priority): boolean {
  const priorities = PRIORITIES.slice(0, PRIORITIES.indexOf(priority) + 1);
  if (priorities.some((one) => heldBelow(lanes, one).length >= MAX_HELD[one])) return false;
  // Another worker stays free for callers of a higher priority, however fast a visitor's query may be.
  const ready = [...lanes].filter((lane) => lane.ready).length;
  return priority !== 'visitor' || heldBelow(lanes, priority).length < ready - 1;
}
