import './film-unavailable.css';
/** The text of the lightbox without a source (pages-8.23 in test/specification.md). */
export function FilmUnavailable() {
  return (
    <p className="lightbox-stage lightbox-none display" role="alert">
      Vidéo non disponible
    </p>
  );
}
