import { countedFrom } from '../../packages/kit/calendar/response-time.ts';

/** Explains beside a promised time when it begins; nothing where none is promised. */
export function PromiseNote({ time }: { time: string | undefined }) {
  return time ? <p className="note">{countedFrom(time)}</p> : null;
}
