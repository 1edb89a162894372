import { type ReactNode, useState } from 'react';
import { href } from 'react-router';
import { CoverImage } from '../../content/cover-image.tsx';
import { useLandingCover } from '../../content/landing-cover.ts';
import type { Film, LocalFilm } from '../../content/projects/video.ts';
import { useScripted } from '../../ui/scripted.ts';
import { FilmDoor, FilmFace } from './film-door.tsx';
import './case-film.css';

type FilmProps<Kind extends Film['kind'] = Film['kind']> = {
  film: Extract<Film, { kind: Kind }>;
  title: string;
};

/** A film that waits behind the page's cover. Nothing of it is loaded before the visitor asks. */
export function CoverFilm({ film, title, children }: FilmProps & { children: ReactNode }) {
  if (film.kind === 'youtube') {
    return (
      <YouTubeFilm film={film} title={title}>
        {children}
      </YouTubeFilm>
    );
  }
  return (
    <>
      {children}
      <FilmDoor film={film} title={title} className="film-play">
        <FilmFace note={film.duration} />
      </FilmDoor>
    </>
  );
}

/** A vertical film beside its story: the poster, which flies here from the list, and the star that opens it. */
export function ReelFilm({ film, slug, title }: { film: LocalFilm; slug: string; title: string }) {
  const landing = useLandingCover(href('/work/:slug', { slug }), slug);
  return (
    <FilmDoor film={film} title={title} className="reel-film">
      <picture {...landing}>
        <CoverImage
          picture={film.poster}
          sizes="(max-width: 767px) 89vw, (max-width: 1023px) 243px, (max-width: 1440px) 24vw, max(342px, 17vw)"
        />
      </picture>
      <span className="reel-film-face">
        <FilmFace note={film.duration} />
      </span>
    </FilmDoor>
  );
}

/** YouTube is contacted on the click, through the host without cookies. Without script a link leads to the film. */
function YouTubeFilm({ film, title, children }: FilmProps<'youtube'> & { children: ReactNode }) {
  const scripted = useScripted();
  const [asked, setAsked] = useState(false);
  if (asked) return <YouTubePlayer film={film} title={title} />;

  const face = (
    <FilmFace
      note={
        <>
          {film.duration}
          {film.duration && ' · '}YouTube, sans cookie
        </>
      }
    />
  );
  return (
    <>
      {children}
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
          <span className="visually-hidden"> (nouvel onglet)</span>
        </a>
      )}
    </>
  );
}

function YouTubePlayer({ film, title }: FilmProps<'youtube'>) {
  return (
    <iframe
      className="film"
      data-ratio={film.ratio}
      src={`https://www.youtube-nocookie.com/embed/${film.id}?autoplay=1&rel=0&hl=fr`}
      title={`Film\u00a0: ${title}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The player refuses to start without knowing which site embeds it.
      referrerPolicy="strict-origin-when-cross-origin"
      // The button that had the focus is gone: the player takes its place for the keyboard too.
      ref={(frame) => frame?.focus()}
    />
  );
}
