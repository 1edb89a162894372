import { useEffect, useState } from 'react';
import type { Film } from '../queries/video.ts';
import { CoverImage } from './cover-image.tsx';

type Playing<Kind extends Film['kind']> = { film: Extract<Film, { kind: Kind }>; title: string };

/** A film as wide as the page's column; a vertical one of ours stands beside the story instead. */
export function CaseFilm({ film, title }: { film: Film; title: string }) {
  return (
    <section className="case-film" aria-label="Le film">
      <div className="wrap">
        {film.kind === 'local' ? (
          <LocalFilm film={film} title={title} />
        ) : (
          <YouTubeFilm film={film} title={title} />
        )}
      </div>
    </section>
  );
}

/** The browser's own controls: they know captions, full screen and every assistive technology. */
export function LocalFilm({ film, title }: Playing<'local'>) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film in which nobody speaks has no captions
    <video
      className="film"
      data-ratio={film.ratio}
      controls
      playsInline
      preload="none"
      poster={film.poster.src}
      width={film.poster.width}
      height={film.poster.height}
      aria-label={`Film : ${title}`}
    >
      <source src={film.src} type="video/mp4" />
      {film.captions && (
        <track kind="captions" src={film.captions} srcLang="fr" label="Français" default />
      )}
    </video>
  );
}

/**
 * Our own poster. YouTube is contacted when the visitor asks for the film and not before: on the
 * click, from the host that sets no cookie, or without script by a link to its page.
 */
export function YouTubeFilm({ film, title }: Playing<'youtube'>) {
  const [scripted, setScripted] = useState(false);
  const [asked, setAsked] = useState(false);
  useEffect(() => setScripted(true), []);

  if (asked) {
    return (
      <iframe
        className="film"
        data-ratio={film.ratio}
        src={`https://www.youtube-nocookie.com/embed/${film.id}?autoplay=1&rel=0&hl=fr`}
        title={`Film : ${title}`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // The player refuses to start without knowing which site embeds it.
        referrerPolicy="strict-origin-when-cross-origin"
        ref={(frame) => frame?.focus()}
      />
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
        {film.duration && <small>{film.duration}</small>}
      </span>
    </>
  );
  return (
    <figure>
      <div className="film film-poster" data-ratio={film.ratio}>
        <CoverImage picture={film.poster} sizes="(max-width: 1440px) 100vw, 1280px" />
        {scripted ? (
          <button type="button" className="film-play" onClick={() => setAsked(true)}>
            {face}
          </button>
        ) : (
          <a
            className="film-play"
            href={`https://www.youtube.com/watch?v=${film.id}`}
            target="_blank"
            rel="noopener"
          >
            {face}
            <span className="visually-hidden"> sur YouTube (nouvel onglet)</span>
          </a>
        )}
      </div>
      <figcaption className="note muted">
        Le lecteur YouTube ne se charge qu’à votre demande, sans cookie.
      </figcaption>
    </figure>
  );
}
