import { type ReactNode, useState } from 'react';
import { useScripted } from '../../ui/scripted.ts';
import { filmAddress } from './film-address.ts';
import type { Film } from './video.ts';

type Props = {
  film: Extract<Film, { kind: 'youtube' }>;
  title: string;
  className?: string;
  /** The part before the button, which disappears with it. */
  before?: ReactNode;
  /** The face of the button. */
  children: ReactNode;
};

/** A film on YouTube, which is contacted on the click, through the host without cookies. Without script a link leads to it. */
export function YouTubeFilm({ film, title, className, before, children }: Props) {
  const scripted = useScripted();
  // The id of the film is stored: the next page may have another film in the same component.
  const [playingId, setPlayingId] = useState('');
  if (playingId === film.id) return <Player film={film} title={title} />;
  return (
    <>
      {before}
      {scripted ? (
        <button type="button" className={className} onClick={() => setPlayingId(film.id)}>
          {children}
        </button>
      ) : (
        <a className={className} href={filmAddress(film)} target="_blank" rel="noopener">
          {children}
          <span className="visually-hidden"> (nouvel onglet)</span>
        </a>
      )}
    </>
  );
}

function Player({ film, title }: Pick<Props, 'film' | 'title'>) {
  return (
    <iframe
      className="film"
      data-ratio={film.ratio}
      src={`https://www.youtube-nocookie.com/embed/${film.id}?autoplay=1&rel=0&hl=fr`}
      title={`Film\u00a0: ${title}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The player refuses to start without knowing which site embeds it.
      referrerPolicy="strict-origin-when-cross-origin"
      // The button that had the focus has disappeared: the player takes the focus.
      ref={(frame) => frame?.focus()}
    />
  );
}
