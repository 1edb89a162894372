import type { ReactNode } from 'react';
import { href } from 'react-router';
import { CoverImage } from '../../content/cover-image.tsx';
import { useLandingCover } from '../../content/landing-cover.ts';
import { YouTubeFilm } from '../../content/projects/film-elsewhere.tsx';
import type { Film, LocalFilm } from '../../content/projects/video.ts';
import { FilmButton, FilmFace } from './film-button.tsx';
import './case-film.css';

type CoverFilmProps = { film: Film; title: string; children: ReactNode };

/** A film behind the page's cover. It loads on the visitor's request only. */
export function CoverFilm({ film, title, children }: CoverFilmProps) {
  if (film.kind === 'youtube') {
    return (
      <YouTubeFilm film={film} title={title} className="film-play" before={children}>
        <FilmFace
          note={
            <>
              {film.duration}
              {film.duration && ' · '}YouTube, sans cookie
            </>
          }
        />
      </YouTubeFilm>
    );
  }
  return (
    <>
      {children}
      <FilmButton film={film} title={title} className="film-play">
        <FilmFace note={film.duration} />
      </FilmButton>
    </>
  );
}

/** A vertical film beside its story: the poster, which moves here from the list, and the star that opens it. */
export function ReelFilm({ film, slug, title }: { film: LocalFilm; slug: string; title: string }) {
  const landing = useLandingCover(href('/work/:slug', { slug }), slug);
  return (
    <FilmButton film={film} title={title} className="reel-film">
      <picture {...landing}>
        <CoverImage
          picture={film.poster}
          sizes="(max-width: 767px) 89vw, (max-width: 1023px) 243px, (max-width: 1440px) 24vw, max(342px, 17vw)"
        />
      </picture>
      <span className="reel-film-face">
        <FilmFace note={film.duration} />
      </span>
    </FilmButton>
  );
}
