import './film-unavailable.css';
/** content-pages §8: what the lightbox says without a source. */
export function FilmUnavailable() {
  return (
    <p className="lightbox-stage lightbox-none display" role="alert">
      Vidéo non disponible
    </p>
  );
}
