import {
  MediaActionTypes,
  useMediaDispatch,
  useMediaSelector,
} from 'media-chrome/react/media-store';
import { type ReactNode, useEffect, useState } from 'react';
import './film-controls.css';

/** The step of the lightbox's skips (pages-9.20 in test/specification.md). */
export const SKIP = 10; // s

/** The step of the seek bar. */
const STEP = 0.1; // s

const PATHS = {
  play: 'M8 5v14l11.4-7z',
  pause: 'M7 5h4v14H7zM13 5h4v14h-4z',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15 9a4 4 0 0 1 0 6M17.5 6.5a7.5 7.5 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  captions: 'M3 5.5h18v13H3zM10.5 10.5a2 2 0 1 0 0 3M17.5 10.5a2 2 0 1 0 0 3',
} as const;

/** Play and pause, 10-second skips, seek, mute (pages-2.39 to 2.42 in test/specification.md), and captions. */
export function FilmControls() {
  const dispatch = useMediaDispatch();
  const paused = useMediaSelector(({ mediaPaused }) => mediaPaused ?? true);
  const muted = useMediaSelector(({ mediaVolumeLevel }) => mediaVolumeLevel === 'off');
  const time = useMediaSelector(({ mediaCurrentTime }) => mediaCurrentTime ?? 0);
  const duration = useMediaSelector(({ mediaDuration }) => mediaDuration) || 0;
  const hasCaptions = useMediaSelector(({ mediaSubtitlesList }) =>
    Boolean(mediaSubtitlesList?.length),
  );
  const captioned = useMediaSelector(({ mediaSubtitlesShowing }) =>
    Boolean(mediaSubtitlesShowing?.length),
  );

  const seek = (to: number) =>
    dispatch({
      type: MediaActionTypes.MEDIA_SEEK_REQUEST,
      detail: Math.min(duration, Math.max(0, to)),
    });

  return (
    <div className="film-controls">
      <button
        type="button"
        className="film-main"
        data-first
        aria-label={paused ? 'Lire' : 'Mettre en pause'}
        onClick={() =>
          dispatch({
            type: paused
              ? MediaActionTypes.MEDIA_PLAY_REQUEST
              : MediaActionTypes.MEDIA_PAUSE_REQUEST,
          })
        }
      >
        <Glyph name={paused ? 'play' : 'pause'} solid />
      </button>
      <Skip by={-SKIP} onClick={() => seek(time - SKIP)} />
      <Skip by={SKIP} onClick={() => seek(time + SKIP)} />
      <SeekBar time={time} duration={duration} seek={seek} />
      <p className="film-time" aria-hidden="true">
        {clock(time)} / {clock(duration)}
      </p>
      <Control
        label="Couper le son"
        pressed={muted}
        onClick={() =>
          dispatch({
            type: muted
              ? MediaActionTypes.MEDIA_UNMUTE_REQUEST
              : MediaActionTypes.MEDIA_MUTE_REQUEST,
          })
        }
      >
        <Glyph name={muted ? 'muted' : 'sound'} />
      </Control>
      {hasCaptions && (
        <Control
          label="Sous-titres"
          pressed={captioned}
          onClick={() => dispatch({ type: MediaActionTypes.MEDIA_TOGGLE_SUBTITLES_REQUEST })}
        >
          <Glyph name="captions" />
        </Control>
      )}
    </div>
  );
}

type SeekBarProps = { time: number; duration: number; seek: (to: number) => void };

function SeekBar({ time, duration, seek }: SeekBarProps) {
  // The position that the visitor asked for, until the film has reached it: otherwise the thumb would jump back in
  // between.
  const [wanted, setWanted] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the film has moved, whatever its time
  useEffect(() => setWanted(undefined), [time]);
  const position = wanted ?? time;
  return (
    <input
      type="range"
      aria-label="Position dans le film"
      aria-valuetext={`${spoken(position)} sur ${spoken(duration)}`}
      min={0}
      max={duration}
      step={STEP}
      value={position}
      style={{ '--share': duration > 0 ? position / duration : 0 }}
      onChange={({ target }) => {
        setWanted(target.valueAsNumber);
        seek(target.valueAsNumber);
      }}
    />
  );
}

/** A skip button: its accessible name begins with its visible text, for voice control. */
function Skip({ by, onClick }: { by: number; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick}>
      <span>
        {by < 0 ? '−' : '+'}
        {Math.abs(by)}&nbsp;s
      </span>
      <span className="visually-hidden">
        , {by < 0 ? 'reculer' : 'avancer'} de {Math.abs(by)} secondes
      </span>
    </button>
  );
}

type ControlProps = {
  label: string;
  /** The state of a toggle. */
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
};

function Control({ label, pressed, onClick, children }: ControlProps) {
  return (
    <button type="button" aria-label={label} aria-pressed={pressed} title={label} onClick={onClick}>
      {children}
    </button>
  );
}

function Glyph({ name, solid }: { name: keyof typeof PATHS; solid?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill={solid ? 'currentColor' : 'none'}
      stroke={solid ? undefined : 'currentColor'}
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** `1:04` */
function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A duration as screen readers say it: `1 min 4 s`. */
function spoken(seconds: number): string {
  const whole = Math.floor(seconds);
  const minutes = Math.floor(whole / 60);
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`;
}
