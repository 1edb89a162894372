import film from '../../blocks/film.css?url';
import { FilmSection } from '../../blocks/film.tsx';
import type { Film } from '../../content/projects/video.ts';
import articlePart from '../../content/texts/article-part.css?url';

/** The film of a service, as pages that editors make show theirs. */
export function ServiceFilm({ film: serviceFilm }: { film: Film }) {
  return (
    <>
      {[articlePart, film].map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} precedence="block" />
      ))}
      <FilmSection id="film" block={{ title: 'Le métier, filmé', film: serviceFilm }} />
    </>
  );
}
