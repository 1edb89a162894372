import type { MouseEvent, ReactNode } from 'react';
import type { LocalFilm } from '../../content/projects/video.ts';
import { isModifiedClick } from '../../ui/modified-click.ts';
import { useOnDemand } from '../../ui/on-demand.ts';
import { useScripted } from '../../ui/scripted.ts';
import type { FilmLightboxProps } from './film-lightbox.tsx';

type Props = { film: LocalFilm; title: string; className: string; children: ReactNode };

/** A button that downloads player and film and opens the lightbox. Without script or player, a link to the film. */
export function FilmButton({ film, title, className, children }: Props) {
  const { Part, isOpen, show, hide, prepare } = useOnDemand<FilmLightboxProps>(loadLightbox);
  const scripted = useScripted();

  async function open(event: MouseEvent) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    try {
      await show();
    } catch {
      if (film.src) location.assign(film.src);
    }
  }

  const attributes = {
    className,
    'aria-haspopup': 'dialog',
    onClick: open,
    onPointerEnter: prepare,
    onFocus: prepare,
    children,
  } as const;
  return (
    <>
      {film.src ? (
        <a href={film.src} {...attributes} />
      ) : (
        <button type="button" hidden={!scripted} {...attributes} />
      )}
      {Part && isOpen && <Part film={film} title={title} onClose={hide} />}
    </>
  );
}

/** The face of a play button: a star, the action, and the film's duration. */
export function FilmFace({ note }: { note?: ReactNode }) {
  return (
    <>
      <span className="film-star" aria-hidden="true">
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M8 5v14l11.4-7z" />
        </svg>
      </span>
      <span>
        Voir le film
        <small>{note}</small>
      </span>
    </>
  );
}

const loadLightbox = () => import('./film-lightbox.tsx').then(({ FilmLightbox }) => FilmLightbox);
