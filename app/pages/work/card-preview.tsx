import { useEffect, useRef, useState } from 'react';
import { savesData } from '../../ui/saves-data.ts';
import { wantsNoMotion } from '../../ui/wants-no-motion.ts';
import './card-preview.css';

/** A pointer that only crosses the wall wakes nothing. */
const DELAY = 150; // ms

type Preview = {
  /** Address of the film while it should be played. */
  playing: string | undefined;
  /** The handlers to spread on the element the pointer rests on. */
  watch: { onPointerEnter(event: { pointerType: string }): void; onPointerLeave(): void };
  fail(): void;
};

/**
 * Plays a film after a moment under the mouse, unless the visitor prefers less motion or data; not again after a
 * failure.
 */
export function useCardPreview(film: string | undefined): Preview {
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const delay = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(delay.current), []);

  return {
    playing: playing && !failed ? film : undefined,
    watch: {
      onPointerEnter({ pointerType }) {
        if (!film || failed || pointerType !== 'mouse' || savesData() || wantsNoMotion()) return;
        delay.current = setTimeout(() => setPlaying(true), DELAY);
      },
      onPointerLeave() {
        clearTimeout(delay.current);
        setPlaying(false);
      },
    },
    fail: () => setFailed(true),
  };
}

/** The film over its poster; it is there only while it plays, so leaving rewinds it. */
export function CardPreview({ src, fail }: { src: string; fail(): void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [duration, setDuration] = useState<number>();
  const giveUp = useRef(fail);

  // The script plays the film instead of an attribute: only `play()` tells when the browser refuses.
  useEffect(() => {
    const film = video.current;
    film?.play().catch((reason: unknown) => {
      // If the pointer has left, the film is removed: this is no failure.
      if (!film.isConnected) return;
      console.warn('a preview could not be played', film.currentSrc, reason);
      giveUp.current();
    });
    return () => film?.pause();
  }, []);

  return (
    <span className="card-preview" data-ready={duration ? true : undefined} aria-hidden="true">
      <video
        ref={video}
        src={src}
        muted
        loop
        playsInline
        tabIndex={-1}
        onPlaying={(event) => setDuration(event.currentTarget.duration)}
        // The connection may also break while the film plays.
        onError={fail}
      />
      {duration ? (
        <i className="card-progress" style={{ '--duration': `${duration}s` }} />
      ) : (
        <i className="card-spinner" />
      )}
    </span>
  );
}
