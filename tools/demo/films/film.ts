/** What a film of the demo is: shots that follow each other, the words in them, and a score. */
import { clipped, drawing, rect, starPath } from '../../../packages/drawings/zellige/markup.ts';
import type { Score, SoundName } from './sound.ts';
import { eased, mix } from './stage.ts';

export const FRAMES_PER_SECOND = 25;

/** Pixels of a frame, which are the units that shots are drawn in. */
export const FORMATS = {
  upright: { width: 540, height: 960, ratio: '9:16' },
  wide: { width: 960, height: 540, ratio: '16:9' },
} as const;

export type Shot = {
  seconds: number;
  /** Draws the frame at a second of the shot; also a little after its end, while the next one comes in. */
  draw: (second: number) => string;
  /** How it takes the place of the shot before: at once, unless it is said. */
  enters?: Entrance;
  /** What is read or heard from here on, until a shot that says something else. */
  caption?: string;
  sounds?: readonly (readonly [name: SoundName, second: number])[];
};

export type Film = {
  slug: string;
  format: keyof typeof FORMATS;
  shots: readonly Shot[];
  score: Score;
  /** The second of the frame that stands for the film. */
  poster: number;
};

type Entrance = 'dissolve' | 'star' | 'rise' | 'slide';

/** The time a shot takes to come in. */
const ENTERING = 0.6; // s

export function secondsOf({ shots }: Film): number {
  return shots.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** The shots with the seconds at which they begin. */
export function timeline({ shots }: Film): { shot: Shot; start: number }[] {
  let start = 0;
  return shots.map((shot) => {
    const begun = { shot, start };
    start += shot.seconds;
    return begun;
  });
}

/** Draws a frame of a film as SVG. */
export function frameAt(film: Film, second: number): string {
  const { width, height } = FORMATS[film.format];
  return drawing(width, height, pictureAt(film, second));
}

/** What is drawn in a frame of a film, for a film that quotes it. */
export function pictureAt(film: Film, second: number): string {
  const size = FORMATS[film.format];
  const places = timeline(film);
  const index = Math.max(
    0,
    places.findLastIndex(({ start }) => start <= second),
  );
  const [place, before] = [places[index], places[index - 1]];
  if (!place) throw new Error(`${film.slug} has no shot`);
  const since = second - place.start;
  const body = place.shot.draw(since);
  const entering = place.shot.enters && before && since < ENTERING;
  if (!entering) return body;
  const below = before.shot.draw(second - before.start);
  return enter(place.shot.enters, { body, below, size }, eased(since, 0, ENTERING));
}

type Meeting = { body: string; below: string; size: { width: number; height: number } };

function enter(kind: Entrance | undefined, { body, below, size }: Meeting, progress: number) {
  const { width, height } = size;
  switch (kind) {
    case 'star': {
      const radius = mix(0, Math.hypot(width, height) * 0.72, progress);
      return below + clipped('iris', starPath(width / 2, height / 2, radius), body);
    }
    case 'rise':
      return (
        `<g transform="translate(0 ${(-0.3 * height * progress).toFixed(1)})">${below}</g>` +
        `<g transform="translate(0 ${(height * (1 - progress)).toFixed(1)})">${rect(0, 0, width, height, '#000')}${body}</g>`
      );
    case 'slide':
      return (
        `<g transform="translate(${(-0.3 * width * progress).toFixed(1)} 0)">${below}</g>` +
        `<g transform="translate(${(width * (1 - progress)).toFixed(1)} 0)">${clipped('pane', `M0 0H${width}V${height}H0z`, body)}</g>`
      );
    default:
      return `${below}<g opacity="${progress.toFixed(3)}">${body}</g>`;
  }
}

/** Writes the captions of a film as WebVTT: each cue lasts until the next one. */
export function captionsOf(film: Film): string {
  const cues = timeline(film).filter(({ shot }) => shot.caption);
  const ends = [...cues.slice(1).map(({ start }) => start), secondsOf(film)];
  return `WEBVTT\n${cues
    .map(({ shot, start }, i) => `\n${clock(start)} --> ${clock(ends[i] ?? 0)}\n${shot.caption}\n`)
    .join('')}`;
}

/** Writes a second of a film as `00:04.500`. */
function clock(second: number): string {
  return `00:${second.toFixed(3).padStart(6, '0')}`;
}
