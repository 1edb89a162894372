import {
  MediaActionTypes,
  MediaProvider,
  useMediaDispatch,
  useMediaSelector,
} from 'media-chrome/react/media-store';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { LocalFilm } from '../../content/projects/video.ts';
import { Lightbox } from '../../ui/lightbox.tsx';
import { FilmControls, SKIP } from './film-controls.tsx';
import './film-lightbox.css';

export type FilmLightboxProps = { film: LocalFilm; title: string; onClose: () => void };

/** A video in a fullscreen lightbox (pages-2.38 in test/specification.md). */
export function FilmLightbox({ film, title, onClose }: FilmLightboxProps) {
  const { src } = film;
  return src ? (
    <MediaProvider>
      <FilmPlayer film={{ ...film, src }} title={title} onClose={onClose} />
    </MediaProvider>
  ) : (
    <Lightbox label={`Film\u00a0: ${title}`} onClose={onClose}>
      <FilmUnavailable />
    </Lightbox>
  );
}

type FilmPlayerProps = {
  film: LocalFilm & { src: string };
  title: string;
  onClose: () => void;
};

/** The film, its state held by media-chrome. The controls are ours: the site's policy refuses inline styles. */
function FilmPlayer({ film, title, onClose }: FilmPlayerProps) {
  const { src, captions, ratio, poster } = film;
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const dispatch = useMediaDispatch();
  const loading = useMediaSelector(({ mediaLoading }) => mediaLoading);

  // The store registers the element once: `dispatch` changes at each render.
  const firstDispatch = useRef(dispatch);
  useEffect(() => {
    firstDispatch.current({
      type: MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST,
      detail: video.current,
    });
    return () =>
      firstDispatch.current({ type: MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST, detail: null });
  }, []);

  return (
    <Lightbox
      label={`Film\u00a0: ${title}`}
      onClose={onClose}
      onKeyDown={(event) => video.current && obey(event, video.current)}
    >
      {failed ? (
        <FilmUnavailable />
      ) : (
        <>
          <div className="lightbox-stage" data-loading={loading || undefined}>
            {/* biome-ignore lint/a11y/useMediaCaption: a film in which nobody speaks has no captions */}
            <video
              ref={video}
              src={src}
              data-ratio={ratio}
              poster={poster.src}
              width={poster.width}
              height={poster.height}
              aria-label={`Film\u00a0: ${title}`}
              autoPlay
              playsInline
              onClick={({ currentTarget }) => togglePlay(currentTarget)}
              onError={() => {
                console.warn('a film could not be played', src);
                setFailed(true);
              }}
            >
              {captions && (
                <track kind="captions" src={captions} srcLang="fr" label="Français" default />
              )}
            </video>
          </div>
          <FilmControls />
        </>
      )}
    </Lightbox>
  );
}

/** The text of the lightbox without a source (pages-8.23 in test/specification.md). */
function FilmUnavailable() {
  return (
    <p className="lightbox-stage lightbox-none display" role="alert">
      Vidéo non disponible
    </p>
  );
}

function togglePlay(video: HTMLVideoElement): void {
  // `play` rejects when a pause follows at once, which is no failure.
  if (video.paused) video.play().catch(() => undefined);
  else video.pause();
}

/** Handles the usual player keys anywhere in the dialog; a focused control keeps its own. */
function obey(event: KeyboardEvent, video: HTMLVideoElement): void {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const { target, key } = event;
  const inControl = target instanceof HTMLInputElement || target instanceof HTMLButtonElement;
  if (key === ' ' && inControl) return;
  if (key.startsWith('Arrow') && target instanceof HTMLInputElement) return;
  if (key === ' ' || key === 'k') togglePlay(video);
  else if (key === 'ArrowLeft') video.currentTime -= SKIP;
  else if (key === 'ArrowRight') video.currentTime += SKIP;
  else if (key === 'm') video.muted = !video.muted;
  else return;
  event.preventDefault();
}
