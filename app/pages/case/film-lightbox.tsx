import { MediaProvider } from 'media-chrome/react/media-store';
import type { LocalFilm } from '../../content/projects/video.ts';
import { Lightbox } from '../../ui/lightbox.tsx';
import { FilmPlayer, FilmUnavailable } from './film-player.tsx';

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
