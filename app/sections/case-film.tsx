import { type ReactNode, useEffect, useState } from 'react';
import type { Film } from '../queries/video.ts';

type FilmProps<Kind extends Film['kind'] = Film['kind']> = {
  film: Extract<Film, { kind: Kind }>;
  title: string;
};

/**
 * A film that waits behind the page's cover. Nothing of it is loaded before the visitor asks: YouTube
 * is contacted on the click, through the host that sets no cookie. Without script the button is a link
 * to the film itself.
 */
export function CoverFilm({ film, title, children }: FilmProps & { children: ReactNode }) {
  const [scripted, setScripted] = useState(false);
  const [asked, setAsked] = useState(false);
  useEffect(() => setScripted(true), []);

  if (asked) {
    return film.kind === 'youtube' ? (
      <YouTubePlayer film={film} title={title} />
    ) : (
      <LocalFilm film={film} title={title} autoPlay />
    );
  }
  const face = (
    <>
      <span className="film-star" aria-hidden="true">
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M8 5v14l11.4-7z" />
        </svg>
      </span>
      <span>
        Voir le film
        <small>
          {film.duration}
          {film.duration && film.kind === 'youtube' && ' · '}
          {film.kind === 'youtube' && 'YouTube, sans cookie'}
        </small>
      </span>
    </>
  );
  return (
    <>
      {children}
      {scripted ? (
        <button type="button" className="film-play" onClick={() => setAsked(true)}>
          {face}
        </button>
      ) : (
        <a className="film-play" href={filmAddress(film)} target="_blank" rel="noopener">
          {face}
          <span className="visually-hidden"> (nouvel onglet)</span>
        </a>
      )}
    </>
  );
}

function filmAddress(film: Film): string {
  return film.kind === 'youtube' ? `https://www.youtube.com/watch?v=${film.id}` : film.src;
}

function YouTubePlayer({ film, title }: FilmProps<'youtube'>) {
  return (
    <iframe
      className="film"
      data-ratio={film.ratio}
      src={`https://www.youtube-nocookie.com/embed/${film.id}?autoplay=1&rel=0&hl=fr`}
      title={`Film : ${title}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The player refuses to start without knowing which site embeds it.
      referrerPolicy="strict-origin-when-cross-origin"
      // The button that had the focus is gone: the player takes its place for the keyboard too.
      ref={(frame) => frame?.focus()}
    />
  );
}

/** The browser's own controls: they know captions, full screen and every assistive technology. */
export function LocalFilm({ film, title, autoPlay }: FilmProps<'local'> & { autoPlay?: boolean }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film in which nobody speaks has no captions
    <video
      className="film"
      data-ratio={film.ratio}
      controls
      playsInline
      autoPlay={autoPlay}
      preload="none"
      poster={film.poster.src}
      width={film.poster.width}
      height={film.poster.height}
      aria-label={`Film : ${title}`}
      ref={(video) => {
        if (autoPlay) video?.focus();
      }}
    >
      <source src={film.src} type="video/mp4" />
      {film.captions && (
        <track kind="captions" src={film.captions} srcLang="fr" label="Français" default />
      )}
    </video>
  );
}
